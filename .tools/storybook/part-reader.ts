import { statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import type { PartEntry, PartProp, PartState } from '../../packages/storybook/src/docs/part-entry.ts';
import { root as ROOT } from '../workspace.ts';
import { tokensOf } from './part-tokens.ts';

const ENTRIES = ['kit', 'react'].map((name) => join(ROOT, `packages/${name}/src/index.ts`));

const optionsOf = (): ts.CompilerOptions => {
  const path = join(ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, (name) => ts.sys.readFile(name));
  return ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options;
};

/** Returns the comment of a symbol as one line, without its tags. */
const commentOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();

/** Returns the selectors that a symbol names with `@selector`. */
const selectorOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'selector')
    .map(({ text }) => ts.displayPartsToString(text))
    .join(', ');

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((it) => !it.getSourceFile().fileName.includes('/node_modules/')) ?? false;

/** Returns the call of a component; a skin is a union of function and class. */
const callOf = (type: ts.Type): ts.Signature | undefined =>
  (type.isUnion() ? type.types : [type]).flatMap((it) => it.getCallSignatures()).at(-1);

/** Returns the type of a prop as its source writes it, which is shorter than the resolved type. */
function writtenType({ valueDeclaration: it }: ts.Symbol): string | undefined {
  const isTyped = it && (ts.isPropertySignature(it) || ts.isMethodSignature(it));
  return isTyped ? it.type?.getText().replaceAll(/\s+/g, ' ') : undefined;
}

/** Export of a module: its name and the symbol behind its aliases. */
interface Export {
  name: string;
  symbol: ts.Symbol;
}

/** Reads the parts that the files of a program export. */
class Reader {
  private readonly checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
  }

  /** Returns the parts that a file exports, by name; those of a namespace as `ProfileCard.Root`. */
  partsOf(file: ts.SourceFile): PartEntry[] {
    return this.exportsOf(this.checker.getSymbolAtLocation(file)).flatMap(({ name, symbol }) => {
      if (!(symbol.flags & ts.SymbolFlags.ValueModule)) return this.partOf(name, symbol);
      const members = this.exportsOf(symbol);
      return members.flatMap((member) => {
        const state = members.find((it) => it.name === `${member.name}State`);
        return this.partOf(`${name}.${member.name}`, member.symbol, state?.symbol);
      });
    });
  }

  private exportsOf(module: ts.Symbol | undefined): Export[] {
    const symbols = module ? this.checker.getExportsOfModule(module) : [];
    return symbols.map((it) => ({
      name: it.name,
      symbol: it.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(it) : it,
    }));
  }

  private partOf(name: string, symbol: ts.Symbol, state?: ts.Symbol): PartEntry[] {
    const declaration = symbol.valueDeclaration;
    const isComponent = /(^|\.)[A-Z][a-z]\w*$/.test(name);
    const signature = isComponent ? callOf(this.checker.getTypeOfSymbol(symbol)) : undefined;
    if (!declaration || !signature) return [];
    const [parameter] = signature.getParameters();
    const type = parameter && this.checker.getTypeOfSymbolAtLocation(parameter, declaration);
    const symbols = type ? this.checker.getPropertiesOfType(this.checker.getApparentType(type)) : [];
    const props = symbols.filter(isOurs).map((it) => this.propOf(it, declaration));
    const { fileName, text } = declaration.getSourceFile();
    return [
      {
        name,
        import: importOf(relative(ROOT, fileName)),
        about: commentOf(symbol, this.checker),
        element: /PartProps<'(\w+)'/.exec(text)?.[1] ?? null,
        props: props.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired)),
        inherited: symbols.length - props.length,
        states: state ? this.statesOf(state) : props.filter(({ selector }) => selector),
        tokens: tokensOf(fileName),
      },
    ];
  }

  private propOf(symbol: ts.Symbol, at: ts.Node): PartProp {
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, at);
    return {
      name: symbol.name,
      type: writtenType(symbol) ?? this.checker.typeToString(type, at),
      isRequired: !(symbol.flags & ts.SymbolFlags.Optional),
      about: commentOf(symbol, this.checker),
      selector: selectorOf(symbol, this.checker),
    };
  }

  private statesOf(state: ts.Symbol): PartState[] {
    return this.checker.getPropertiesOfType(this.checker.getDeclaredTypeOfSymbol(state)).map((symbol) => ({
      name: symbol.name,
      selector: selectorOf(symbol, this.checker),
      about: commentOf(symbol, this.checker),
    }));
  }
}

/** Returns the entry that exports the parts of a file: `packages/kit/src/button/…` is `@meetcute/kit/button`. */
const importOf = (file: string): string => dirname(file).replace(/^packages\/(\w+)\/src/, '@meetcute/$1');

interface ReadParts {
  parts: readonly PartEntry[];
  /** Time of the last change of each source. */
  changes: ReadonlyMap<string, number>;
}

let last: ReadParts | undefined;

const changeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Reads all parts of kit and react from their sources with TypeScript; again only after a change, as it takes some seconds. */
export function loadParts(): readonly PartEntry[] {
  const isCurrent = last && [...last.changes].every(([path, time]) => changeOf(path) === time);
  if (!isCurrent) last = readParts();
  return last!.parts;
}

function readParts(): ReadParts {
  const program = ts.createProgram(ENTRIES, optionsOf());
  const reader = new Reader(program);
  const sources = program.getSourceFiles().map(({ fileName }) => fileName);
  return {
    parts: ENTRIES.flatMap((entry) => {
      const file = program.getSourceFile(entry);
      return file ? reader.partsOf(file) : [];
    }),
    changes: new Map(
      sources.filter((path) => !path.includes('/node_modules/')).map((path) => [path, changeOf(path)]),
    ),
  };
}

const ID = 'virtual:parts';

/** Vite plugin that serves `virtual:parts`, an array of all parts of kit and react. Only docs pages load it. */
export const partsPlugin = (): Plugin => ({
  name: 'meetcute:parts',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export const parts = ${JSON.stringify(loadParts())};` : undefined),
});
