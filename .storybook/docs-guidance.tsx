import { OtherStory } from './docs-frames.tsx';
import { Code } from './docs-sections.tsx';
import type { PartDocs } from './part-docs.ts';

const Sentences = ({ title, texts }: { title: string; texts: readonly string[] }) =>
  texts.map((text) => (
    <li key={text}>
      <strong>{title}:</strong> <Code text={text} />
    </li>
  ));

/** Do and don't as sentences, and as a live picture where the part has one. */
export function Guidance({ docs: { dos, donts, picture }, name }: { docs: PartDocs; name: string }) {
  return (
    <>
      <h2>Do and don’t</h2>
      <ul>
        <Sentences title="Do" texts={dos} />
        <Sentences title="Don’t" texts={donts} />
      </ul>
      {picture && <OtherStory id={picture} name={`Do and don’t of ${name}`} />}
    </>
  );
}
