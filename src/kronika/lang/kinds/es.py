"""Spanish: what dates and bylines need; its pages are read with the general words for the rest."""

from kronika.lang.language import Language, month_forms, phrases, strengths, unit_forms, words

KIND = Language(
    code="es",
    name="español",
    zone="Europe/Madrid",
    months=month_forms(
        (
            "enero ene",
            "febrero feb",
            "marzo mar",
            "abril abr",
            "mayo may",
            "junio jun",
            "julio jul",
            "agosto ago",
            "septiembre setiembre sep sept",
            "octubre oct",
            "noviembre nov",
            "diciembre dic",
        )
    ),
    weekdays=words("lunes martes miércoles jueves viernes sábado domingo lun mar mié jue vie sáb dom"),
    days_back={"hoy": 0, "ayer": 1, "anteayer": 2},
    just_now=frozenset({"ahora mismo"}),
    ago_before=frozenset({"hace"}),
    units=unit_forms(
        minute="minuto minutos min min.",
        hour="hora horas h",
        day="día días",
        week="semana semanas",
        month="mes meses",
    ),
    numbers={"una": 1, "un": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5},
    time_words=words("a las la"),
    joins=words("de del"),
    ands=words("y e"),
    capitals_tell=True,
    author_prefixes=("por", "autor", "autora", "autores", "redacción", "escrito por", "texto"),
    keyword_words=("etiquetas", "temas", "palabras clave"),
    date_words=("publicado", "publicada", "actualizado", "fecha"),
    more_units=words("segundo segundos seg s año años"),
    counter_words=phrases(
        "vistas | visitas | visualizaciones | lecturas | usuarios en línea | en línea | me gusta | comentarios | comentario | "
        "compartidos | descargas | personas están viendo | seguidores | "
        "visitantes: | visitante número | eres el visitante | es usted el visitante | contador de visitas"
    ),
    countdown_words=phrases("termina en | empieza en | quedan | faltan"),
    made_words=phrases("generado | generada | página generada | hora actual | hora del servidor | hoy es"),
    updated_words=phrases("actualizado | actualizada | última actualización | última modificación | modificado"),
    token_words=phrases("sesión | token | solicitud"),
    checksum_words=phrases("suma de comprobación | huella"),
    abbreviations=words("sr sra srta dr dra prof d dña ud uds pág págs núm av avda gral cía tel ej p.ej art lic ing"),
    number_abbreviations=words("núm pág págs art vol tel"),
    person_titles=words("sr sra srta dr dra prof don doña lic ing gral presidente ministro ministra"),
    legal_forms=phrases("s.a. | s.l. | s.a.u. | s.l.u. | s.a. de c.v."),
    function_words=words(
        "a al algo alguna algunas alguno algunos ante antes aquel aquella así aunque bien cada casi como con contra cual cuando cuatro de "
        "del desde después donde dos durante e el él ella ellas ellos en entre era eran es esa ese eso esta está están estas este esto "
        "estos fue fueron ha había han hasta hay hoy la las le les lo los más me mi mientras mismo muy nada ni no nos o otra otro otros "
        "para pero por porque que qué quien se según ser si sí sido sin sobre son su sus también tan tanto te tiene tienen toda todas todo "
        "todos tres tras tu un una uno unos y ya yo año años ayer dijo"
    ),
    negations=words("no ni nunca jamás nadie nada ningún ninguna ninguno sin tampoco"),
    intensifiers=strengths(
        strong="muy | demasiado | totalmente | extremadamente",
        some="bastante | realmente | más",
        soft="algo | poco | un poco",
        hardly="casi | apenas",
    ),
)
