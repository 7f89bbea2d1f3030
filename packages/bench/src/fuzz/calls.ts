import { allCalls, type CallDefinition } from '@meetcute/contract';
import { openApiDocument, openApiPath } from '@meetcute/contract/openapi';
import fc, { type Arbitrary } from 'fast-check';
import { fromSchema, type JsonSchema } from './fromSchema.ts';
import type { FuzzInput } from './input.ts';
import { anyJson, hostile } from './values.ts';

interface Operation {
  parameters?: readonly { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  'x-errors': readonly string[];
}

const { paths } = openApiDocument();

const operationOf = (call: CallDefinition) =>
  paths[openApiPath(call)]?.[call.method.toLowerCase()] as unknown as Operation;

/** Returns the error codes that a call may respond with. */
export const errorsOf = (call: CallDefinition): readonly string[] => operationOf(call)['x-errors'];

/** Calls that end a session, which must not run with one of a member, or there would soon be none left. */
const ENDING = ['logout', 'endSessions', 'deleteUser'];

/** Calls that hash a password, which takes longer than everything else. */
const SLOW = ['login', 'signUp', 'resetPassword', 'changeEmail', 'changePassword'];

/** Longest path that is sent. Node refuses a longer head before the host sees it. */
const LONGEST = 12_000;

/** The stream stays open, and messages and mails have addresses of their own. */
export const fuzzedCalls = allCalls.filter(
  ({ transport, path }) => path.startsWith('/api/') && transport !== 'stream',
);

function queryOf({ parameters = [] }: Operation, members: number) {
  const query = parameters.filter((each) => each.in === 'query');
  return fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, fromSchema(schema, members)])), {
    requiredKeys: query.filter(({ schema }) => 'const' in schema).map(({ name }) => name),
  });
}

const addressOf = ({ path }: CallDefinition, query: Readonly<Record<string, unknown>>, rest: string) => {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(text(value).toWellFormed())}`,
  );
  const filled = path.replace(/:(\w+)/g, () => encodeURIComponent(rest.toWellFormed().slice(0, 100)) || 'x');
  return (filled + (pairs.length > 0 ? `?${pairs.join('&')}` : '')).slice(0, LONGEST);
};

/** A multipart body with files that are no pictures, or with none at all. */
const multipart = fc
  .record({
    name: fc.constantFrom('file', 'image', 'x'),
    type: hostile,
    bytes: fc.string({ maxLength: 200 }),
    end: fc.boolean(),
  })
  .map(({ name, type, bytes, end }) => ({
    contentType: 'multipart/form-data; boundary=fuzz',
    body: `--fuzz\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: ${type.replace(/[^\x20-\x7e]/g, '')}\r\n\r\n${bytes}\r\n${end ? '--fuzz--\r\n' : ''}`,
  }));

const written = (contentType: string) => (value: unknown) => ({
  contentType,
  body: JSON.stringify(value) ?? '',
});

const json = (payload: Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 12, arbitrary: payload.map(written('application/json')) },
    { weight: 1, arbitrary: anyJson.map(written('application/json')) },
    {
      weight: 1,
      arbitrary: hostile.map((body) => ({ contentType: 'application/json', body: body.toWellFormed() })),
    },
    { weight: 1, arbitrary: payload.map(written('text/plain')) },
  );

const bodyOf = (call: CallDefinition, operation: Operation, members: number) => {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  if (!schema) return fc.constant(null);
  return call.transport === 'form' ? multipart : json(fromSchema(schema, members));
};

/** Creates inputs for every call: mostly by its schemas, some with a hostile query, body or header. */
export function callInputs(members: number): Arbitrary<FuzzInput> {
  const inputsOf = (call: CallDefinition): Arbitrary<FuzzInput> => {
    const operation = operationOf(call);
    return fc
      .record({
        query: fc.oneof(
          { weight: 9, arbitrary: queryOf(operation, members) },
          { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 8 }), hostile, { maxKeys: 4 }) },
        ),
        rest: hostile,
        sent: bodyOf(call, operation, members),
        member: ENDING.includes(call.name) ? fc.constant(null) : fc.integer({ min: 0, max: members }),
        key: fc.oneof({ weight: 5, arbitrary: fc.uuid() }, { weight: 1, arbitrary: hostile }),
      })
      .map(({ query, rest, sent, member, key }) => ({
        kind: call.name,
        call,
        method: call.method,
        path: addressOf(call, query as Record<string, unknown>, rest),
        member: member || null,
        headers: call.method === 'POST' ? { 'idempotency-key': key } : {},
        sent,
      }));
  };
  return fc.oneof(
    ...fuzzedCalls.map((call) => ({ weight: SLOW.includes(call.name) ? 1 : 20, arbitrary: inputsOf(call) })),
  );
}
