import { Fragment } from 'react';
import { OtherStory, StateRow } from './docs-frames.tsx';
import { DocsTable } from './docs-table.tsx';
import type { PartDocs } from './part-docs.ts';
import type { PartEntry, PartProp } from './part-entry.ts';
import { listSlots } from './part-slots.ts';

/** Text with `code` between backticks. */
export const Code = ({ text }: { text: string }) =>
  text.split('`').map((piece, index) =>
    // Every second piece was between backticks.
    index % 2 === 1 ? (
      <code key={`${index} ${piece}`}>{piece}</code>
    ) : (
      <Fragment key={`${index} ${piece}`}>{piece}</Fragment>
    ),
  );

interface TableProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Table whose cells may contain code between backticks. */
function Table({ head, rows }: TableProps) {
  return (
    <DocsTable label={head.join(', ')}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join('|')}>
            {cells.map((cell, index) => (
              <td key={head[index]}>
                <Code text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DocsTable>
  );
}

const code = (text: string) => (text ? `\`${text.replaceAll('`', '')}\`` : '');

interface PartsProps {
  parts: readonly PartEntry[];
}

/** Elements in words, and the exported parts. */
export function Anatomy({ docs, parts }: PartsProps & { docs: PartDocs }) {
  return (
    <>
      <h2>Anatomy</h2>
      <p>
        <Code text={docs.anatomy} />
      </p>
      {parts.length > 0 && (
        <Table
          head={['Part', 'Element', 'Import', 'Purpose']}
          rows={parts.map((part) => [
            code(part.name),
            part.element ? code(`<${part.element}>`) : '',
            code(part.import),
            part.about,
          ])}
        />
      )}
    </>
  );
}

/** All states live in a row, in words, and the data attributes that CSS selects them by. */
export function States({ docs, parts }: PartsProps & { docs: PartDocs | null }) {
  const rows = parts.flatMap((part) =>
    part.states.map((it) => [code(part.name), code(it.name), code(it.selector), it.about] as const),
  );
  return (
    <>
      <h2>States</h2>
      {docs && (
        <p>
          <Code text={docs.states} />
        </p>
      )}
      <StateRow />
      {rows.length > 0 && <Table head={['Part', 'State', 'Selector', 'Meaning']} rows={rows} />}
    </>
  );
}

/** Keys, and what assistive technology gets. */
export function Keyboard({ docs }: { docs: PartDocs }) {
  return (
    <>
      <h2>Accessibility</h2>
      <p>
        <Code text={docs.accessibility} />
      </p>
      {docs.keyboard.length > 0 ? (
        <Table head={['Key', 'Effect']} rows={docs.keyboard} />
      ) : (
        <p>It cannot receive the focus, so it has no keyboard interaction.</p>
      )}
    </>
  );
}

/** Names by which CSS and texts reach into each part. */
export function Words({ parts }: PartsProps) {
  const joinNames = (names: readonly string[]) => names.map(code).join(' ');
  const rows = parts
    .filter(({ elements, texts }) => elements.length + texts.length > 0)
    .map((part) => [
      code(part.name),
      joinNames(part.elements.map((name) => `[data-part='${name}']`)),
      joinNames(part.texts),
    ]);
  if (rows.length === 0) return null;
  return (
    <>
      <h2>Elements and texts</h2>
      <Table head={['Part', 'Element', 'Text']} rows={rows} />
    </>
  );
}

/** Props that take content of the page, such as an icon or a row of buttons. */
export function Slots({ parts }: PartsProps) {
  const rows = parts.flatMap(({ name, props }) =>
    listSlots(props).map((prop) => [code(name), code(prop.name), prop.about] as const),
  );
  if (rows.length === 0) return null;
  return (
    <>
      <h2>Slots</h2>
      <Table head={['Part', 'Slot', 'Content']} rows={rows} />
    </>
  );
}

const row = ({ name, isRequired, type, about }: PartProp) => [
  code(name) + (isRequired ? ' (required)' : ''),
  code(type),
  about,
];

/** All props of each part. */
export function Props({ parts }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <>
      <h2>Props</h2>
      {parts.map((part) => (
        <Fragment key={part.import + part.name}>
          <h3>{part.name}</h3>
          {part.props.length > 0 && <Table head={['Prop', 'Type', 'Meaning']} rows={part.props.map(row)} />}
          {part.inherited > 0 && (
            <p>
              {part.props.length > 0 ? 'Also takes' : 'Takes'} {part.inherited} attributes and props of{' '}
              {part.element ? <code>{`<${part.element}>`}</code> : 'its element or React Aria component'}.
            </p>
          )}
        </Fragment>
      ))}
    </>
  );
}

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
