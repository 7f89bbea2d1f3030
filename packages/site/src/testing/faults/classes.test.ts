import { ApiError, createClient } from '@meetcute/client';
import { allCalls, type CallDefinition } from '@meetcute/contract';
import { affectsAllConversations, classifyFailure } from '@meetcute/core';
import { respond, createWorld, setFault, wireFaultClasses, wireFaults } from '@meetcute/mocks';
import { expect, test } from 'vitest';

type FaultName = keyof typeof wireFaults;

const jsonCalls: readonly CallDefinition[] = allCalls.filter(({ transport }) => transport === 'json');
const pairs = Object.entries(wireFaultClasses).flatMap(([representative, members]) =>
  members.map((member) => [member, representative as FaultName] as const),
);

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
  expect(pairs.map(([member]) => member).toSorted()).toEqual(Object.keys(wireFaults).toSorted());
});

test.each(pairs)('treats the fault %s of every call like %s', async (member, representative) => {
  for (const call of jsonCalls) {
    const [error, expected] = await Promise.all([failWith(call, member), failWith(call, representative)]);
    expect(treatmentOf(error), call.name).toEqual(treatmentOf(expected));
  }
});
