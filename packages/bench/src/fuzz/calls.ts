import { allCalls, type CallDefinition } from '@meetcute/contract';
import { allDeskCalls } from '@meetcute/contract/desk';
import { operationOf as describe } from '@meetcute/contract/openapi';
import fc, { type Arbitrary } from 'fast-check';
import { staffCount } from './desk.ts';
import { fromSchema, type JsonSchema, valueOf } from './from-schema.ts';
import type { FuzzInput } from './input.ts';
import { anyJson, hostile, memberId } from './values.ts';

interface Operation {
  parameters?: readonly { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  'x-errors': readonly string[];
}

const operationOf = (call: CallDefinition) => describe(call, {}) as unknown as Operation;

/** Returns the error codes that a call may respond with. */
export const errorsOf = (call: CallDefinition): readonly string[] => operationOf(call)['x-errors'];

/** Calls that end a session, which must not have one, or there would soon be none left. */
const ENDING = ['logout', 'endSessions', 'deleteUser', 'staffLogOut'];

/** Calls that hash a password, which takes longer than everything else. */
const SLOW = ['login', 'signUp', 'resetPassword', 'changeEmail', 'changePassword', 'staffLogIn'];

/** Longest path that is sent. Node refuses a longer head before the host sees it. */
const LONGEST = 12_000;

/** Calls of each server. The stream stays open, and messages and mails have addresses of their own. */
export const callsOf: Readonly<Record<FuzzInput['to'], readonly CallDefinition[]>> = {
  site: allCalls.filter(({ transport, path }) => path.startsWith('/api/') && transport !== 'stream'),
  desk: allDeskCalls,
};

function queryOf({ parameters = [] }: Operation, ids: Arbitrary<string>) {
  const query = parameters.filter((each) => each.in === 'query');
  return fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, valueOf(name, schema, ids)])), {
    requiredKeys: query.filter(({ schema }) => 'const' in schema).map(({ name }) => name),
  });
}

const addressOf = ({ path }: CallDefinition, query: Readonly<Record<string, unknown>>, rest: string) => {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(text(value).toWellFormed())}`,
  );
  const filledPath = path.replace(
    /:(\w+)/g,
    () => encodeURIComponent(rest.toWellFormed().slice(0, 100)) || 'x',
  );
  return (filledPath + (pairs.length > 0 ? `?${pairs.join('&')}` : '')).slice(0, LONGEST);
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

const writeBody = (contentType: string) => (value: unknown) => ({
  contentType,
  body: JSON.stringify(value) ?? '',
});

const json = (payload: Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 12, arbitrary: payload.map(writeBody('application/json')) },
    { weight: 1, arbitrary: anyJson.map(writeBody('application/json')) },
    {
      weight: 1,
      arbitrary: hostile.map((body) => ({ contentType: 'application/json', body: body.toWellFormed() })),
    },
    { weight: 1, arbitrary: payload.map(writeBody('text/plain')) },
  );

const bodyOf = (call: CallDefinition, operation: Operation, ids: Arbitrary<string>) => {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  if (!schema) return fc.constant(null);
  return call.transport === 'form' ? multipart : json(fromSchema(schema, ids));
};

/**
 * Creates inputs for every call: mostly by its schemas, some with a hostile query, body or header. The staff acts on
 * members who send nothing, because it bans them.
 */
export function callInputs(members: number): Arbitrary<FuzzInput> {
  const memberIds = { site: memberId(members), desk: memberId(members, members + 1) };
  const sessions = { site: members, desk: staffCount };
  const inputsOf = (server: FuzzInput['to'], call: CallDefinition): Arbitrary<FuzzInput> => {
    const operation = operationOf(call);
    return fc
      .record({
        query: fc.oneof(
          { weight: 9, arbitrary: queryOf(operation, memberIds[server]) },
          { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 8 }), hostile, { maxKeys: 4 }) },
        ),
        rest: hostile,
        sent: bodyOf(call, operation, memberIds[server]),
        session: ENDING.includes(call.name)
          ? fc.constant(null)
          : fc.integer({ min: 0, max: sessions[server] }),
        key: fc.oneof({ weight: 5, arbitrary: fc.uuid() }, { weight: 1, arbitrary: hostile }),
      })
      .map(({ query, rest, sent, session, key }) => ({
        to: server,
        kind: call.name,
        call,
        method: call.method,
        path: addressOf(call, query as Record<string, unknown>, rest),
        session: session || null,
        headers: call.method === 'POST' ? { 'idempotency-key': key } : {},
        sent,
      }));
  };
  return fc.oneof(
    ...(['site', 'desk'] as const).flatMap((server) =>
      callsOf[server].map((call) => ({
        weight: SLOW.includes(call.name) ? 1 : 20,
        arbitrary: inputsOf(server, call),
      })),
    ),
  );
}
