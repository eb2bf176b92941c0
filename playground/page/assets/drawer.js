// Backstage: the clock, the bot or its workers, bad days on demand, and the bot's last requests.

import { act, get } from "./wire.js";
import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { toggle } from "./settings.js";
import { stamp } from "./time.js";

const HOUR = 3600;
const JUMPS = [
  ["+1 hour", HOUR],
  ["+1 day", 24 * HOUR],
  ["+3 days", 72 * HOUR],
];
const RIGHTS = {
  VIEW_CHANNEL: "View Channel",
  SEND_MESSAGES: "Send Messages",
  ATTACH_FILES: "Attach Files",
  CREATE_PUBLIC_THREADS: "Create Public Threads",
};

export class Drawer {
  constructor(app) {
    this.app = app;
    this.isOpen = false;
    this.opened = new Set();
    this.element = h("aside", {
      class: "drawer",
      "aria-label": "Backstage",
      hidden: true,
      lang: "en",
    });
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.toggle());
  }

  toggle() {
    this.isOpen = !this.isOpen;
    this.element.hidden = !this.isOpen;
    this.app.root.classList.toggle("drawer-shown", this.isOpen);
    this.app.moved();
    this.app.update();
    if (this.isOpen) this.element.querySelector("button")?.focus();
  }

  update() {
    if (!this.isOpen) return;
    const record = get("diagnostics");
    const close = h(
      "button",
      {
        type: "button",
        class: "round",
        "aria-label": "Close backstage",
        "data-key": "close",
        onclick: () => this.toggle(),
      },
      icon("close"),
    );
    refill(
      this.element,
      h("header", {}, h("h2", {}, "Backstage"), close),
      record && [
        this.clock(),
        record.workers.length ? this.workers(record) : this.bot(),
        this.trouble(record),
        this.rights(record),
        this.requests(record),
      ],
    );
  }

  do(request) {
    this.app.panes.forEach((pane) => (pane.pressed = 0)); // what follows is nobody's own press
    return this.app.active.tried(act(request));
  }

  button(words, request, props = {}) {
    return h(
      "button",
      {
        type: "button",
        class: "button secondary",
        "data-key": words,
        onclick: () => this.do(request),
        ...props,
      },
      words,
    );
  }

  clock() {
    const { offset } = this.app.house;
    const ahead =
      offset >= 1
        ? `${Math.round((offset / HOUR) * 10) / 10} h ahead of your clock`
        : "in step with your clock";
    const jumps = JUMPS.map(([words, seconds]) => this.button(words, { do: "advance", seconds }));
    return section(
      "Clock",
      h("p", {}, stamp(Date.now() / 1000 + offset, "F", "en-US"), h("br"), h("small", {}, ahead)),
      h("div", { class: "row buttons" }, jumps),
    );
  }

  bot() {
    const { bot } = this.app.house;
    const state = bot.connected ? "connected" : "not connected";
    const restart = this.button("Restart the bot", { do: "restart" }, { disabled: !bot.restarts });
    return section(
      "Bot",
      h("p", {}, `${bot.name} is ${state}.`),
      h(
        "div",
        { class: "row buttons" },
        restart,
        this.button("Drop its socket", { do: "drop-socket" }),
      ),
    );
  }

  workers(record) {
    const rows = record.workers.map((one) =>
      h(
        "li",
        {},
        h("b", {}, one.name),
        h("span", { class: `status ${one.ready ? "good" : "bad"}` }, one.ready ? "ready" : "down"),
        h("small", {}, counted(one.answered)),
        this.button(
          "Kill",
          { do: "kill-worker", name: one.name },
          {
            class: "button danger",
            "aria-label": `Kill ${one.name}`,
            "data-key": one.name,
            disabled: !one.ready,
          },
        ),
      ),
    );
    const presses = record.presses.map((one) =>
      h(
        "li",
        {},
        h("span", { class: "path" }, h("b", {}, one.who), ` ${one.what}`),
        h("span", { class: one.failed ? "failed" : "" }, answerer(one)),
        h("small", {}, one.worker ? `${one.milliseconds} ms` : ""),
      ),
    );
    return section(
      "Workers",
      h("p", {}, h("small", {}, "Any of them answers any press. One that dies is started again.")),
      h("ul", { class: "workers" }, rows),
      h(
        "div",
        { class: "row buttons" },
        this.button("Restart them in turn", { do: "restart" }),
      ),
      h("h3", {}, "Last presses"),
      h("ul", { class: "presses" }, presses),
    );
  }

  trouble(record) {
    const slow = toggle("Slow network (1.5 s)", record.latency > 0, (on) =>
      this.do({ do: "slow", seconds: on ? 1.5 : 0 }),
    );
    const waiting = record.faults.length
      ? h("p", {}, h("small", {}, `Waiting: ${record.faults.join(", ")}`))
      : null;
    const board = { do: "delete-board", in: this.app.active.in };
    const buttons = [
      this.button("Next 3: 429", { do: "break", status: 429 }),
      this.button("Next 3: 503", { do: "break", status: 503 }),
      this.button("Delete the board", board),
    ];
    return section("Bad days", slow, h("div", { class: "row buttons" }, buttons), waiting);
  }

  rights(record) {
    const pane = this.app.active;
    const rights = record.rights[pane.in];
    if (!rights) return null;
    const rows = Object.entries(RIGHTS).map(([name, words]) =>
      toggle(words, rights[name], (given) => this.do({ do: "right", in: pane.in, name, given })),
    );
    return section(`The bot's permissions in ${pane.placeName}`, rows);
  }

  requests(record) {
    const checked = record.checked
      ? "Bodies are checked against Discord's description and limits."
      : "Bodies are checked against Discord's limits (its description is absent).";
    return section(
      "Last requests",
      h("p", {}, h("small", {}, checked)),
      h(
        "ul",
        { class: "exchanges" },
        record.exchanges.map((one) => h("li", {}, this.exchange(one))),
      ),
    );
  }

  exchange(one) {
    const good = one.status < 400;
    const summary = h(
      "summary",
      {},
      h("span", { class: `status ${good ? "good" : "bad"}` }, String(one.status || "…")),
      h("b", {}, one.method),
      h("span", { class: "path", title: one.path }, one.path.replace(/\d{15,}/g, "…")),
      one.sender && h("small", {}, one.sender),
      h("small", {}, `${one.milliseconds} ms`),
    );
    const remark = h("p", { class: good ? "" : "failed" }, one.remark || "Valid.");
    const details = h(
      "details",
      { open: this.opened.has(one.number) },
      summary,
      remark,
      one.body && h("pre", {}, one.body),
    );
    details.addEventListener("toggle", () =>
      details.open ? this.opened.add(one.number) : this.opened.delete(one.number),
    );
    return details;
  }
}

function counted(answered) {
  return `${answered} ${answered === 1 ? "answer" : "answers"}`;
}

function answerer({ worker, failed }) {
  return worker || (failed ? "nobody" : "…");
}

function section(title, ...inside) {
  return h("section", {}, h("h3", {}, title), inside);
}
