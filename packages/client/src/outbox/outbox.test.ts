import { idempotencyKeyOf, hasUnpersisted, type OutboxItem } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { failure, fakeBrowser, settle } from './fake-browser.ts';
import { createMemoryStore } from './memory-store.ts';

describe('a written message', () => {
  test('is shown at once, sent in order and then removed', async () => {
    const { persisted, open, stored } = fakeBrowser();
    const { delivered, texts, write } = open();
    for (const text of ['one', 'two', 'three']) write(text);
    expect(texts()).toEqual(['one', 'two', 'three']);
    await settle();
    expect([stored(), delivered, texts(), await persisted()]).toEqual([
      ['one', 'two', 'three'],
      ['one', 'two', 'three'],
      [],
      [],
    ]);
  });

  test('is stored offline and sent in order by the next page, before new messages', async () => {
    const { persisted, open, setOnline, stored } = fakeBrowser();
    await setOnline(false);
    const first = open();
    first.write('one');
    first.write('two');
    await settle();
    first.stop(false);
    expect([await persisted(), stored()]).toEqual([['one', 'two'], []]);
    const second = open();
    second.write('three');
    await settle();
    expect(second.texts()).toEqual(['one', 'two', 'three']);
    await setOnline(true);
    expect(stored()).toEqual(['one', 'two', 'three']);
  });

  test('is sent on a retry even if the browser reports to be offline', async () => {
    const { open, setOnline, stored } = fakeBrowser();
    await setOnline(false);
    const { retry, write } = open();
    write('one');
    await settle();
    expect(stored()).toEqual([]);
    retry('id of one');
    await settle();
    expect(stored()).toEqual(['one']);
  });

  test('is sent by exactly one tab and shown in all', async () => {
    const { open, tried } = fakeBrowser();
    const [here, there] = [open(), open()];
    here.write('one');
    there.write('two');
    await settle();
    expect(tried().toSorted()).toEqual(['one', 'two']);
    expect([here.delivered.toSorted(), there.delivered.toSorted()]).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
    expect([here.texts(), there.texts()]).toEqual([[], []]);
  });

  test('is sent by another tab when the sending one is closed', async () => {
    const { fates, open, stored, tried } = fakeBrowser();
    const here = open();
    const there = open();
    fates.push(new Promise(() => undefined));
    here.write('one');
    here.write('two');
    await settle();
    expect([tried(), there.texts(), there.read().sending]).toEqual([['one'], ['one', 'two'], 'id of one']);
    here.stop(false);
    await settle();
    expect([stored(), there.texts()]).toEqual([['one', 'two'], []]);
  });
});

test('a message that a busy server refuses is shown as pending and sent again, once', async () => {
  const { fates, open, pass, persisted, stored, tries } = fakeBrowser();
  const { delivered, read, texts, states, write } = open();
  fates.push(failure(503, 'unavailable', 2), failure(503, 'unavailable', 2));
  write('one');
  await settle();
  expect([texts(), states(), await persisted(), stored(), delivered]).toEqual([
    ['one'],
    ['waiting'],
    ['one'],
    [],
    [],
  ]);
  expect(read().waitReasons).toEqual({ c1: 'unavailable' });
  await pass(1500);
  expect(tries).toHaveLength(1);
  await pass(60_000);
  expect([stored(), delivered, texts(), await persisted()]).toEqual([['one'], ['one'], [], []]);
  expect(tries).toHaveLength(3);
  expect(new Set(tries.map((item) => idempotencyKeyOf(item))).size).toBe(1);
});

test('a tab that is closed during a retry leaves the message to another, which does not show it as sending', async () => {
  const { fates, open, pass, stored } = fakeBrowser();
  const [here, there] = [open(), open()];
  fates.push(failure(500, 'server_error'), new Promise(() => undefined));
  here.write('one');
  await settle();
  await pass(2000);
  expect([stored(), there.read().sending]).toEqual([[], 'id of one']);
  here.stop(false);
  await settle();
  expect(there.read().sending).toBeNull();
  await pass(1000);
  expect(stored()).toEqual(['one']);
});

