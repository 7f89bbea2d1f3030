import { Description, Title, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { parts } from 'virtual:parts';
import { Demo } from './docs-frames.tsx';
import { Anatomy, Guidance, Keyboard, Props, Slots, States } from './docs-sections.tsx';
import { Tokens } from './docs-tokens.tsx';
import type { PartDocs } from './part-docs.ts';
import { partsOfPage } from './parts-of-page.ts';

const files = import.meta.glob<PartDocs>('../stories/parts/*.docs.ts', { import: 'default' });
const loads = new Map<string, Promise<PartDocs | null>>();

/** Loads what is written beside a story file; null without such a file. Returns the same promise for each render. */
function docsOf(storyFile: string): Promise<PartDocs | null> {
  const path = `../stories/parts/${storyFile.split('/').at(-1)?.replace('.stories.tsx', '.docs.ts')}`;
  const load = loads.get(path) ?? files[path]?.() ?? Promise.resolve(null);
  loads.set(path, load);
  return load;
}

/** Docs page of a part: a live demo, what its docstring, sources and `.docs.ts` file say, and all of its states. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = use(docsOf(String(preparedMeta.parameters['fileName'])));
  const shown = docs ? partsOfPage(parts, docs) : [];
  return (
    <>
      <Title />
      <Description />
      <Demo />
      {docs && <Anatomy docs={docs} parts={shown} />}
      <States docs={docs} parts={shown} />
      {docs && (
        <>
          <Keyboard docs={docs} />
          <Guidance docs={docs} name={preparedMeta.title.split('/').at(-1) ?? ''} />
          <Slots parts={shown} />
          <Tokens parts={shown} />
          <Props parts={shown} />
        </>
      )}
    </>
  );
}
