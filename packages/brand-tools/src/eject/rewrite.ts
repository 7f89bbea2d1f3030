import type { ModuleImport, ReadModule, TakenName } from './read-module.ts';

/** Source of an import in a copy of a module. */
export interface Target {
  /** Specifier of the copied module; null where nothing of it is needed. */
  readonly specifier: string | null;
  /** Names that come from the package's entry, by their name there. */
  readonly publicNames: readonly (TakenName & { readonly publicName: string })[];
  /** Entry of the package. */
  readonly entry: string;
  /** The other names. */
  readonly privateNames: readonly TakenName[];
}

const nameText = (from: string, local: string, isType: boolean) =>
  `${isType ? 'type ' : ''}${from === local ? from : `${from} as ${local}`}`;

function statement(kind: ModuleImport['kind'], names: readonly string[], specifier: string): string {
  const areTypes = names.every((name) => name.startsWith('type '));
  const list = areTypes ? names.map((name) => name.slice('type '.length)) : names;
  const word = kind === 'export' ? 'export' : 'import';
  const line = `${word}${areTypes ? ' type' : ''} { ${list.join(', ')} } from '${specifier}';`;
  return line.length <= 110
    ? line
    : line.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', ',\n}');
}

function privateStatement(from: ModuleImport, text: string, { privateNames, specifier }: Target): string {
  if (privateNames.length === from.names.length)
    return text.slice(from.start, from.end).replace(from.specifier, () => specifier!);
  const names = privateNames.map(({ imported, local, isType }) => nameText(imported, local, isType));
  return statement(from.kind, names, specifier!);
}

/** Returns a module with its imports taken from elsewhere; names of the package's entry in one statement. */
export function rewrite({ text, imports }: ReadModule, find: (from: ModuleImport) => Target | null): string {
  const targets = imports.map((from) => [from, find(from)] as const);
  const shared = targets.flatMap(([{ kind }, target]) =>
    kind === 'static' && target ? target.publicNames : [],
  );
  const names = shared.map(({ publicName, local, isType }) => nameText(publicName, local, isType));
  let isWritten = false;
  let [result, position] = ['', 0];
  for (const [from, target] of targets) {
    if (!target) continue;
    const lines: string[] = [];
    if (from.kind === 'static' && target.publicNames.length > 0 && !isWritten) {
      lines.push(statement('static', names, target.entry));
      isWritten = true;
    }
    if (from.kind === 'export' && target.publicNames.length > 0) {
      const exported = target.publicNames.map((name) => nameText(name.publicName, name.local, name.isType));
      lines.push(statement('export', exported, target.entry));
    }
    if (from.kind === 'dynamic') lines.push(`'${target.specifier}'`);
    else if (target.specifier !== null) lines.push(privateStatement(from, text, target));
    result += text.slice(position, from.start) + lines.join('\n');
    position = from.end;
    if (lines.length === 0 && text[position] === '\n') position += 1;
  }
  return result + text.slice(position);
}
