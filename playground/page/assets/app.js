// The page: one or two panes, what stands around them, and the address that names them.

import { connect, get, look } from "./wire.js";
import { plain } from "./commands.js";
import { h } from "./dom.js";
import { Drawer } from "./drawer.js";
import { icon } from "./icons.js";
import { Members } from "./members.js";
import { Pane, places } from "./pane.js";
import { applyTheme } from "./settings.js";
import { Side } from "./side.js";
import { setOffset } from "./time.js";
import { say } from "./words.js";

const WIDE = matchMedia("(min-width: 1100px)");

class App {
  constructor(root) {
    this.root = root;
    this.panes = [];
    this.active = null;
    this.online = false;
    this.drawer = new Drawer(this);
    this.side = new Side(this);
    this.members = new Members(this);
    this.main = h("main", { class: "panes" });
    this.veil = h("div", {
      class: "side-veil",
      onclick: () => {
        this.toggleSide(false);
        this.toggleMembers(false);
      },
    });
    root.append(this.side.element, this.main, this.members.element, this.drawer.element, this.veil);
    WIDE.addEventListener("change", () => this.fitMembers());
    this.fitMembers();
    window.addEventListener("popstate", () => this.revisit());
    document.addEventListener("visibilitychange", () => this.update());
    document.addEventListener(
      "keydown",
      (event) => event.key === "Escape" && this.toggleSide(false),
    );
  }

  get house() {
    return get("house");
  }

  /** Everybody by a word for the address: a name without accents. */
  slug(person) {
    return plain(person.name).replace(/[^a-z0-9]+/g, "-") || person.id;
  }

  named(word) {
    const wanted = plain(word ?? "");
    return this.house.people.find((one) => one.id === word || this.slug(one) === wanted);
  }

  // Panes

  begin() {
    const address = new URLSearchParams(location.search);
    const first = this.named(address.get("as")) ?? this.house.people[0];
    if (!first) return;
    this.open(first.id, address.get("in"));
    const second = this.named(address.get("beside"));
    if (second) this.open(second.id, address.get("in"));
    this.activate(this.panes[0]);
    this.moved();
  }

  open(as, channel) {
    const pane = new Pane(this, as, channel);
    this.panes.push(pane);
    this.main.append(pane.element);
    this.root.classList.toggle("split", this.panes.length > 1);
    return pane;
  }

  /** Somebody else beside the active pane, in the same channel. */
  split(as = null) {
    const other = as ?? this.house.people.find((one) => one.id !== this.active.as)?.id;
    if (!other) return;
    if (this.panes.length > 1) this.panes.find((pane) => pane !== this.active).become(other);
    else this.open(other, this.active.isDirect ? null : this.active.in);
    this.toggleMembers(false);
    this.moved();
  }

  close(pane) {
    this.panes = this.panes.filter((one) => one !== pane);
    pane.element.remove();
    this.root.classList.remove("split");
    this.active = null;
    this.activate(this.panes[0]);
    this.moved();
  }

  activate(pane) {
    if (this.active === pane) return;
    this.active = pane;
    this.panes.forEach((one) => one.element.classList.toggle("active", one === pane));
    if (this.house) this.around();
  }

  /** Somewhere to be: one's own conversation for who was in one, else the first channel. */
  home(pane) {
    if (pane.wantsDirect) {
      pane.wantsDirect = false;
      pane.openDirect();
      return;
    }
    const first = pane.record.servers.flatMap(places)[0];
    if (first && first.id !== pane.in) pane.go(first.id);
  }

  tools(pane) {
    const { locale } = pane;
    const tool = (name, words, pressed, does) =>
      h(
        "button",
        {
          type: "button",
          class: `round tool-${name}`,
          "aria-label": words,
          title: words,
          "aria-pressed": pressed,
          "data-key": name,
          onclick: does,
        },
        icon(name),
      );
    if (this.panes.length > 1)
      return [tool("close", say(locale, "closePane"), null, () => this.close(pane))];
    const shown = String(this.root.classList.contains("members-shown"));
    return [
      tool("split", say(locale, "split"), null, () => this.split()),
      tool("people", say(locale, "members"), shown, () => this.toggleMembers()),
    ];
  }

  toggleSide(open = !this.root.classList.contains("side-shown")) {
    this.root.classList.toggle("side-shown", open);
  }

  /** Beside the chat where there is room; elsewhere only when asked for. */
  fitMembers() {
    this.root.classList.toggle("members-shown", WIDE.matches);
  }

  toggleMembers(open = null) {
    if (open === false && WIDE.matches) return;
    this.root.classList.toggle("members-shown", open ?? undefined);
    this.update();
  }

  // Records

  /** A pane went elsewhere: the address and the subscription follow. */
  moved() {
    const [first, second] = this.panes;
    const address = new URLSearchParams();
    if (first && this.house) {
      address.set("as", this.slug(first.me));
      if (second) address.set("beside", this.slug(second.me));
      if (first.in) address.set("in", first.in);
      this.note(`?${address}`);
    }
    look(
      this.panes.map((pane) => ({ as: pane.as, in: pane.in, most: pane.most })),
      this.drawer.isOpen,
    );
  }

  /** Where one was stays behind the browser's Back; it does not leave the page. */
  note(address) {
    if (address === location.search) return;
    if (this.returning) return;
    if (this.noted) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.noted = true;
  }

  /** Back or Forward: the first pane goes where the address says. */
  revisit() {
    const [first] = this.panes;
    if (!first || !this.house) return;
    const address = new URLSearchParams(location.search);
    const who = this.named(address.get("as"));
    this.returning = true;
    if (who) first.become(who.id);
    if (address.get("in")) first.go(address.get("in"));
    this.returning = false;
    this.update();
  }

  update() {
    if (!this.house) return;
    if (this.panes.some((pane) => !pane.me)) {
      location.replace("/"); // another world has begun: nobody of the old one is here
      return;
    }
    if (!this.panes.length) this.begin();
    setOffset(this.house.offset);
    this.panes.forEach((pane) => pane.update());
    this.around();
  }

  around() {
    this.side.update();
    this.members.update();
    this.drawer.update();
    const waiting = this.house.people.reduce((sum, one) => sum + one.mentions, 0);
    document.title = `${waiting ? `(${waiting}) ` : ""}${this.active?.placeName ?? ""} · ${this.house.bot.name} playground`;
  }

  state(online) {
    this.online = online;
    this.update();
  }
}

applyTheme();
const app = new App(document.getElementById("app"));
connect(
  () => app.update(),
  (online) => app.state(online),
);
