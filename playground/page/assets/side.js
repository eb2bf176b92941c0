// The left side: servers, then the channels, threads and direct messages of the acting person.

import { act } from "./wire.js";
import { h, refill } from "./dom.js";
import { avatar, icon } from "./icons.js";
import { ask } from "./ask.js";
import { settings } from "./settings.js";
import { LANGUAGES, say } from "./words.js";

export class Side {
  constructor(app) {
    this.app = app;
    this.rail = h("nav", { class: "rail" });
    this.places = h("nav", { class: "places" });
    this.user = h("div", { class: "user" });
    this.element = h(
      "div",
      { class: "side" },
      this.rail,
      h("div", { class: "side-column" }, this.places, this.user),
    );
  }

  update() {
    const pane = this.app.active;
    if (!pane?.record || !pane.me) return;
    const { locale } = pane;
    const direct = pane.isDirect;
    const server = direct ? null : pane.server;
    this.element.lang = locale;
    this.rail.setAttribute("aria-label", say(locale, "servers"));
    refill(
      this.rail,
      this.home(pane, direct),
      h("hr"),
      pane.record.servers.map((one) => this.server(pane, one, server)),
      h("div", { class: "spring" }),
      this.flask(locale),
    );
    this.places.setAttribute("aria-label", say(locale, direct ? "direct" : "channels"));
    refill(this.places, direct ? this.conversations(pane) : this.channels(pane, server));
    refill(this.user, this.me(pane));
  }

  // The rail

  home(pane, current) {
    const waiting = pane.record.direct?.mentions ?? 0;
    return this.pill(say(pane.locale, "direct"), "home", icon("mail"), current, waiting, () => {
      pane.openDirect();
      this.app.toggleSide(false);
    });
  }

  server(pane, server, current) {
    const letters = server.name
      .split(/\s+/)
      .map((word) => [...word][0])
      .slice(0, 2)
      .join("");
    const waiting = server.channels
      .flatMap((one) => [one, ...one.threads])
      .reduce((sum, one) => sum + one.mentions, 0);
    return this.pill(server.name, server.id, letters, server.id === current?.id, waiting, () =>
      pane.go(server.channels[0]?.id),
    );
  }

  pill(label, key, inside, current, waiting, go) {
    const badge = waiting
      ? h("span", { class: "badge", "aria-hidden": "true" }, String(waiting))
      : null;
    return h(
      "button",
      {
        type: "button",
        class: "pill",
        "aria-label": label,
        title: label,
        "aria-current": current ? "true" : null,
        "data-key": `pill-${key}`,
        onclick: go,
      },
      inside,
      badge,
    );
  }

  flask(locale) {
    const label = say(locale, "backstage");
    const wrong = this.app.house.violations;
    return h(
      "button",
      {
        type: "button",
        class: "pill quiet",
        "aria-label": label,
        title: label,
        "aria-expanded": String(this.app.drawer.isOpen),
        "data-key": "backstage",
        onclick: () => this.app.drawer.toggle(),
      },
      icon("flask"),
      wrong ? h("span", { class: "badge" }, String(wrong)) : null,
    );
  }

  // Channels

  channels(pane, server) {
    if (!server) return [];
    const add = h(
      "button",
      {
        type: "button",
        class: "round small",
        "aria-label": say(pane.locale, "addChannel"),
        title: say(pane.locale, "addChannel"),
        "data-key": "add-channel",
        onclick: () => this.addChannel(pane, server),
      },
      icon("plus"),
    );
    const rows = server.channels.map((channel) => {
      const threads = channel.threads
        .filter((one) => !one.archived || one.id === pane.in)
        .map((one) => h("li", {}, this.place(pane, one)));
      return h("li", {}, this.place(pane, channel), threads.length ? h("ul", {}, threads) : null);
    });
    return [
      h("h2", { class: "side-title" }, server.name),
      h("div", { class: "side-head" }, h("h3", {}, say(pane.locale, "channels")), add),
      h("ul", {}, rows),
    ];
  }

  place(pane, place) {
    const current = place.id === pane.in;
    const state = [
      place.mentions > 0 && h("span", { class: "badge" }, String(place.mentions)),
      place.archived && h("small", {}, say(pane.locale, "archived")),
    ];
    const label =
      place.unread && !current
        ? `${place.name}, ${say(pane.locale, "mute", { count: place.unread })}`
        : place.name;
    return h(
      "button",
      {
        type: "button",
        class: `place${place.unread && !current ? " unread" : ""}`,
        "aria-label": label,
        "aria-current": current ? "page" : null,
        "data-key": `place-${place.id}`,
        onclick: () => this.go(pane, place.id),
      },
      icon(place.thread ? "thread" : "hash"),
      h("span", {}, place.name),
      state,
    );
  }

  conversations(pane) {
    const { bot, record } = pane;
    const badge = record.direct?.mentions
      ? h("span", { class: "badge" }, String(record.direct.mentions))
      : null;
    const row = h(
      "button",
      {
        type: "button",
        class: "place person",
        "aria-current": "page",
        "data-key": "direct",
        onclick: () => this.app.toggleSide(false),
      },
      avatar({ ...bot, bot: true }, "small"),
      h("span", {}, bot.name),
      badge,
    );
    return [
      h("h2", { class: "side-title" }, say(pane.locale, "direct")),
      h("ul", {}, h("li", {}, row)),
    ];
  }

  go(pane, id) {
    pane.go(id);
    this.app.toggleSide(false);
  }

  async addChannel(pane, server) {
    const answer = await ask(pane.locale, "addChannel");
    if (answer)
      pane.tried(
        act({ do: "add-channel", server: server.id, name: answer.name }).then((id) =>
          this.go(pane, id),
        ),
      );
  }

  // Oneself

  me(pane) {
    const { me, locale } = pane;
    const language = LANGUAGES.find(([code]) => code === me.locale)?.[1] ?? me.locale;
    const label = say(locale, "settings", { name: me.name });
    const open = h(
      "button",
      {
        type: "button",
        class: "round",
        "aria-label": label,
        title: label,
        "aria-haspopup": "dialog",
        "data-key": "settings",
        onclick: (event) => settings(this.app, pane, event.currentTarget),
      },
      icon("gear"),
    );
    return [
      avatar(me),
      h(
        "div",
        { class: "user-words" },
        h("strong", {}, me.name),
        h("small", {}, me.dms ? language : `${language} · ${say(locale, "closedDms")}`),
      ),
      open,
    ];
  }
}
