import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addImport,
  appendProperty,
  emptyNode,
  findExported,
  findTemplate,
  finishEdit,
  parseModule,
  propertyOf,
  type Node,
} from '../edit-source.ts';
import { editTokens, type Edit, type UsedFont } from './edit-tokens.ts';
import { fontsSource } from './font-source.ts';

/** Files that use a font. */
export interface FontUse {
  /** New content of files, by their path in the template. */
  readonly files: ReadonlyMap<string, string>;
  /** Sentences about what has changed in files that were there. */
  readonly changes: readonly string[];
  /** Sentences about what a person has to add, because the code is of another form than a new template has. */
  readonly remaining: readonly string[];
}

const nameOf = (node: Node | undefined) => (node as { name?: string } | undefined)?.name;

/** Returns the constant of the template that another one extends, with its package; null where it is not plain. */
function findBase(template: string): { name: string; from: string } | null {
  const program = parseModule(template);
  const name = nameOf(propertyOf(findTemplate(program) ?? emptyNode, 'extends')?.value);
  for (const { type, source, specifiers } of (program?.['body'] ?? []) as Node[])
    if (
      type === 'ImportDeclaration' &&
      (specifiers as Node[]).some(({ local }) => nameOf(local as Node) === name)
    )
      return name === undefined ? null : { name, from: (source as { value: string }).value };
  return null;
}

/** Adds the font to the list of fonts: that of texts first, because pages load it early. */
function editList(text: string | null, template: string, font: UsedFont): Edit {
  const { constant, slug, isHeading } = font;
  const path = `./fonts/${slug}.ts`;
  if (text === null) return { text: fontsSource(font, isHeading ? findBase(template) : null) };
  const otherwise = `In src/fonts.ts add \`import { ${constant} } from '${path}';\`, and \`${constant}\` to the list.`;
  const list = findExported(parseModule(text) ?? { ...emptyNode, body: [] }, 'fonts');
  if (list?.type !== 'ArrayExpression') return { otherwise };
  const elements = list['elements'] as Node[];
  const index = elements.findIndex((each) => nameOf(each) === constant);
  if (index > 0 && !isHeading)
    return {
      otherwise: `In src/fonts.ts put \`${constant}\` first, because pages load the font of texts early.`,
    };
  if (index !== -1) return {};
  const [first, last] = [elements[0], elements.at(-1)];
  const space = first && (/^\n\s*$/.exec(text.slice(list.start + 1, first.start))?.[0] ?? ' ');
  const at = (isHeading ? last?.end : first?.start) ?? list.start + 1;
  const added = first ? (isHeading ? `,${space}${constant}` : `${constant},${space}`) : constant;
  const edited = `${text.slice(0, at)}${added}${text.slice(at)}`;
  return { text: addImport(edited, constant, path), change: `src/fonts.ts has ${constant}`, otherwise };
}

/** Passes the list of fonts to the template. */
function editTemplate(text: string): Edit {
  const program = parseModule(text);
  const template = findTemplate(program);
  const otherwise =
    "In src/template.ts add `import { fonts } from './fonts.ts';`, and `fonts,` in defineTemplate().";
  if (!template) return { otherwise };
  const imports = (program!['body'] as Node[]).filter(({ type }) => type === 'ImportDeclaration');
  const local = imports
    .filter(({ source }) => /^\.\/fonts(\.[jt]s)?$/.test((source as { value: string }).value))
    .flatMap(({ specifiers }) => specifiers as Node[])
    .find(({ imported }) => nameOf(imported as Node) === 'fonts');
  const passed = propertyOf(template, 'fonts');
  const name = nameOf(local?.['local'] as Node | undefined);
  if (passed && name !== undefined && nameOf(passed.value) === name) return {};
  if (passed) return { otherwise: `${otherwise.slice(0, -1)}, in place of its other fonts.` };
  const line = name === undefined || name === 'fonts' ? 'fonts' : `fonts: ${name}`;
  const before = propertyOf(template, 'tokens') ?? propertyOf(template, 'extends');
  const edited = before
    ? `${text.slice(0, before.end)},\n  ${line}${text.slice(before.end)}`
    : appendProperty(text, template, line, 1);
  return {
    text: name === undefined ? addImport(edited, 'fonts', './fonts.ts') : edited,
    change: 'src/template.ts passes `fonts`',
    otherwise,
  };
}

/** Returns what the files of a template need so that it uses a font. Nothing is written. */
export function applyFont(template: string, font: UsedFont): FontUse {
  const read = (path: string) =>
    existsSync(join(template, path)) ? readFileSync(join(template, path), 'utf8') : null;
  const source = read('src/template.ts') ?? '';
  const files = new Map<string, string>();
  const changes: string[] = [];
  const remaining: string[] = [];
  const apply = (path: string, { text, change, otherwise }: Edit) => {
    const edited = text === undefined ? null : finishEdit(read(path) ?? '', text);
    if (edited === null) remaining.push(...(otherwise === undefined ? [] : [otherwise]));
    else files.set(path, edited);
    if (edited !== null && change !== undefined) changes.push(change);
  };
  apply('src/fonts.ts', editList(read('src/fonts.ts'), source, font));
  apply('src/template.ts', editTemplate(source));
  apply('src/tokens.ts', editTokens(read('src/tokens.ts') ?? '', font));
  return { files, changes, remaining };
}
