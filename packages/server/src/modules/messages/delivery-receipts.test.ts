import { calls, type Message } from '@meetcute/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { createBackground } from '../../background.ts';
import { silentLog } from '../../ports/defaults.ts';
import { createDeliveryReceipts } from './delivery-receipts.service.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
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