test('a message whose tab was killed before removing it is neither stored nor shown twice', async () => {
  const { persisted, open, store, stored, tried } = fakeBrowser();
  const killedTab = open({ store: { ...store, remove: () => new Promise(() => undefined) } });
  killedTab.write('one');
  await settle();
  expect([stored(), killedTab.texts(), await persisted()]).toEqual([['one'], [], ['one']]);
  killedTab.stop(false);
  const next = open();
  await settle();
  expect([tried(), stored(), next.texts(), await persisted()]).toEqual([['one', 'one'], ['one'], [], []]);
});

test('another tab removes the message of a killed tab without sending it again', async () => {
  const { persisted, open, store, tried } = fakeBrowser();
  const killedTab = open({ store: { ...store, remove: () => new Promise(() => undefined) } });
  const other = open();
  killedTab.write('one');
  await settle();
  killedTab.stop(false);
  await settle();
  expect([tried(), other.delivered, other.texts(), await persisted()]).toEqual([['one'], ['one'], [], []]);
});

test('the message of a killed tab is not retried if the conversation is loaded first', async () => {
  const { persisted, open, setOnline, store, tried } = fakeBrowser();
  const killedTab = open({ store: { ...store, remove: () => new Promise(() => undefined) } });
  killedTab.write('one');
  await settle();
  killedTab.stop(false);
  await setOnline(false);
  const next = open();
  next.confirmDelivered(['id of one']);
  await settle();
  await setOnline(true);
  expect([tried(), next.texts(), await persisted()]).toEqual([['one'], [], []]);
});

describe('a message unsent for a week', () => {
  const WEEK = 7 * 86_400_000;

  test('is sent only on its author’s retry, not on reconnecting, and does not block new messages', async () => {
    const { open, pass, setOnline, stored } = fakeBrowser();
    await setOnline(false);
    const first = open();
    first.write('old');
    await pass(WEEK - 1);
    first.write('recent');
    await settle();
    await pass(1);
    first.stop(false);
    await setOnline(true);
    const { retry, states } = open();
    await settle();
    expect([stored(), states()]).toEqual([['recent'], ['refused too_old']]);
    retry('id of old');
    await settle();
    expect([stored(), states()]).toEqual([['recent', 'old'], []]);
  });

  test('expires on an open page too, in every tab and offline', async () => {
    const { open, pass, setOnline, tried } = fakeBrowser();
    await setOnline(false);
    const [here, there] = [open(), open()];
    here.write('old');
    await settle();
    await pass(WEEK);
    here.flush();
    await settle();
    const expectedStates = ['refused too_old'];
    expect([here.states(), there.states()]).toEqual([expectedStates, expectedStates]);
    await setOnline(true);
    expect(tried()).toEqual([]);
  });

  test('is not sent by a retry of a newer message, even if it was held before that one', async () => {
    const { fates, open, pass, stored } = fakeBrowser();
    const { retry, states, write } = open();
    fates.push(failure(402, 'no_credits'));
    write('Are you coming tonight?');
    await settle();
    await pass(WEEK - 1);
    write('Hello again', 'c1', 'birth_date_missing');
    await pass(1);
    retry('id of Hello again');
    await settle();
    expect([stored(), states()]).toEqual([['Hello again'], ['refused too_old']]);
    fates.push(failure(0, 'network'));
    write('Still there?');
    await settle();
    retry('id of Still there?');
    await settle();
    expect([stored(), states()]).toEqual([['Hello again', 'Still there?'], ['refused too_old']]);
    retry('id of Are you coming tonight?');
    await settle();
    expect([stored().at(-1), states()]).toEqual(['Are you coming tonight?', []]);
  });

  test('needs a retry too when its blocking cause is resolved', async () => {
    const { fates, open, pass, stored } = fakeBrowser();
    const { release, states, write } = open();
    fates.push(failure(402, 'no_credits'));
    write('old');
    await settle();
    await pass(WEEK);
    release('no_credits');
    await settle();
    expect([stored(), states()]).toEqual([[], ['refused too_old']]);
  });
});

