import { expect, test } from 'vitest';
import { ServerError } from '../errors.ts';
import { createFairLimiter, type Requester } from './fair-limiter.ts';

const UNLIMITED = { all: Infinity };

/** Creates work that lasts until it is released. `started` lists the names in starting order. */
function createWork(...[slots, queue]: Parameters<typeof createFairLimiter>) {
  const runLimited = createFairLimiter(slots, queue);
  const startedNames: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started: startedNames,
    add: (name: string, requester: Requester) =>
      runLimited(requester, async () => {
        startedNames.push(name);
        await new Promise<void>((resolve) => void ends.set(name, resolve));
      }),
    release: (name: string) => ends.get(name)?.(),
  };
}

const createRequester = (memberId: string, network: string | null): Requester => ({ memberId, network });

test('keeps one member or network from using all slots', async () => {
  const { started, add } = createWork({ all: 8, network: 4, member: 2 }, UNLIMITED);
  for (const member of ['a', 'b', 'c', 'd'])
    for (const form of [1, 2, 3]) void add(`${member}${form}`, createRequester(member, 'attacker'));
  void add('victim', createRequester('v', 'elsewhere'));
  await expect.poll(() => started).toEqual(['a1', 'a2', 'b1', 'b2', 'victim']);
});

test('runs up to the slots in total where no others are limited', async () => {
  const { started, add, release } = createWork({ all: 2 }, { all: 1 });
  for (const name of ['first', 'second', 'third']) void add(name, createRequester('a', null));
  await expect.poll(() => started).toEqual(['first', 'second']);
  release('first');
  await expect.poll(() => started).toEqual(['first', 'second', 'third']);
});

test('does not group visitors of unknown networks', async () => {
  const { started, add } = createWork({ all: 8, network: 1, member: 1 }, UNLIMITED);
  for (const member of ['a', 'b']) void add(member, createRequester(member, null));
  await expect.poll(() => started).toEqual(['a', 'b']);
});

test('starts a newcomer before the queues of another network and member', async () => {
  const { started, add, release } = createWork({ all: 1, network: 1, member: 1 }, UNLIMITED);
  for (const form of [1, 2, 3]) void add(`a${form}`, createRequester('a', 'crowd'));
  void add('b1', createRequester('b', 'crowd'));
  void add('v1', createRequester('v', 'elsewhere'));
  for (const name of ['a1', 'v1', 'b1', 'a2', 'a3']) {
    await expect.poll(() => started.at(-1)).toBe(name);
    release(name);
  }
});

test('refuses work when the queue of a member, of a network or of all is full, until there is room', async () => {
  const { started, add, release } = createWork(
    { all: 1, network: 1, member: 1 },
    { all: 3, network: 2, member: 1 },
  );
  const isRefused = async (requester: Requester) => {
    const error = await add('refused', requester).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ code: 'unavailable', retryAfter: 2 });
  };
  void add('first', createRequester('a', 'n'));
  void add('second', createRequester('a', 'n'));
  await isRefused(createRequester('a', 'n'));
  void add('third', createRequester('b', 'n'));
  await isRefused(createRequester('c', 'n'));
  void add('fourth', createRequester('d', 'm'));
  await isRefused(createRequester('e', 'o'));
  release('first');
  await expect.poll(() => started).toEqual(['first', 'fourth']);
  void add('fifth', createRequester('e', 'o'));
  release('fourth');
  await expect.poll(() => started.at(-1)).toBe('fifth');
});

test('frees the slot of failed work', async () => {
  const runLimited = createFairLimiter({ all: 1, network: 1, member: 1 }, UNLIMITED);
  const failing = runLimited(createRequester('a', 'n'), () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await runLimited(createRequester('a', 'n'), async () => 'done')).toBe('done');
});
