// The right side: who is here. Anybody can be acted as, here or beside.

import { act } from "./wire.js";
import { ask } from "./ask.js";
import { h, refill } from "./dom.js";
import { avatar, icon } from "./icons.js";
import { say } from "./words.js";

export class Members {
  constructor(app) {
    this.app = app;
    this.element = h("aside", { class: "members" });
  }

  update() {
    const pane = this.app.active;
    if (!pane?.record || !pane.me) return;
    const { locale, bot } = pane;
    const people = pane.isDirect ? pane.house.people : pane.people;
    this.element.setAttribute("aria-label", say(locale, "members"));
    this.element.lang = locale;
    const add = h(
      "button",
      {
        type: "button",
        class: "member add",
        "data-key": "add-person",
        onclick: () => this.add(pane),
      },
      h("span", { class: "avatar empty" }, icon("plus")),
      h("span", { class: "member-words" }, say(locale, "addPerson")),
    );
    const close = h(
      "button",
      {
        type: "button",
        class: "round only-narrow members-close",
        "aria-label": say(locale, "close"),
        "data-key": "close",
        onclick: () => this.app.toggleMembers(false),
      },
      icon("close"),
    );
    const state = bot.connected ? say(locale, "app") : say(locale, "offline");
    const botRow = h(
      "div",
      { class: `member${bot.connected ? "" : " away"}` },
      avatar({ ...bot, bot: true }),
      h("span", { class: "member-words" }, bot.name, " ", h("span", { class: "tag" }, state)),
    );
    refill(
      this.element,
      close,
      h("h3", {}, `${say(locale, "bots")} — 1`),
      botRow,
      h("h3", {}, `${say(locale, "people")} — ${people.length}`),
      h(
        "ul",
        {},
        people.map((one) => h("li", {}, this.person(pane, one))),
      ),
      add,
    );
  }

  person(pane, one) {
    const { locale } = pane;
    const own = one.id === pane.as;
    const about = [
      own && say(locale, "you"),
      one.locale === "fr" ? "Français" : null,
      one.dms ? null : say(locale, "closedDms"),
    ]
      .filter(Boolean)
      .join(" · ");
    const act = h(
      "button",
      {
        type: "button",
        class: "member",
        "aria-pressed": String(own),
        "aria-label": say(locale, "actAs", { name: one.name }),
        "data-key": `member-${one.id}`,
        onclick: () => {
          pane.become(one.id);
          this.app.toggleMembers(false);
        },
      },
      avatar(one),
      h("span", { class: "member-words" }, h("span", {}, one.name), about && h("small", {}, about)),
      one.mentions && !own ? h("span", { class: "badge" }, String(one.mentions)) : null,
    );
    const label = say(locale, "beside", { name: one.name });
    const beside = own
      ? null
      : h(
          "button",
          {
            type: "button",
            class: "round small beside",
            "aria-label": label,
            title: label,
            "data-key": `beside-${one.id}`,
            onclick: () => this.app.split(one.id),
          },
          icon("split"),
        );
    return h("div", { class: "member-row" }, act, beside);
  }

  async add(pane) {
    const answer = await ask(pane.locale, "addPerson", true);
    if (answer)
      pane.tried(
        act({ do: "add-person", ...answer }).then((id) =>
          pane.notice(say(pane.locale, "added", { name: answer.name }), () => pane.become(id)),
        ),
      );
  }
}