describe('a page that is closed before its messages are stored', () => {
  const hanging = () => new Promise<never>(() => undefined);

  test('journals them, and the next page sends them after stored ones and before new ones', async () => {
    const { persisted, journalled, open, setOnline, store, stored } = fakeBrowser();
    await setOnline(false);
    const earlierTab = open();
    earlierTab.write('zero');
    await settle();
    earlierTab.stop(false);
    const closedTab = open({ store: { ...store, all: hanging } });
    closedTab.write('one');
    closedTab.write('two', 'c1', 'birth_date_missing');
    await settle();
    closedTab.stop(false);
    expect([await persisted(), journalled()]).toEqual([['zero'], ['one', 'two']]);
    const next = open();
    next.write('three');
    await settle();
    expect([next.texts(), journalled()]).toEqual([['zero', 'one', 'two', 'three'], []]);
    await setOnline(true);
    expect(stored()).toEqual(['zero', 'one', 'two', 'three']);
    expect(await persisted()).toEqual([]);
  });

  test('sends nothing twice if another tab stores the same message later or has not cleared its journal', async () => {
    const { persisted, journalled, open, store, stored } = fakeBrowser();
    const slow = Promise.withResolvers<void>();
    const slowPut = async (item: OutboxItem) => {
      await slow.promise;
      return store.put(item);
    };
    const here = open({ store: { ...store, put: slowPut } });
    here.write('one');
    await settle();
    const there = open();
    await settle();
    expect([stored(), journalled(), here.texts()]).toEqual([['one'], [], []]);
    slow.resolve();
    await settle();
    expect([await persisted(), here.texts(), there.texts()]).toEqual([[], [], []]);
    const killedTab = open({
      store: { ...store, put: async (item) => (await store.put(item)) && hanging() },
    });
    killedTab.write('two');
    await settle();
    killedTab.stop(false);
    expect([await persisted(), journalled()]).toEqual([['two'], ['two']]);
    open();
    await settle();
    expect([stored(), await persisted(), journalled()]).toEqual([['one', 'two'], [], []]);
  });

  test('leaves no journal of a logged-out member or a removed conversation', async () => {
    const { journalled, open, setOnline, store } = fakeBrowser();
    await setOnline(false);
    const { removeConversation, stop, write } = open({ store: { ...store, all: hanging } });
    write('one');
    write('two', 'c2');
    removeConversation('c1');
    expect(journalled()).toEqual(['two']);
    stop(true);
    expect(journalled()).toEqual([]);
  });
});

test('the next page retries a message that was refused on a closed page', async () => {
  const { fates, open, stored } = fakeBrowser();
  const { stop, write } = open();
  const answer = Promise.withResolvers<never>();
  fates.push(answer.promise);
  write('one');
  await settle();
  stop(false);
  answer.reject(failure(402, 'no_credits'));
  await settle();
  open();
  await settle();
  expect(stored()).toEqual(['one']);
});

test('a message written during a slow first read of the store stays visible', async () => {
  const { open, setOnline, store } = fakeBrowser();
  await setOnline(false);
  let gate = Promise.resolve();
  const all = async (member: string) => {
    const items = await store.all(member);
    await gate;
    return items;
  };
  const { texts, flush, write } = open({ store: { ...store, all } });
  await settle();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  flush();
  await settle();
  write('one');
  await settle();
  gate = new Promise(() => undefined);
  resolve();
  await settle();
  expect(texts()).toEqual(['one']);
});

