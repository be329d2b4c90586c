"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const find = (name) => document.getElementById(name);
  const slider = find("slider");
  const lines = [...document.querySelectorAll("#log li")];
  const seats = [];
  // Each step tells what has changed; all seats of each step are put together once.
  const steps = data.steps.map(([status, centre, changed]) => {
    Object.assign(seats, changed);
    return { status, centre, seats: [...seats] };
  });
  const last = steps.length - 1;
  let step = 0;
  let timer = 0;

  // Whatever a record holds becomes text, never markup.
  const made = (kind, name, text = "") => {
    const node = document.createElement(kind);
    node.className = name;
    node.textContent = text;
    return node;
  };

  const drawnSeat = ([label, name, side, due, state, laid, hand], place) => {
    const box = made("section", `seat place-${place} ${side}${due ? " due" : ""}`);
    const title = made("h3", "", `${due ? "▶ " : ""}${label} ${name}`);
    const words = made("p", "state", state.join(" "));
    const sets = made("p", "laid");
    for (const [cards, standing] of laid) {
      sets.append(made("span", standing ? "standing" : "", cards), " ");
    }
    const piles = made("ul", "hand");
    for (const [rank, number] of hand) {
      const pile = made("li", "");
      pile.append(made("b", "", rank), made("span", "", `×${number}`));
      piles.append(pile);
    }
    box.append(title, words, sets, piles);
    return box;
  };

  const drawnCentre = (words) => {
    const box = made("section", "centre");
    words.forEach(([line, strong]) => box.append(made("p", strong ? "strong" : "", line)));
    return box;
  };

  const show = (number) => {
    step = Math.max(0, Math.min(last, number));
    const { status, centre, seats: around } = steps[step];
    const place = data.say.step.replace("{step}", step).replace("{last}", last);
    find("status").textContent = status;
    find("table").replaceChildren(drawnCentre(centre), ...around.map(drawnSeat));
    find("place").textContent = `${step} / ${last}`;
    slider.value = step;
    slider.setAttribute("aria-valuetext", place);
    const now = lines.filter((line) => line.dataset.step === String(step));
    lines.forEach((line) => line.classList.toggle("now", line.dataset.step === String(step)));
    const told = now.filter((line) => line.className !== "hand now");
    find("now").textContent = told.map((line) => line.textContent).join("\n");
    // A step that nothing is told of stands with the line before it.
    const near = lines.findLast((line) => Number(line.dataset.step) <= step);
    const log = find("log");
    if (near) log.scrollTop = near.offsetTop - log.offsetTop - log.clientHeight / 2;
    history.replaceState(null, "", `#${step}`);
  };

  const stop = () => {
    clearInterval(timer);
    timer = 0;
    find("play").textContent = data.say.play;
  };

  const play = () => {
    if (timer) {
      stop();
      return;
    }
    if (step === last) show(0);
    find("play").textContent = data.say.stop;
    timer = setInterval(() => {
      show(step + 1);
      if (step === last) stop();
    }, Number(find("speed").value));
  };

  const next = (places) => places.find((place) => place > step) ?? last;
  const before = (places) => places.findLast((place) => place < step) ?? 0;
  const moves = {
    first: () => show(0),
    trickBack: () => show(before(data.tricks)),
    back: () => show(step - 1),
    forward: () => show(step + 1),
    trickForward: () => show(next(data.tricks)),
    last: () => show(last),
    roundBack: () => show(before(data.rounds)),
    roundForward: () => show(next(data.rounds)),
  };
  const keys = {
    Home: "first", End: "last", ArrowLeft: "back", ArrowRight: "forward", "，": "trickBack",
    ",": "trickBack", "。": "trickForward", ".": "trickForward", PageUp: "trickBack",
    PageDown: "trickForward", "[": "roundBack", "]": "roundForward",
  };

  const go = (move) => {
    stop();
    moves[move]();
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.id === "speed") return;
    if (event.key === " " && event.target.tagName !== "BUTTON" && event.target.tagName !== "A") {
      event.preventDefault();
      play();
    } else if (keys[event.key]) {
      event.preventDefault();
      go(keys[event.key]);
    }
  });
  document.querySelectorAll("[data-go]").forEach((button) => {
    button.addEventListener("click", () => go(button.dataset.go));
  });
  find("play").addEventListener("click", play);
  find("speed").addEventListener("change", () => {
    if (timer) {
      stop();
      play();
    }
  });
  slider.addEventListener("input", () => {
    stop();
    show(Number(slider.value));
  });
  find("log").addEventListener("click", (event) => {
    const line = event.target.closest("li");
    if (!line) return;
    event.preventDefault();
    stop();
    show(Number(line.dataset.step));
  });
  const linked = () => show(Number(location.hash.slice(1)) || 0);
  window.addEventListener("hashchange", linked);
  document.querySelector("main").hidden = false;
  linked();
})();
