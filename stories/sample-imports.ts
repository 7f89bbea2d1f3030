/** Names that samples take from packages, by package, and `Namespace.Member` for each member in their JSX. */
export type SampleNames = Readonly<Record<string, ReadonlySet<string>>>;

const IMPORT = /^import \{([^}]*)\} from '@meetcute\/(\w+)(?:\/[\w-]+)?';$/gm;

/** Returns the exports of `kit` and `react` that the sources of samples use. */
export function findSampleNames(sources: readonly string[]): SampleNames {
  const names: Record<string, Set<string>> = { kit: new Set(), react: new Set() };
  for (const source of sources)
    for (const [, list = '', pack = ''] of source.matchAll(IMPORT))
      for (const item of list.split(',').map((text) => text.trim())) {
        if (item === '' || item.startsWith('type ')) continue;
        const [name = '', alias = name] = item.split(' as ');
        names[pack]?.add(name);
        for (const [, member = ''] of source.matchAll(new RegExp(`<${alias}\\.(\\w+)`, 'g')))
          names[pack]?.add(`${name}.${member}`);
      }
  return names;
}
