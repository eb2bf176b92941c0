// Registered commands as a person may type them: every leaf with its whole name, in their language.

const SUBCOMMAND = 1;
const GROUP = 2;

/** A name, description or choice in somebody's language. */
export function local(thing, field, locale) {
  return thing[`${field}_localizations`]?.[locale] ?? thing[field];
}

export function leaves(commands, locale) {
  return commands
    .filter((command) => (command.type ?? 1) === 1)
    .sort((one, other) => local(one, "name", locale).localeCompare(local(other, "name", locale)))
    .flatMap((command) => branch(command, [], [], locale)); // inside, as the bot lists them
}

function branch(thing, names, path, locale) {
  const shown = [...names, local(thing, "name", locale)];
  const line = [...path, thing.name];
  const inner = (thing.options ?? []).filter((option) => [SUBCOMMAND, GROUP].includes(option.type));
  if (inner.length) return inner.flatMap((option) => branch(option, shown, line, locale));
  return [
    {
      name: shown.join(" "),
      line: line.join(" "),
      description: local(thing, "description", locale) ?? "",
      options: thing.options ?? [],
    },
  ];
}

/** Those that begin as typed, then those that contain it. */
export function matching(commands, typed) {
  const wanted = plain(typed);
  const begins = commands.filter(
    (one) => plain(one.name).startsWith(wanted) || one.line.startsWith(wanted),
  );
  const holds = commands.filter((one) => !begins.includes(one) && plain(one.name).includes(wanted));
  return [...begins, ...holds];
}

/** The command that a line begins with, and what is typed after it. */
export function begun(commands, line) {
  const fits = (name) => line === `${name} ` || line.startsWith(`${name} `);
  const found = commands
    .filter((one) => fits(one.name) || fits(one.line))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!found) return null;
  const name = fits(found.name) ? found.name : found.line;
  return { command: found, rest: line.slice(name.length + 1) };
}

export function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
