"""Spanish phrases for invented papers."""

from __future__ import annotations

from bench.layout.vocabulary import Beat, Syllables, Vocabulary, Words, listed

VOCABULARY = Vocabulary(
    lang="es",
    beats={
        "town": Beat(
            subjects=listed("""el ayuntamiento|el hospital comarcal|un grupo de vecinos|el ministerio de transportes|la teniente de
                alcalde|el cuerpo de bomberos|el juzgado provincial|el consejo escolar|la oposición|la jefa de urbanismo
                |la compañía de aguas|una comisión independiente|la nueva coalición|el jefe de policía"""),
            verbs=listed("""rechaza|apoya|prepara|quiere revisar|aplaza|critica|paga|defiende|publicará|retira en silencio|terminará
                en primavera|exige"""),
            objects=listed("""la reparación del viejo puente|un plan para cerrar dos escuelas|las nuevas normas de aparcamiento|la
                ampliación del tranvía|el presupuesto del próximo año|la venta del antiguo cuartel|reglas más duras para
                los pisos turísticos|la prohibición de los camiones|el informe sobre la riada|la reforma de la estación
                |un contrato de {n} millones de euros|la votación sobre la incineradora|la subida de las guarderías|una
                petición con {m} firmas"""),
        ),
        "money": Beat(
            subjects=listed("""el banco central|la mayor cervecera del país|una empresa familiar de maquinaria|el fondo de pensiones
                |la siderúrgica|el ministro de Hacienda|un consorcio de tres inversores|la tienda en línea|el sindicato
                |el regulador de la energía|el gestor del aeropuerto|una asociación de pequeños agricultores"""),
            verbs=listed(
                """espera|recorta|compra|descarta|retrasa|quiere duplicar|vende|explica|aprueba|pone en duda|comenta|negocia"""
            ),
            objects=listed("""la previsión del próximo trimestre|la compra de un rival menor|otra subida de los tipos|{m} empleos en
                dos fábricas|el impuesto a los coches de empresa|un préstamo de {n} millones de euros|el precio de la
                luz|la inversión en una nueva línea de montaje|la débil demanda exterior|las ventas a Asia|un dividendo
                por primera vez en {n} años|hipotecas más baratas|la falta de personal cualificado|la esperada fusión"""),
        ),
        "sport": Beat(
            subjects=listed("""el equipo local|el joven portero|la seleccionadora nacional|el campeón del año pasado|el nuevo dueño
                del club|el capitán visitante|el comité olímpico|el delantero lesionado|el líder de la liga|el árbitro
                |el relevo femenino|la máxima goleadora"""),
            verbs=listed(
                """celebra|pierde|sueña con|gana|lamenta|domina|desperdicia|recordará|merece|describe|acepta|prepara"""
            ),
            objects=listed("""el tercer partido decisivo|una victoria ajustada en la prórroga|la primera derrota de la temporada|un
                penalti en el minuto {n}|el pase a la final|la etapa más dura de la carrera|un contrato hasta el verano
                |la medalla de bronce|una larga baja por una lesión de rodilla|el récord del último mundial|el derbi
                con el estadio lleno|el cambio en el banquillo"""),
        ),
        "culture": Beat(
            subjects=listed("""el museo nacional|un equipo de astrónomos|la autora de la novela|el festival de cine|el jardín botánico
                |un archivo poco conocido|la orquesta de cámara|el laboratorio de la universidad|la oficina de patrimonio
                |la comisaria de la exposición|un historiador aficionado|la biblioteca municipal"""),
            verbs=listed(
                """presenta|descubre|restaura|inaugura|explora|describe|presta|recibe por fin|estudia|mostrará|rescata|digitaliza"""
            ),
            objects=listed("""una colección de {m} fotografías|el mapa más antiguo del valle|una ópera inacabada|una película sobre
                tres hermanas|una rara especie de orquídea|los restos de un molino medieval|cartas de los años de la
                guerra|un nuevo método para datar huesos|la historia de un pintor olvidado|un ciclo de charlas para niños
                |un telescopio en la ladera sur|el altar restaurado"""),
        ),
    },
    adjuncts=listed("""en {town}|cerca de {town}|el {day}|antes de fin de año|pese a las repetidas advertencias|tras meses de
        conversaciones|por segunda vez este año|en una reunión extraordinaria|con ayuda de voluntarios|en los
        {n} distritos afectados|bajo la presión del público|sin más explicaciones|entre {town} y {town}|durante
        la noche|por {n} millones|ante los periodistas|durante al menos {n} semanas|ya el mes que viene|en las
        afueras de {town}|con una mayoría inusual|en una carta del {n} de marzo|justo antes de las fiestas"""),
    openers=listed("""Según {p},|El {day}|En {town},|Ya el otoño pasado|Al mismo tiempo|Mientras tanto,|A pesar de las críticas,
        |Por ahora|Hace un año|A puerta cerrada|En un breve comunicado,|A diferencia de otros años,|Para sorpresa
        de muchos,|Solo más tarde|En la práctica,|Fuentes cercanas aseguran que"""),
    tails=listed("""porque {s} {v} {o}|mientras {s} {v} {o}|lo que {p} considera un error|aunque {s} {v} {o} {a}|y afecta
        a {m} personas|para que nadie espere más de {n} días|como recordó {p} {a}|si {s} {v} {o}|algo que nadie
        esperaba {a}|aunque las cifras digan lo contrario|ya que {s} {v} {o}|y los primeros resultados llegarán
        {a}|pues {s} {v} {o}"""),
    saying=listed("""dice|explica|añade|admite|sostiene|cuenta|recuerda|subraya|insiste|señala"""),
    sentences=listed("""{s} {v} {o} {a}.|{b} {s} {v} {o}.|{s} {v} {o}, {e}.|{b} {s} {v} {o}, {e}.|«{s} {v} {o}», {y} {p}.|«{s}
        {v} {o}, {e}», {y} {l} {a}.|{l} {y} que {s} {v} {o}.|{a} {s} {v} {o} y {v} {o}.|{s} {v} {o}; {s} {v}
        {o} {a}.|Hay {n} razones para ello, {y} {p}: {s} {v} {o}.|{p}, que vive {a} desde hace {n} años, {y}
        que {s} {v} {o}.|El coste se calcula en {m} euros, {e}.|Un {n} por ciento de los encuestados cree que
        {s} {v} {o}.|No está claro si {s} {v} {o}.|Por qué {s} {v} {o}, {p} no lo sabe.|{s} {v} {o} – {e}.|{b}
        {p} {y} que {s} {v} {o} {a}."""),
    titles=listed("""{s} {v} {o}|{l}: {s} {v} {o}|{town}: {s} {v} {o}|{s} {v} {o} y responden {n} personas|Por qué {s} {v}
        {o}|{p} y {o}|{s} {v} {o} {a}"""),
    summaries=listed("""{s} {v} {o}. Qué significa para {town}.|{p} explica por qué {s} {v} {o}.|Lo que se sabe hasta ahora:
        {s} {v} {o}, {e}.|{s} {v} {o}. Lea lo que piensa {p}."""),
    captions=listed(
        """{p} {a}. Foto: archivo|{town}, el {day}. Imagen de archivo|{s} {a}|{p} ({n}) en {town}. Foto: {l}"""
    ),
    heads=listed("""Qué pasará ahora|Una cuestión de dinero|Voces de {town}|«Nadie nos preguntó»|{n} años de espera|La visión
        de {l}|La otra cara"""),
    formulas=listed("""Cielo nuboso, con temperaturas entre {n} y {n} grados.|El viento será flojo, de {n} km/h.|El índice cerró
        en {m} puntos, {n} más que el día anterior.|El euro se vendió a {n} coronas, el dólar a {n}.|El sol sale
        a las 6.{n} y se pone a las 19.{n}.|El nivel de polen sigue bajo.|Los números fueron {n}, {n}, {n}, {n},
        {n} y {n}."""),
    opinions=listed("""Pues {s} otra vez {v} {o}, qué esperabais|Vivo en {town} y no es así!!|y quién paga {o}? nosotros, como
        siempre|{n} años llevo diciéndolo|¡Por fin una buena noticia!|jaja, {o}, no va en serio|@{nick} lee primero
        el artículo|De acuerdo con {nick}.|¡Primero!|y luego la gente se extraña de que {s} {v} {o}...|Mi hermano
        trabaja allí y dice que {s} {v} {o}|vaya chiste|Triste. Muy triste.|Nadie en {town} pidió {o}, creedme
        |Errata en el segundo párrafo|les daba {n} años|pues suerte|¿Alguien sabe cuándo?|Mejor {o} que nada
        |lo mismo pasó en {town} hace {n} años, nadie aprendió|por qué calla {p}??|gracias por el artículo"""),
    nicks=listed("""veterano|javi_77|Maruja|norteño|lector1|Escéptico|pajarito|anónimo|Pedro V.|café con leche|realista99
        |hk|Capitán Obvio|julita|miguel_t"""),
    firsts=listed("""Ana|Tomás|Laura|Pedro|Clara|Daniel|Emma|Roberto|Elena|Martín|Alicia|Jorge|Nora|Simón|Ruth|Adán|Julia
        |Óscar|Irene|Víctor"""),
    fillers=listed("""sin embargo|al parecer|también|ya|todavía|quizá|pues|entonces|tal vez|otra vez|solo|justo|por lo visto
        |hoy|ahora|allí|aquí|después|además|en cambio|casi|del todo|en realidad|hasta ahora|aún|de nuevo|por
        eso|así|sin dudar|tras {n} años|desde la mañana|en {town}|según todo|en 20{n}|como dice {l}|el {day}
        |en parte|de hecho|sobre el papel|entre otros|con el tiempo|no sin razón|de noche|por ahora|con razón
        |desde {town}|desde hace {n} semanas|por sí|en sí|para ella|con ellos|de ellos|a la vez|sobre todo|a
        su manera"""),
    surnames=Syllables(
        first=listed("""Arr|Mus|Pedr|Lind|Oc|Robl|Call|Fresn|Nov|Esp|Blanc|Barr|Fuent|Delg|Pant|Quij|Sand|Horn|Tol|Brig|Jar|Per
        |Col|Ib|Mor|Sal|Vald|Cast|Mend|Olm"""),
        middle=listed("""|al|an|er|in|or|ar|ed|os"""),
        last=listed("""ez|o|a|ero|era|ales|ano|illa|ado|eda|osa|ín"""),
    ),
    towns=Syllables(
        first=listed(
            """Mol|Fresn|Villa|Puert|Peñ|Puent|Olm|Vex|Vald|Dun|Marl|Robl|Plat|Brac|Bell|Cast|Alt|Mont|Torr|Sal"""
        ),
        middle=listed("""|al|an|er|in|or|ar"""),
        last=listed("""ar|eda|real|onte|aroja|illa|ejo|ales|osa|eros|ia|ona"""),
    ),
    days=listed("""lunes|martes|miércoles|jueves|viernes|sábado|domingo"""),
    words=Words(
        menu=listed("""Inicio|Noticias|Política|Economía|Deportes|Cultura|Opinión|Tiempo|Vídeo|Pódcast|Contacto"""),
        comments="Comentarios",
        no_comments="Sé el primero en comentar.",
        related="Lea también",
        most_read="Lo más leído",
        more="Leer más",
        tags="Temas",
        share="Compartir el artículo",
        photo="Foto",
        newsletter="Las noticias de la mañana en su correo. Suscríbase gratis, puede darse de baja cuando quiera.",
        cookies="Usamos cookies para que esta web funcione mejor. Saber más o cambiar la configuración.",
        subscribe=listed("""El resto del artículo es solo para suscriptores.|Suscríbase ahora y lea el primer mes a mitad de precio.
            |¿Ya es suscriptor? Entre."""),
        consent=listed("""Antes de continuar, necesitamos su consentimiento.|Nosotros y nuestros {n} socios guardamos información
            en su dispositivo, como cookies, y tratamos datos personales para publicidad personalizada, medición
            y desarrollo de productos.|Puede cambiar su elección en cualquier momento.|Aceptar todo|Rechazar todo
            |Configurar"""),
        footer=listed("""Todos los derechos reservados. Queda prohibido todo uso del contenido sin permiso escrito de la editorial.
            |Quiénes somos|Aviso legal|Privacidad|Publicidad|La editorial no responde del contenido de sitios externos.
            |Redacción: calle del Mercado 12|ISSN {m}-{m}"""),
        standing=listed("""Síganos y no se pierda nada.|¿Tiene una pista? Escriba a la redacción.|El artículo salió primero en la
            edición del fin de semana."""),
        about="{p} escribe para nosotros desde {town} desde 20{n}.",
        units=listed("""Puesto|Nombre|Puntos|Año|Parte|Total"""),
    ),
)
