import { readDefault } from './default-of.ts';
import { code, exampleSection, section, table } from './markdown.ts';
import type { ManifestComponent, ManifestPage } from './types.ts';

const componentLines = ({
  name,
  about,
  props,
  slots,
  states,
  elements,
  texts,
  tokens,
  ...rest
}: ManifestComponent) => [
  `### ${name}`,
  '',
  `Import it from ${code(rest.import)}. ${about}`.trim(),
  '',
  ...table(
    ['Prop', 'Type', 'Default', 'Meaning'],
    props.map((prop) => [
      code(prop.name) + (prop.isRequired ? ' (required)' : ''),
      code(prop.type),
      code(readDefault(prop.about)),
      prop.about,
    ]),
  ),
  ...table(
    ['State', 'Selector', 'Meaning'],
    states.map((state) => [code(state.name), code(state.selector), state.about]),
  ),
  ...(slots.length === 0 ? [] : [`Slots: ${slots.map(code).join(', ')}.`, '']),
  ...(elements.length === 0
    ? []
    : [`Elements: ${elements.map((element) => code(`[data-part='${element}']`)).join(', ')}.`, '']),
  ...(texts.length === 0 ? [] : [`Texts: ${texts.map(code).join(', ')}.`, '']),
  ...(tokens.length === 0 ? [] : [`Tokens: ${tokens.map(code).join(', ')}.`, '']),
];

const listTexts = (texts: readonly string[]) => [...texts.map((text) => `- ${text}`), ''];

/** Returns the docs page of a part as Markdown. */
export function renderPage(page: ManifestPage): string {
  const lines = [
    `# ${page.name}`,
    '',
    page.about,
    '',
    ...exampleSection(page.example),
    ...section('Anatomy', [page.anatomy, '']),
    ...section('States', [page.states, '']),
    ...section('Accessibility', [page.accessibility, '', ...table(['Key', 'Effect'], page.keyboard)]),
    ...section('Do', listTexts(page.dos)),
    ...section('Don’t', listTexts(page.donts)),
    ...section('Components', page.components.flatMap(componentLines)),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
