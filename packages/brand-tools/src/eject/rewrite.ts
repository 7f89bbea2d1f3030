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

const nameText = (sourceName: string, local: string, isType: boolean) =>
  `${isType ? 'type ' : ''}${sourceName === local ? sourceName : `${sourceName} as ${local}`}`;

function statement(kind: ModuleImport['kind'], names: readonly string[], specifier: string): string {
  const areTypes = names.every((name) => name.startsWith('type '));
  const list = areTypes ? names.map((name) => name.slice('type '.length)) : names;
  const word = kind === 'export' ? 'export' : 'import';
  const line = `${word}${areTypes ? ' type' : ''} { ${list.join(', ')} } from '${specifier}';`;
  return line.length <= 110
    ? line
    : line.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', ',\n}');
}

function privateStatement(
  moduleImport: ModuleImport,
  text: string,
  { privateNames, specifier }: Target,
): string {
  if (privateNames.length === moduleImport.names.length)
    return text.slice(moduleImport.start, moduleImport.end).replace(moduleImport.specifier, () => specifier!);
  const names = privateNames.map(({ imported, local, isType }) => nameText(imported, local, isType));
  return statement(moduleImport.kind, names, specifier!);
}

/** Returns a module with its imports taken from elsewhere; names of the package's entry in one statement. */
export function rewrite({ text, imports }: ReadModule, find: (from: ModuleImport) => Target | null): string {
  const targets = imports.map((moduleImport) => [moduleImport, find(moduleImport)] as const);
  const publicNames = targets.flatMap(([{ kind }, target]) =>
    kind === 'static' && target ? target.publicNames : [],
  );
  const names = publicNames.map(({ publicName, local, isType }) => nameText(publicName, local, isType));
  let isWritten = false;
  let [result, position] = ['', 0];
  for (const [moduleImport, target] of targets) {
    if (!target) continue;
    const lines: string[] = [];
    if (moduleImport.kind === 'static' && target.publicNames.length > 0 && !isWritten) {
      lines.push(statement('static', names, target.entry));
      isWritten = true;
    }
    if (moduleImport.kind === 'export' && target.publicNames.length > 0) {
      const exportedNames = target.publicNames.map((name) =>
        nameText(name.publicName, name.local, name.isType),
      );
      lines.push(statement('export', exportedNames, target.entry));
    }
    if (moduleImport.kind === 'dynamic') lines.push(`'${target.specifier}'`);
    else if (target.specifier !== null) lines.push(privateStatement(moduleImport, text, target));
    result += text.slice(position, moduleImport.start) + lines.join('\n');
    position = moduleImport.end;
    if (lines.length === 0 && text[position] === '\n') position += 1;
  }
  return result + text.slice(position);
}
