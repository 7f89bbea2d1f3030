import { Description, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { docs, examples } from 'virtual:meetcute/docs';
import { parts } from 'virtual:parts';
import { Demo } from './docs-frames.tsx';
import { Anatomy, Guidance, Keyboard, Props, Slots, States, Words } from './docs-sections.tsx';
import { Tokens } from './docs-tokens.tsx';
import type { PartDocs } from './part-docs.ts';
import { partsOfPage } from './parts-of-page.ts';

/** Texts and samples beside a story file; null without one. */
interface Written {
  docs: PartDocs | null;
  example: string | null;
}

const loads = new Map<string, Promise<Written>>();

async function load(name: string): Promise<Written> {
  const [part, example] = await Promise.all([docs[name]?.(), examples[name]?.()]);
  return { docs: part?.default ?? null, example: example?.default ?? null };
}

/** Loads what is written beside a story file. Returns the same promise for each render. */
function writtenBeside(storyFile: string): Promise<Written> {
  const name = storyFile.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
  const loading = loads.get(name) ?? load(name);
  loads.set(name, loading);
  return loading;
}

/** Docs page of a part: a live demo, what its docstring, sources and `.docs.ts` file say, and all of its states. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { docs: partDocs, example } = use(writtenBeside(String(preparedMeta.parameters['fileName'])));
  const pageParts = partDocs ? partsOfPage(parts, partDocs) : [];
  return (
    <>
      <Title />
      <Description />
      <Demo />
      {example !== null && (
        <>
          <h2>Example</h2>
          <Source code={example} language="tsx" />
        </>
      )}
      {partDocs && <Anatomy docs={partDocs} parts={pageParts} />}
      <States docs={partDocs} parts={pageParts} />
      {partDocs && (
        <>
          <Keyboard docs={partDocs} />
          <Guidance docs={partDocs} name={preparedMeta.title.split('/').at(-1) ?? ''} />
          <Words parts={pageParts} />
          <Slots parts={pageParts} />
          <Tokens parts={pageParts} />
          <Props parts={pageParts} />
        </>
      )}
    </>
  );
}
