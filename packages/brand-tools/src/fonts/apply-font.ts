import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findExtended, findProperty, findTemplateInput, type SyntaxNode } from '@meetcute/site/own-drawings';
import {
  addImport,
  appendProperty,
  emptyProgram,
  findExported,
  finishEdit,
  parseModule,
  usesName,
} from '../edit-source.ts';
import { editTokens, type Edit, type UsedFont } from './edit-tokens.ts';
import { fontsSource, type ImportedBase } from './font-source.ts';

/** Files that use a font. */
export interface FontUse {
  /** New content of files, by their path in the template. */
  readonly files: ReadonlyMap<string, string>;
  /** Sentences about what has changed in files that were there. */
  readonly changes: readonly string[];
  /** Sentences about what a person has to add, because the code is of another form than a new template has. */
  readonly remaining: readonly string[];
}

const nameOf = (node: SyntaxNode | undefined) => (node as { name?: string } | undefined)?.name;

const importsOf = (program: SyntaxNode | null) =>
  ((program?.['body'] ?? []) as SyntaxNode[]).filter(({ type }) => type === 'ImportDeclaration');

/** Returns the template that another one extends; null where it is not imported by a name. */
function findBase(template: string): ImportedBase | null {
  const base = findExtended(parseModule(template));
  return base?.imported === undefined ? null : { ...base, imported: base.imported };
}

/** Writes the list of fonts of a template without one. */
function startList(template: string, font: UsedFont): Edit {
  const base = font.isHeading ? findBase(template) : null;
  if (base || !font.isHeading) return { text: fontsSource(font, base) };
  const { constant, slug } = font;
  return {
    otherwise: `In src/fonts.ts write \`import { ${constant} } from './fonts/${slug}.ts';\`, and \`export const fonts = [...base.fonts, ${constant}];\` with the template that yours extends as \`base\`: the list replaces its fonts.`,
  };
}

/** Adds the font to the list of fonts: that of texts first, because pages load it early. */
function editList(text: string | null, template: string, font: UsedFont): Edit {
  const { constant, slug, isHeading } = font;
  const path = `./fonts/${slug}.ts`;
  if (text === null) return startList(template, font);
  const otherwise = `In src/fonts.ts add \`import { ${constant} } from '${path}';\`, and \`${constant}\` to the list.`;
  const program = parseModule(text) ?? emptyProgram;
  const list = findExported(program, 'fonts');
  if (list?.type !== 'ArrayExpression') return { otherwise };
  const elements = list['elements'] as SyntaxNode[];
  const index = elements.findIndex((each) => nameOf(each) === constant);
  if (index > 0 && !isHeading)
    return {
      otherwise: `In src/fonts.ts put \`${constant}\` first, because pages load the font of texts early.`,
    };
  if (index !== -1) return {};
  // Such as in a call in the list; a second import would not compile.
  if (usesName(program, constant))
    return { otherwise: `In src/fonts.ts see that the list has \`${constant}\`, which the file names.` };
  const [first, last] = [elements[0], elements.at(-1)];
  const space = first && (/^\n\s*$/.exec(text.slice(list.start + 1, first.start))?.[0] ?? ' ');
  const position = (isHeading ? last?.end : first?.start) ?? list.start + 1;
  const insertion = first ? (isHeading ? `,${space}${constant}` : `${constant},${space}`) : constant;
  const editedText = `${text.slice(0, position)}${insertion}${text.slice(position)}`;
  return { text: addImport(editedText, constant, path), change: `src/fonts.ts has ${constant}`, otherwise };
}

/** Passes the list of fonts, which may be left to write, to the template. */
function editTemplate(text: string, hasList: boolean): Edit {
  const program = parseModule(text);
  const template = findTemplateInput(program);
  const otherwise =
    "In src/template.ts add `import { fonts } from './fonts.ts';`, and `fonts,` in defineTemplate().";
  if (!template) return { otherwise };
  const local = importsOf(program)
    .filter(({ source }) => /^\.\/fonts(\.[jt]s)?$/.test((source as { value: string }).value))
    .flatMap(({ specifiers }) => specifiers as SyntaxNode[])
    .find(({ imported }) => nameOf(imported as SyntaxNode) === 'fonts');
  const fontsProperty = findProperty(template, 'fonts');
  const name = nameOf(local?.['local'] as SyntaxNode | undefined);
  if (fontsProperty && name !== undefined && nameOf(fontsProperty.value) === name) return {};
  if (fontsProperty) return { otherwise: `${otherwise.slice(0, -1)}, in place of its other fonts.` };
  if (name === undefined && usesName(program, 'fonts'))
    return {
      otherwise: `${otherwise.slice(0, -1)}. It has other \`fonts\`: take another name for one of them.`,
    };
  const line = name === undefined || name === 'fonts' ? 'fonts' : `fonts: ${name}`;
  if (!hasList) return { otherwise };
  const propertyBefore = findProperty(template, 'tokens') ?? findProperty(template, 'extends');
  const editedText = propertyBefore
    ? `${text.slice(0, propertyBefore.end)},\n  ${line}${text.slice(propertyBefore.end)}`
    : appendProperty(text, template, line, 1);
  return {
    text: name === undefined ? addImport(editedText, 'fonts', './fonts.ts') : editedText,
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
    const editedText = text === undefined ? null : finishEdit(read(path) ?? '', text);
    if (editedText === null) remaining.push(...(otherwise === undefined ? [] : [otherwise]));
    else files.set(path, editedText);
    if (editedText !== null && change !== undefined) changes.push(change);
  };
  apply('src/fonts.ts', editList(read('src/fonts.ts'), source, font));
  const hasList = files.has('src/fonts.ts') || read('src/fonts.ts') !== null;
  apply('src/template.ts', editTemplate(source, hasList));
  apply('src/tokens.ts', editTokens(read('src/tokens.ts') ?? '', font));
  return { files, changes, remaining };
}