describe('without a response', () => {
  test('a message is retried automatically with growing delays under the same key, and nothing overtakes it', async () => {
    const { fates, open, pass, stored, tried, tries } = fakeBrowser();
    const { read, write } = open();
    fates.push(failure(0, 'network'), failure(0, 'network'));
    write('one');
    write('two');
    write('elsewhere', 'c2');
    await settle();
    expect([tried(), read().waitReasons]).toEqual([['one'], { '': 'network' }]);
    await pass(1999);
    expect(tried()).toEqual(['one']);
    await pass(1);
    expect(tried()).toEqual(['one', 'one']);
    await pass(3999);
    expect(tried()).toHaveLength(2);
    await pass(1);
    expect(stored()).toEqual(['one', 'two', 'elsewhere']);
    expect(tries.slice(0, 3).map(idempotencyKeyOf)).toEqual(Array.from({ length: 3 }, () => 'id of one'));
    expect(read().waitReasons).toEqual({});
  });

  test('a message is sent at once when the connection returns', async () => {
    const { fates, open, setOnline, stored } = fakeBrowser();
    fates.push(failure(0, 'network'));
    open().write('one');
    await settle();
    await setOnline(false);
    await setOnline(true);
    expect(stored()).toEqual(['one']);
  });

  test('a message is sent at once when the user returns to the page, after any number of failures', async () => {
    const { fates, open, pass, stored } = fakeBrowser();
    const [here, there] = [open(), open()];
    fates.push(...Array.from({ length: 5 }, () => failure(0, 'network')));
    here.write('one');
    await settle();
    await pass(2000 + 4000 + 8000 + 16_000);
    expect(fates).toEqual([]);
    there.flush();
    await settle();
    expect([stored(), here.read().waitReasons, there.read().waitReasons]).toEqual([['one'], {}, {}]);
  });

  test('a server error blocks only its own conversation', async () => {
    const { fates, open, pass, stored } = fakeBrowser();
    const { write } = open();
    fates.push(failure(500, 'server_error'));
    write('one');
    write('two');
    write('elsewhere', 'c2');
    await settle();
    expect(stored()).toEqual(['elsewhere']);
    await pass(2000);
    expect(stored()).toEqual(['elsewhere', 'one', 'two']);
  });

  test('every tab waits as long as a busy server requests', async () => {
    const { fates, open, pass, setOnline, tried } = fakeBrowser();
    const [here, there] = [open(), open()];
    fates.push(failure(429, 'too_many_requests', 30));
    here.write('one');
    await settle();
    there.write('two');
    here.flush();
    await setOnline(true);
    await pass(29_999);
    expect(tried()).toEqual(['one']);
    await pass(1);
    expect(tried()).toEqual(['one', 'one', 'two']);
  });

  test('another tab retries in place of a closed one', async () => {
    const { fates, open, pass, stored } = fakeBrowser();
    const [here, there] = [open(), open()];
    fates.push(failure(500, 'server_error'));
    here.write('one');
    await settle();
    here.stop(false);
    await pass(3000);
    expect([stored(), there.delivered]).toEqual([['one'], ['one']]);
  });

  test('a message that was stored anyway is stored once', async () => {
    const { fates, open, pass, stored, tried } = fakeBrowser();
    const { texts, write } = open();
    fates.push('lost answer');
    write('one');
    await settle();
    await pass(2000);
    expect([tried(), stored(), texts()]).toEqual([['one', 'one'], ['one'], []]);
  });

  test('a message confirmed in another way no longer waits, in any tab or later page', async () => {
    const { fates, persisted, open, pass, tried } = fakeBrowser();
    const [here, there] = [open(), open()];
    fates.push('lost answer');
    here.write('one');
    await settle();
    there.confirmDelivered(['id of one', 'somebody else’s']);
    await settle();
    await pass(60_000);
    expect([here.texts(), there.texts(), await persisted(), tried()]).toEqual([[], [], [], ['one']]);
  });

  test('a message confirmed while it is being sent has not failed', async () => {
    const { fates, persisted, open } = fakeBrowser();
    const { confirmDelivered, faults, texts, write } = open();
    const answer = Promise.withResolvers<never>();
    fates.push(answer.promise);
    write('one');
    await settle();
    confirmDelivered(['id of one']);
    answer.reject(failure(0, 'network'));
    await settle();
    expect([texts(), faults, await persisted()]).toEqual([[], [], []]);
  });
});

