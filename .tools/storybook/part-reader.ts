import { dirname, relative } from 'node:path';
import ts from 'typescript';
import type {
  HookEntry,
  PartEntry,
  PartProp,
  PartState,
} from '../../packages/storybook/src/docs/part-entry.ts';
import { root as ROOT } from '../workspace.ts';
import { tokensOf, wordsOf } from './part-words.ts';

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

/** Returns a type without the insides of objects, innermost first, until it is short enough to read. */
function shorten(type: string): string {
  let short = type.replaceAll(/import\("[^"]*"\)\./g, '');
  for (let previousType = ''; short.length > 160 && short !== previousType;) {
    previousType = short;
    short = short.replaceAll(/\{ [^{}]* \}/g, '{…}');
  }
  return short;
}

/** Reads the parts and hooks that the files of a program export. */
export class Reader {
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

  /** Returns the hooks that a file exports. */
  hooksOf(file: ts.SourceFile): HookEntry[] {
    return this.exportsOf(this.checker.getSymbolAtLocation(file)).flatMap(({ name, symbol }) => {
      const declaration = symbol.valueDeclaration;
      const signature = /^use[A-Z]/.test(name) ? callOf(this.checker.getTypeOfSymbol(symbol)) : undefined;
      if (!declaration || !signature) return [];
      const result = signature.getReturnType();
      const fields = result.isUnion() || this.checker.isArrayLikeType(result) ? [] : result.getProperties();
      return [
        {
          name,
          import: importOf(relative(ROOT, declaration.getSourceFile().fileName)),
          about: commentOf(symbol, this.checker),
          signature: shorten(name + this.checker.signatureToString(signature, declaration)),
          fields: fields.filter(isOurs).map((it) => {
            const { name: field, type, about } = this.propOf(it, declaration);
            return { name: field, type: shorten(type), about };
          }),
        },
      ];
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
        ...wordsOf(fileName),
        tokens: tokensOf(fileName),
      },
    ];
  }

  private propOf(symbol: ts.Symbol, node: ts.Node): PartProp {
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, node);
    return {
      name: symbol.name,
      type: writtenType(symbol) ?? this.checker.typeToString(type, node),
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
const importOf = (file: string): string =>
  dirname(file).replace(/^packages\/(\w+)\/src(\/[\w-]+)?.*/, '@meetcute/$1$2');
