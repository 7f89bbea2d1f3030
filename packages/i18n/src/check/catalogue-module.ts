/** Returns the source of `catalogues/{locale}.ts`, which bundles the namespaces of one language into one chunk. */
export function catalogueModule(locale: string, namespaces: readonly string[]): string {
  const imports = namespaces.map(
    (name) => `import ${name} from '../locales/${locale}/${name}.json' with { type: 'json' };`,
  );
  const list = namespaces.map((name) => `  ${name},`);
  return [
    `// Written by \`pnpm check:i18n --write\` from the files in locales/${locale}; changes made here are lost.`,
    ...imports,
    '',
    'export const messages = {',
    ...list,
    '};',
    '',
  ].join('\n');
}
