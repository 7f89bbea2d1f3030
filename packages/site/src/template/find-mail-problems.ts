import type { MailColors } from '@meetcute/core';
import { toHex, type FontDefinition } from '@meetcute/theme';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const slotNames = ['font', 'displayFont', 'colors', 'darkColors', 'logo'];

const colorNames: readonly (keyof MailColors)[] = [
  'page',
  'card',
  'ink',
  'muted',
  'button',
  'onButton',
  'link',
];

const findUnknownNames = (tree: Tree, kind: string, names: readonly string[]) =>
  Object.keys(tree)
    .filter((name) => !names.includes(name))
    .map((name) => `There is no slot '${kind}.${name}'. Slots of ${kind}: ${names.join(', ')}.`);

/** Returns how to write a colour: its hex, where it is an oklch() colour. */
function describeHex(colour: unknown): string {
  try {
    return toHex(String(colour));
  } catch {
    return 'six hex digits, such as #0a6c74';
  }
}

function findColorProblems(colors: unknown, kind: string): string[] {
  if (!isTree(colors)) return [`'${kind}' is no object with colours, such as { button: '#0a6c74' }.`];
  const others = colorNames
    .filter((name) => Object.hasOwn(colors, name))
    .filter((name) => !/^#[0-9a-f]{6}$/i.test(String(colors[name])))
    .map(
      (name) =>
        `'${kind}.${name}' is '${String(colors[name])}', which not every mail program reads. Write it as ${describeHex(colors[name])}.`,
    );
  return [...findUnknownNames(colors, kind, colorNames), ...others];
}

/** Names of fonts that every mail program replaces by one that it has. */
const generic = ['serif', 'sans-serif', 'monospace'];

/** Checks a stack of fonts. A mail loads none, so the fonts of the template are in no mail program. */
function findStackProblems(stack: unknown, kind: string, fonts: readonly FontDefinition[]): string[] {
  if (typeof stack !== 'string') return [`'${kind}' is no text, such as "Georgia, serif".`];
  const names = stack.split(',').map((name) => name.trim().replaceAll(/^(["'])(.*)\1$/g, '$2'));
  const families = fonts.flatMap(({ family }) => [family, `${family} Fallback`]);
  const others = names.flatMap((name) => {
    if (families.includes(name))
      return [`'${kind}' names '${name}', a font of the template, which no mail program loads. Remove it.`];
    if (!/^[\w -]+$/.test(name)) return [`'${kind}' has '${name}', which is no name of a font. Remove it.`];
    return [];
  });
  const end = generic.includes(names.at(-1) ?? '')
    ? []
    : [`'${kind}' ends with '${names.at(-1)}'. End it with one of ${generic.join(', ')}.`];
  return [...others, ...end];
}

/** Returns what is wrong with a brand's own look of mails, each as a sentence. */
export function findMailProblems(mail: unknown, fonts: readonly FontDefinition[]): string[] {
  if (!isTree(mail)) return ["'mail' is no object with the look of mails."];
  const set = (name: string) => mail[name] !== undefined;
  return [
    ...findUnknownNames(mail, 'mail', slotNames),
    ...['font', 'displayFont']
      .filter(set)
      .flatMap((name) => findStackProblems(mail[name], `mail.${name}`, fonts)),
    ...['colors', 'darkColors'].filter(set).flatMap((name) => findColorProblems(mail[name], `mail.${name}`)),
    ...(set('logo') && !String(mail['logo']).includes('<svg') ? ["'mail.logo' is no SVG text."] : []),
  ];
}
