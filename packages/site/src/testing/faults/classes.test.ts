import { ApiError, createClient } from '@meetcute/client';
import { allCalls, type CallDefinition } from '@meetcute/contract';
import { affectsAllConversations, classifyFailure } from '@meetcute/core';
import { respond, createWorld, setFault, wireFaultClasses, wireFaults } from '@meetcute/mocks';
import { expect, test } from 'vitest';

type FaultName = keyof typeof wireFaults;

const jsonCalls: readonly CallDefinition[] = allCalls.filter(({ transport }) => transport === 'json');
const classes = Object.entries(wireFaultClasses) as [string, readonly FaultName[]][];

/** Makes a call that meets the same fault on every try, and returns its error. */
async function failWith(call: CallDefinition, name: FaultName): Promise<ApiError> {
  const world = createWorld({ viewer: 'unpaid', count: 1 });
  setFault(world, call.name as never, wireFaults[name]);
  const client = createClient({
    baseUrl: 'http://localhost',
    // Only calls without a response may reach their deadline, however slow the machine is.
    deadlineOf: () => (name === 'no response' ? 10 : 300_000),
    fetch: (input, init) => respond(world, new Request(input, init)),
  });
  const error: unknown = await client.call(call, { query: {}, payload: {} } as never).then(
    () => new Error(`${call.name} succeeded with the fault '${name}'.`),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

/** Returns everything that pages and outbox decide on, except the text of the error. */
const treatmentOf = (error: ApiError) => ({
  isNetwork: error.code === 'network',
  isUnreadable: error.code === 'invalid_response',
  isForbidden: error.code === 'forbidden',
  isLoggedOut: error.code === 'not_logged_in',
  failureClass: classifyFailure(error),
  affectsAll: affectsAllConversations(error),
  retryAfter: error.retryAfter,
});

test('assigns every wire fault to exactly one class', () => {
  const members = classes.flatMap(([, names]) => names);
  expect(members.toSorted()).toEqual(Object.keys(wireFaults).toSorted());
});

test.each(classes)('treats all faults of the class %s alike, of every call', async (_class, members) => {
  for (const call of jsonCalls) {
    const errors = await Promise.all(members.map(async (name) => failWith(call, name)));
    const treatments = errors.map(treatmentOf);
    expect(treatments, call.name).toEqual(treatments.map(() => treatments[0]));
  }
});
