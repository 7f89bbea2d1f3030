import { defaultOf } from './default-of.ts';
import type { ManifestComponent, ManifestPage } from './types.ts';

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
const code = (text: string) => (text === '' ? '' : `\`${text.replaceAll('`', '')}\``);

/** Returns a table; nothing without rows. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0
    ? []
    : [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).concat('');

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${title}`, '', ...lines];

const componentLines = ({ name, about, props, slots, states, tokens, ...rest }: ManifestComponent) => [
  `### ${name}`,
  '',
  `Import it from ${code(rest.import)}. ${about}`.trim(),
  '',
  ...table(
    ['Prop', 'Type', 'Default', 'Meaning'],
    props.map((prop) => [
      code(prop.name) + (prop.isRequired ? ' (required)' : ''),
      code(prop.type),
      code(defaultOf(prop.about)),
      prop.about,
    ]),
  ),
  ...table(
    ['State', 'Selector', 'Meaning'],
    states.map((state) => [code(state.name), code(state.selector), state.about]),
  ),
  ...(slots.length === 0 ? [] : [`Slots: ${slots.map(code).join(', ')}.`, '']),
  ...(tokens.length === 0 ? [] : [`Tokens: ${tokens.map(code).join(', ')}.`, '']),
];

const listed = (texts: readonly string[]) => [...texts.map((text) => `- ${text}`), ''];

/** Returns the docs page of a part as Markdown. */
export function renderPage(page: ManifestPage): string {
  const lines = [
    `# ${page.name}`,
    '',
    page.about,
    '',
    ...section('Anatomy', [page.anatomy, '']),
    ...section('States', [page.states, '']),
    ...section('Accessibility', [page.accessibility, '', ...table(['Key', 'Effect'], page.keyboard)]),
    ...section('Do', listed(page.dos)),
    ...section('Don’t', listed(page.donts)),
    ...section('Components', page.components.flatMap(componentLines)),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
