// One box chooses all boxes of a form; it follows when they are chosen one by one.
"use strict";

const boxesOf = (all) => [...document.querySelectorAll(`input[type=checkbox][name=ids][form="${all.dataset.chooseAll}"]`)];

document.addEventListener("change", (event) => {
  const all = event.target.closest("[data-choose-all]");
  if (all) boxesOf(all).forEach((box) => { box.checked = all.checked; });
  else if (event.target.name === "ids") followUp();
});

function followUp() {
  document.querySelectorAll("[data-choose-all]").forEach((all) => {
    const boxes = boxesOf(all);
    const chosen = boxes.filter((box) => box.checked).length;
    all.checked = chosen > 0 && chosen === boxes.length;
    all.indeterminate = chosen > 0 && chosen < boxes.length;
  });
}

function show() {
  document.querySelectorAll("[data-with-script]").forEach((part) => { part.hidden = false; });
  document.querySelectorAll("[data-without-script]").forEach((part) => { part.hidden = true; });
  followUp();
}

document.addEventListener("htmx:after:swap", show);
show();
