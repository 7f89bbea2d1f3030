import { Fragment } from 'react';
import { brands } from './brands.ts';
import type { PartDocs } from './part-docs.ts';
import type { PartEntry, PartProp } from './part-entry.ts';
import { isPartToken, valueOf } from './token-values.ts';

/** Text with `code` between backticks. */
const Code = ({ text }: { text: string }) =>
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
    <table>
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
    </table>
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

/** States in words, and the data attributes that CSS selects them by. */
export function States({ docs, parts }: PartsProps & { docs: PartDocs }) {
  const rows = parts.flatMap((part) =>
    part.states.map((it) => [code(part.name), code(it.name), code(it.selector), it.about] as const),
  );
  return (
    <>
      <h2>States</h2>
      <p>
        <Code text={docs.states} />
      </p>
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
        <p>It takes no focus, so no key acts on it.</p>
      )}
    </>
  );
}

/** Do and don't. */
export function Guidance({ docs: { dos, donts } }: { docs: PartDocs }) {
  return (
    <>
      <h2>Do and don’t</h2>
      <ul>
        {dos.map((text) => (
          <li key={text}>
            <strong>Do:</strong> <Code text={text} />
          </li>
        ))}
        {donts.map((text) => (
          <li key={text}>
            <strong>Don’t:</strong> <Code text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Tokens that the styles use, with the value of each brand; tokens of single parts first. */
export function Tokens({ parts }: PartsProps) {
  const all = [...new Set(parts.flatMap(({ tokens }) => tokens))];
  if (all.length === 0) return null;
  const paths = [...all.filter(isPartToken), ...all.filter((path) => !isPartToken(path))];
  const names = Object.keys(brands);
  return (
    <>
      <h2>Tokens</h2>
      <Table
        head={['Token', ...names]}
        rows={paths.map((path) => [
          code(isPartToken(path) ? `part.${path}` : path),
          ...Object.values(brands).map(({ tokens }) => code(valueOf(tokens, path))),
        ])}
      />
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
