import { Description, Title, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { docs } from 'virtual:meetcute/docs';
import { parts } from 'virtual:parts';
import { Demo } from './docs-frames.tsx';
import { Anatomy, Guidance, Keyboard, Props, Slots, States } from './docs-sections.tsx';
import { Tokens } from './docs-tokens.tsx';
import type { PartDocs } from './part-docs.ts';
import { partsOfPage } from './parts-of-page.ts';

const loads = new Map<string, Promise<PartDocs | null>>();

/** Loads what is written beside a story file; null without such a file. Returns the same promise for each render. */
function docsOf(storyFile: string): Promise<PartDocs | null> {
  const name = storyFile.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
  const load = loads.get(name) ?? docs[name]?.().then((file) => file.default) ?? Promise.resolve(null);
  loads.set(name, load);
  return load;
}

/** Docs page of a part: a live demo, what its docstring, sources and `.docs.ts` file say, and all of its states. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const partDocs = use(docsOf(String(preparedMeta.parameters['fileName'])));
  const shown = partDocs ? partsOfPage(parts, partDocs) : [];
  return (
    <>
      <Title />
      <Description />
      <Demo />
      {partDocs && <Anatomy docs={partDocs} parts={shown} />}
      <States docs={partDocs} parts={shown} />
      {partDocs && (
        <>
          <Keyboard docs={partDocs} />
          <Guidance docs={partDocs} name={preparedMeta.title.split('/').at(-1) ?? ''} />
          <Slots parts={shown} />
          <Tokens parts={shown} />
          <Props parts={shown} />
        </>
      )}
    </>
  );
}