describe('a message that the server rejects', () => {
  test('is refused with a reason and does not block later ones', async () => {
    const { fates, open, stored } = fakeBrowser();
    const { states, texts, write } = open();
    fates.push(failure(400, 'bad_request'));
    write('one');
    write('two');
    await settle();
    expect([stored(), texts(), states()]).toEqual([['two'], ['one'], ['refused bad_request']]);
  });

  test.each([
    [402, 'no_credits'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'birth_date_missing'],
  ])('with status %i blocks its conversation but no other', async (status, code) => {
    const { fates, open, pass, stored } = fakeBrowser();
    const { states, write } = open();
    fates.push(failure(status, code));
    write('one');
    write('two');
    write('elsewhere', 'c2');
    await settle();
    await pass(600_000);
    expect([stored(), states()]).toEqual([['elsewhere'], [`held ${code}`, 'waiting']]);
  });

  test('is retried under a new key with the same id, in its old place, also on a later page', async () => {
    const { fates, open, stored, tries } = fakeBrowser();
    const first = open();
    fates.push(failure(402, 'no_credits'));
    first.write('one');
    first.write('two');
    await settle();
    first.stop(false);
    const second = open();
    await settle();
    expect(second.states()).toEqual(['held no_credits', 'waiting']);
    second.retry('id of one');
    await settle();
    expect(stored()).toEqual(['one', 'two']);
    expect(tries.map(idempotencyKeyOf)).toEqual(['id of one', 'id of one.1', 'id of two']);
  });

  test('is retried alone with the held ones before it, without refused or later ones', async () => {
    const { fates, open, stored } = fakeBrowser();
    const { retry, states, write } = open();
    fates.push(failure(400, 'bad_request'), failure(404, 'not_found'));
    write('refused');
    write('held');
    write('waiting');
    write('asked for a birthday', 'c1', 'birth_date_missing');
    await settle();
    const statesBefore = ['refused bad_request', 'held not_found', 'waiting', 'held birth_date_missing'];
    expect([stored(), states()]).toEqual([[], statesBefore]);
    retry('id of waiting');
    await settle();
    expect([stored(), states()]).toEqual([
      ['held', 'waiting'],
      ['refused bad_request', 'held birth_date_missing'],
    ]);
    retry('id of refused');
    await settle();
    expect([stored(), states()]).toEqual([['held', 'waiting', 'refused'], ['held birth_date_missing']]);
  });

  test('that waits is sent along with a new message', async () => {
    const { fates, open, stored } = fakeBrowser();
    const { write } = open();
    fates.push(failure(403, 'forbidden'));
    write('one');
    await settle();
    write('two');
    await settle();
    expect(stored()).toEqual(['one', 'two']);
  });

  test('is released in all conversations when its blocking cause is resolved, and no other message is', async () => {
    const { open, fates, stored } = fakeBrowser();
    const { release, states, write } = open();
    write('one', 'c1', 'birth_date_missing');
    write('two', 'c2', 'birth_date_missing');
    fates.push(failure(404, 'not_found'));
    write('three', 'c3');
    await settle();
    expect(stored()).toEqual([]);
    release('birth_date_missing');
    await settle();
    expect([stored(), states()]).toEqual([['one', 'two'], ['held not_found']]);
  });

  test('is released even if its cause is resolved before the stored messages are loaded', async () => {
    const { fates, open, stored } = fakeBrowser();
    const first = open();
    fates.push(failure(402, 'no_credits'));
    first.write('one');
    await settle();
    first.stop(false);
    open().release('no_credits');
    await settle();
    expect(stored()).toEqual(['one']);
  });

  test('is not held by a refusal whose cause was resolved meanwhile, but only once', async () => {
    const { fates, open, stored, tries } = fakeBrowser();
    const { release, states, write } = open();
    const first = Promise.withResolvers<never>();
    fates.push(first.promise, failure(402, 'no_credits'));
    write('one');
    await settle();
    release('no_credits');
    first.reject(failure(402, 'no_credits'));
    await settle();
    expect([stored(), states()]).toEqual([[], ['held no_credits']]);
    release('no_credits');
    await settle();
    expect(stored()).toEqual(['one']);
    expect(tries.map(idempotencyKeyOf)).toEqual(['id of one', 'id of one.1', 'id of one.2']);
  });

  test('can be removed for editing, which releases later ones', async () => {
    const { fates, persisted, open, stored } = fakeBrowser();
    const [here, there] = [open(), open()];
    fates.push(failure(404, 'not_found'));
    here.write('one');
    here.write('two');
    await settle();
    expect(here.removeForEdit('id of two')).toBeNull();
    expect(here.removeForEdit('id of one')).toMatchObject({ text: 'one' });
    await settle();
    expect([stored(), here.texts(), there.texts(), await persisted()]).toEqual([['two'], [], [], []]);
  });
});

