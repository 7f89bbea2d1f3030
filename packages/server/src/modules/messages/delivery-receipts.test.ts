import { calls, type Message } from '@meetcute/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setCredits } from '../../../test/credits.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { createBackground } from '../../background.ts';
import { silentLog } from '../../ports/defaults.ts';
import { refundToSenders } from '../ledger/refunds.usecases.ts';
import { createDeliveryReceipts } from './delivery-receipts.service.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ hasher: { hash: async () => 'none', verify: async () => true } });
});
afterAll(() => world.close());

test('writes delivered positions again after a failed write', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const { id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  await anna.call(calls.sendMessage, {
    payload: { conversation, client_id: crypto.randomUUID(), text: 'Hello' },
  });
  const read = async () => (await anna.call(calls.getMessages, { query: { conversation } })).messages;
  let isUnavailable = true;
  const transaction: typeof world.db.transaction = (work) =>
    isUnavailable ? Promise.reject(new Error('The database is unavailable.')) : world.db.transaction(work);
  const failures: string[] = [];
  const receipts = createDeliveryReceipts({
    ...world.services,
    db: Object.create(world.db, { transaction: { value: transaction } }) as typeof world.db,
    worker: { trigger: () => {} },
    background: createBackground({ ...silentLog, error: (message) => void failures.push(message) }),
  });

  receipts.record({ siteId: 'free', memberId: ben.id }, (await read()) as Message[]);
  await expect.poll(() => failures).toContain('Recording delivered messages failed');
  expect(await read()).toMatchObject([{ state: 'sent' }]);
  isUnavailable = false;
  await expect.poll(read).toMatchObject([{ state: 'delivered' }]);
});

/** A paid message that its recipient has seen less than a second ago, and the sender's credits. */
async function seenMessage() {
  const [anna, ben] = [await world.join('paid'), await world.join('paid')];
  await setCredits(world, anna.id, 4);
  const { id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  const send = (text: string) =>
    anna.call(calls.sendMessage, { payload: { conversation, client_id: crypto.randomUUID(), text } });
  await send('Hello');
  const { messages } = await ben.call(calls.getMessages, { query: { conversation } });
  expect(messages).toMatchObject([{ text: 'Hello', state: 'sent' }]);
  return { anna, ben, send, credits: async () => (await anna.call(calls.getUser)).user.credits };
}

test('a message that its recipient has seen right before blocking the sender is not refunded', async () => {
  const { anna, ben, send, credits } = await seenMessage();
  await send('How are you?');
  await ben.call(calls.blockProfile, { payload: { profile: anna.id } });
  // The second message was not seen.
  expect(await credits()).toBe(2);
});

test('a message that its recipient has seen right before deleting the account is not refunded', async () => {
  const { ben, credits } = await seenMessage();
  await ben.call(calls.deleteUser, { payload: { password: 'any' } });
  const job = { siteId: 'paid', subject: ben.id };
  await refundToSenders(world.services, job);
  expect(await credits()).toBe(2);
});
