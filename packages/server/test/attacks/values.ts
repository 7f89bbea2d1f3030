import { allCalls, type CallDefinition, type Schema } from '@meetcute/contract';
import type { TestBrowser } from '../test-api.ts';
import { type Attack, newMember } from './attack.ts';

/** The parts of a schema definition that contain fields. */
interface Definition {
  shape?: Record<string, Schema>;
  options?: readonly Schema[];
}

const fieldsOf = (schema: Schema | undefined): string[] => {
  const { shape = {}, options = [] } = (schema?._zod.def ?? {}) as Definition;
  return [...Object.keys(shape), ...options.flatMap(fieldsOf)];
};

const send = (browser: TestBrowser, call: CallDefinition, body: string) =>
  browser.send(call.method, `${call.path}?${new URLSearchParams(call.selector)}`, {
    body,
    headers: { 'content-type': 'application/json' },
  });

/** Returns the distinct statuses of a value in each field of each JSON payload. */
const inEveryPayload =
  (text: string): Attack['attempt'] =>
  async (target) => {
    const { browser } = await newMember(target);
    const isServed = ({ name, transport }: CallDefinition) =>
      target.api.api.mounted.includes(name) && ['json', 'beacon'].includes(transport);
    const statuses = new Set<number>();
    for (const call of allCalls.filter(isServed))
      for (const field of fieldsOf(call.payload))
        statuses.add((await send(browser, call, `{${JSON.stringify(field)}:${text}}`)).status);
    return [...statuses];
  };

/** Returns the statuses of 500 and above of a text in each field of each query. */
const inEveryQuery =
  (text: string): Attack['attempt'] =>
  async (target) => {
    const { browser } = await newMember(target);
    const isServed = ({ name, transport }: CallDefinition) =>
      target.api.api.mounted.includes(name) && transport !== 'stream';
    const faults: string[] = [];
    for (const call of allCalls.filter(isServed)) {
      for (const field of fieldsOf(call.query)) {
        const query = new URLSearchParams({ ...call.selector, [field]: text });
        const { status } = await browser.send(call.method, `${call.path}?${query}`);
        if (status >= 500) faults.push(`${status} ${call.name} ${field}`);
      }
    }
    return faults;
  };

/** Returns the status of a valid payload that contains names inherited by every object. */
const fitting =
  (method: string, path: string, body: string): Attack['attempt'] =>
  async (target) => {
    const { browser } = await newMember(target);
    return (await browser.send(method, path, { body, headers: { 'content-type': 'application/json' } }))
      .status;
  };

/** Returns the statuses of lists that continue after a time of the year 33658, which is the largest that once was admitted. */
const afterTheEndOfTime: Attack['attempt'] = async (target) => {
  const { browser } = await newMember(target);
  const cursors = { likes: ['profiles', 'liked_by'], chats: ['chats'] };
  const paths = Object.entries(cursors).flatMap(([path, lists]) =>
    lists.map((list) => `/api/${path}.php?before=${list}.0.999999999999999.x`),
  );
  return Promise.all(paths.map(async (path) => (await browser.send('GET', path)).status));
};

/** Values that could bypass a check. The contract's own tests try many more. */
export const valueAttacks: readonly Attack[] = [
  {
    name: 'an object with a length that is not a number, in every field of every payload',
    attempt: inEveryPayload('{"length":{"toString":1,"valueOf":1}}'),
    expected: [400],
  },
  {
    name: 'lists nested as deep as the body limit allows, in every field of every payload',
    attempt: inEveryPayload(`${'['.repeat(30_000)}${']'.repeat(30_000)}`),
    expected: [400],
  },
  { name: 'cursors beyond the times of a database', attempt: afterTheEndOfTime, expected: [400, 400, 400] },
  { name: '__proto__ in every field of every query', attempt: inEveryQuery('__proto__'), expected: [] },
  {
    name: 'profile fields named like inherited properties',
    attempt: fitting('PUT', '/api/user.php', '{"profile":{"personal":{"constructor":"x","toString":"x"}}}'),
    expected: 400,
  },
  {
    name: 'photos named like inherited properties',
    attempt: fitting('PUT', '/api/profileimage.php', '{"order":["__proto__","constructor"]}'),
    expected: 404,
  },
  {
    name: 'a push subscription whose endpoint is an object',
    attempt: fitting('POST', '/api/user.php?push=1', '{"subscription":"{\\"endpoint\\":{\\"length\\":{}}}"}'),
    expected: 400,
  },
];
