import type { Message } from '@meetcute/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBackground } from '../../background.ts';
import type { Database } from '../../database/database.ts';
import { createNotifier, randomIds } from '../../ports/defaults.ts';
import { createDeliveryReceipts } from './delivery-receipts.service.ts';
import { saveDelivered } from './delivery-receipts.repository.ts';

vi.mock('./delivery-receipts.repository.ts', () => ({
  lockIdleMembers: async () => [{ id: 'anna' }],
  saveDelivered: vi.fn(async () => []),
}));
vi.mock('../events/append-events.repository.ts', () => ({ appendToLogs: async () => {} }));

test('writes the marks of a failed write with the next ones', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isAway = true;
  const transaction = async (work: (tx: object) => Promise<unknown>) => {
    if (isAway) throw new Error('The database is away.');
    return work({});
  };
  const failures: string[] = [];
  const background = createBackground({ error: (message: string) => void failures.push(message) } as never);
  const receipts = createDeliveryReceipts({
    db: { transaction } as unknown as Database,
    ids: randomIds,
    notifier: createNotifier(),
    worker: { trigger: () => {} },
    clock: { now: () => new Date(0) },
    background,
  });
  const record = (id: string, conversation: string) =>
    receipts.record({ siteId: 'free', memberId: 'ben' }, [
      { id, conversation, sender: 'anna', state: 'sent' } as Message,
    ]);
  record('3', 'a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(failures).toEqual(['Recording delivered messages failed']);
  isAway = false;
  record('2', 'a');
  record('7', 'b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.mocked(saveDelivered).mock.calls.map(([, , all]) => all)).toMatchObject([
    [
      { conversation: 'a', until: 3 },
      { conversation: 'b', until: 7 },
    ],
  ]);
});