describe('ownership of messages', () => {
  test('a removed conversation leaves nothing in any tab and does not affect others', async () => {
    const { persisted, open, setOnline } = fakeBrowser();
    await setOnline(false);
    const [here, there] = [open(), open()];
    here.write('one');
    here.write('elsewhere', 'c2');
    await settle();
    there.removeConversation('c1');
    await settle();
    expect([here.texts(), there.texts(), await persisted()]).toEqual([
      ['elsewhere'],
      ['elsewhere'],
      ['elsewhere'],
    ]);
  });

  test('a logged-out member leaves nothing, not even a message being stored', async () => {
    const { persisted, open, setOnline } = fakeBrowser();
    await setOnline(false);
    const { stop, texts, write } = open();
    write('one');
    await settle();
    write('two');
    stop(true);
    await settle();
    expect([texts(), await persisted()]).toEqual([[], []]);
  });

  test('an expired session keeps its messages and sends no more', async () => {
    const { fates, persisted, open, pass, tried } = fakeBrowser();
    const { faults, stop, write } = open();
    fates.push(failure(403, 'not_logged_in'));
    write('one');
    await settle();
    expect(faults).toHaveLength(1);
    write('two');
    stop(false);
    await settle();
    await pass(600_000);
    expect([tried(), await persisted()]).toEqual([['one'], ['one', 'two']]);
  });

  test.each([1, 2, 6])(
    'is sent within 2 s of the return of the session after %i refusals',
    async (refusals) => {
      const { fates, open, pass, stored, tried } = fakeBrowser();
      const { release, write } = open();
      fates.push(...Array.from({ length: refusals }, () => failure(403, 'not_logged_in')));
      write('one');
      await settle();
      while (tried().length < refusals) await pass(1000);
      // The next delay is up to 60 s.
      release('not_logged_in');
      await pass(2000);
      expect(stored()).toEqual(['one']);
    },
  );

  test('is not retried in a loop by a server that returns the session and refuses the message', async () => {
    const { fates, open, pass, tried } = fakeBrowser();
    const refusals = Array.from({ length: 20 }, () => failure(403, 'not_logged_in'));
    fates.push(...refusals);
    const { release, write } = open();
    write('one');
    for (let time = 0; time < 20; time += 1) {
      await settle();
      release('not_logged_in');
    }
    await pass(0);
    expect(tried()).toHaveLength(4);
  });
});

describe('a browser without persistent storage', () => {
  test('reports it and still sends messages', async () => {
    const { open, setOnline, store, stored } = fakeBrowser();
    await setOnline(false);
    const { read, write } = open({ store: { ...store, put: async (item) => !(await store.put(item)) } });
    write('one');
    await settle();
    expect(read().unpersisted).toEqual(['id of one']);
    await setOnline(true);
    expect([stored(), read().unpersisted]).toEqual([['one'], []]);
  });

  test('keeps messages in memory until they are stored or sent', async () => {
    const { open, setOnline, store } = fakeBrowser();
    await setOnline(false);
    const gate = Promise.withResolvers<void>();
    let isKept = true;
    const slowPut = async (item: OutboxItem) => {
      await gate.promise;
      return (await store.put(item)) && isKept;
    };
    const { read, removeForEdit, write } = open({ store: { ...store, put: slowPut } });
    const isInPage = () => hasUnpersisted(read());
    await settle();
    expect(isInPage()).toBe(false);
    write('one');
    await settle();
    expect(isInPage()).toBe(true);
    gate.resolve();
    await settle();
    expect(isInPage()).toBe(false);
    isKept = false;
    write('two', 'c1', 'birth_date_missing');
    await settle();
    expect(isInPage()).toBe(true);
    removeForEdit('id of two');
    expect(isInPage()).toBe(false);
  });

  test('keeps a journal, so that the next page sends the rest', async () => {
    const { journalled, open, setOnline, stored } = fakeBrowser();
    await setOnline(false);
    const { stop, write } = open({ store: createMemoryStore() });
    write('one');
    await settle();
    stop(false);
    expect(journalled()).toEqual(['one']);
    await setOnline(true);
    open();
    await settle();
    expect([stored(), journalled()]).toEqual([['one'], []]);
  });

  test('does not retry a refused message repeatedly', async () => {
    const { fates, open, store, tried } = fakeBrowser();
    const { states, write } = open({ store: { ...store, replace: async () => false } });
    fates.push(failure(402, 'no_credits'));
    write('one');
    await settle();
    expect([tried(), states()]).toEqual([['one'], ['held no_credits']]);
  });
});
