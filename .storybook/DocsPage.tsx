import { Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { parts } from 'virtual:parts';
import { Anatomy, Guidance, Keyboard, Props, States, Tokens } from './docs-sections.tsx';
import type { PartDocs } from './part-docs.ts';

const files = import.meta.glob<PartDocs>('../stories/parts/*.docs.ts', { import: 'default' });
const loads = new Map<string, Promise<PartDocs | null>>();

/** Loads what is written beside a story file; null without such a file. Returns the same promise for each render. */
function docsOf(storyFile: string): Promise<PartDocs | null> {
  const path = `../stories/parts/${storyFile.split('/').at(-1)?.replace('.stories.tsx', '.docs.ts')}`;
  const load = loads.get(path) ?? files[path]?.() ?? Promise.resolve(null);
  loads.set(path, load);
  return load;
}

/** Returns the parts that a page describes: components by name, and all of a namespace. */
const partsOf = ({ kit = [], headless = [] }: PartDocs) =>
  parts.filter((part) => {
    const [name] = part.name.split('.');
    const names: readonly string[] = part.import.startsWith('@meetcute/kit') ? kit : headless;
    return names.includes(name ?? '');
  });

/** Docs page of a part: what its docstring, its sources and its `.docs.ts` file say, and all stories. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = use(docsOf(String(preparedMeta.parameters['fileName'])));
  const shown = docs ? partsOf(docs) : [];
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {docs && (
        <>
          <Anatomy docs={docs} parts={shown} />
          <States docs={docs} parts={shown} />
          <Keyboard docs={docs} />
          <Guidance docs={docs} />
          <Tokens parts={shown} />
          <Props parts={shown} />
        </>
      )}
      <Stories includePrimary={false} />
    </>
  );
}
