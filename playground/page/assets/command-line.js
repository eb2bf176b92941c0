// A slash command being typed: its name as a chip, then one small field for each option.

import { act } from "./wire.js";
import { local, plain } from "./commands.js";
import { h } from "./dom.js";
import { say } from "./words.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;

export class CommandLine {
  constructor(composer, command, rest) {
    Object.assign(this, { composer, command, pane: composer.pane, asked: 0 });
    this.fields = [];
    this.line = h("span", { class: "option-fields" });
    this.more = h("span", { class: "option-more" });
    this.element = h(
      "div",
      {
        class: "command-line",
        role: "group",
        "aria-label": say(this.pane.locale, "options", { command: `/${command.name}` }),
      },
      h("span", { class: "command-name" }, `/${command.name}`),
      this.line,
      this.more,
    );
    const required = command.options.filter((option) => option.required);
    (required.length ? required : command.options.slice(0, 1)).forEach((option) =>
      this.add(option),
    );
    this.fields[0].input.value = rest;
    this.offerMore();
  }

  add(option) {
    const name = local(option, "name", this.pane.locale);
    const about = local(option, "description", this.pane.locale);
    const input = h("input", {
      type: "text",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-label": `${name}: ${about}`,
      "aria-required": option.required,
      autocomplete: "off",
      spellcheck: "false",
      size: 8,
      "data-option": option.name,
    });
    const field = { option, input, name, about, value: undefined };
    field.element = h("label", { class: "option-field" }, h("span", {}, name), input);
    input.addEventListener("input", () => {
      field.value = undefined;
      this.fit(field);
      this.suggest(field);
    });
    input.addEventListener("focus", () => this.suggest(field));
    input.addEventListener("blur", () => this.composer.suggestions.hide());
    input.addEventListener("keydown", (event) => this.key(event, field));
    this.fields.push(field);
    this.line.append(field.element);
    return field;
  }

  offerMore() {
    const open = this.fields.map((field) => field.option);
    const left = this.command.options.filter((option) => !open.includes(option));
    this.more.replaceChildren(
      ...left.map((option) =>
        h(
          "button",
          {
            type: "button",
            class: "option-add",
            onclick: () => {
              const field = this.add(option);
              this.offerMore();
              field.input.focus();
            },
          },
          say(this.pane.locale, "optional", { name: local(option, "name", this.pane.locale) }),
        ),
      ),
    );
  }

  focus() {
    const empty = this.fields.find((field) => !field.input.value) ?? this.fields.at(-1);
    empty.input.focus();
    this.suggest(empty);
  }

  fit(field) {
    field.input.size = Math.max(8, Math.min(field.input.value.length + 1, 32));
    field.element.classList.remove("wrong");
  }

  key(event, field) {
    if (this.composer.suggestions.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape" || (event.key === "Backspace" && !field.input.value)) {
      event.preventDefault();
      this.back(event.key === "Escape" ? this.fields[0] : field);
    }
  }

  /** Backspace in an empty field takes the field away, and the first one the command. */
  back(field) {
    if (field !== this.fields[0]) {
      this.fields = this.fields.filter((one) => one !== field);
      field.element.remove();
      this.offerMore();
      return this.focus();
    }
    this.composer.suggestions.hide();
    this.composer.leaveLine();
    return this.composer.focus();
  }

  // What could stand in a field

  async suggest(field) {
    this.asked += 1;
    const mine = this.asked;
    const offered = await this.offered(field);
    if (mine !== this.asked || document.activeElement !== field.input) return;
    const items = offered.map((choice) => ({ ...choice, pick: () => this.pick(field, choice) }));
    const title = `${field.name} — ${field.about}`;
    this.composer.suggestions.show(
      field.input,
      title,
      items,
      this.closed(field) ? say(this.pane.locale, "nothing") : "",
    );
    this.composer.suggestions.element.hidden = false;
  }

  async offered(field) {
    if (field.option.autocomplete) return this.completed(field);
    const typed = field.value === undefined ? plain(field.input.value) : "";
    return this.known(field.option).filter((choice) => plain(choice.label).includes(typed));
  }

  known(option) {
    const { locale, people, channels } = this.pane;
    if (option.choices?.length)
      return option.choices.map((choice) => ({
        label: local(choice, "name", locale),
        value: choice.value,
      }));
    if (option.type === BOOLEAN)
      return [
        { label: say(locale, "yes"), value: true },
        { label: say(locale, "no"), value: false },
      ];
    if (option.type === USER) return people.map((one) => ({ label: one.name, value: one.id }));
    if (option.type === CHANNEL)
      return channels.map((one) => ({ label: `#${one.name}`, value: one.id }));
    return [];
  }

  closed(field) {
    return (
      [BOOLEAN, USER, CHANNEL].includes(field.option.type) || Boolean(field.option.choices?.length)
    );
  }

  async completed(field) {
    const values = { ...this.values(), [field.option.name]: field.input.value };
    try {
      const choices = await act({
        do: "complete",
        as: this.pane.as,
        in: this.pane.in,
        line: this.command.line,
        option: field.option.name,
        values,
      });
      return choices.map((choice) => ({
        label: local(choice, "name", this.pane.locale),
        value: choice.value,
      }));
    } catch {
      return [];
    }
  }

  pick(field, choice) {
    field.input.value = choice.label;
    field.value = choice.value;
    this.fit(field);
    this.composer.suggestions.hide();
    const next = this.fields.find((one) => this.valueOf(one) === undefined && one.option.required);
    if (next) next.input.focus();
    else if (!this.more.hasChildNodes() || this.isWhole(field))
      this.submit();
  }

  /** A choice from a short list says everything where only what is required is asked. */
  isWhole(field) {
    return field.option.choices?.length && this.fields.every((one) => one.option.required);
  }

  // Sending

  valueOf(field) {
    const text = field.input.value.trim();
    if (field.value !== undefined || !text) return field.value;
    if (this.closed(field))
      return this.known(field.option).find((choice) => plain(choice.label) === plain(text))?.value;
    if ([INTEGER, NUMBER].includes(field.option.type))
      return Number.isFinite(Number(text)) ? Number(text) : undefined;
    return text;
  }

  values() {
    const given = this.fields.map((field) => [field.option.name, this.valueOf(field)]);
    return Object.fromEntries(given.filter(([, value]) => value !== undefined));
  }

  submit() {
    const wrong = this.fields.find(
      (field) =>
        this.valueOf(field) === undefined && (field.option.required || field.input.value.trim()),
    );
    if (!wrong) return this.composer.run(this.command, this.values());
    wrong.element.classList.add("wrong");
    this.composer.complain(`${wrong.name}: ${say(this.pane.locale, "required")}`);
    return wrong.input.focus();
  }
}
