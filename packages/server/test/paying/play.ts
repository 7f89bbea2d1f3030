import { finishRefund } from '../../src/modules/orders/refund-order.usecases.ts';
import { refundToSenders } from '../../src/modules/ledger/refunds.usecases.ts';
import { act } from './act.ts';
import { killTransactions } from './kill-transactions.ts';
import type { Step } from './steps.ts';
import { notify, ordersOf, type Story } from './story.ts';

/** Steps that a browser repeats when it got no response. */
const REPEATED: readonly Step['kind'][] = ['order', 'repeat', 'read', 'block', 'leave'];

/** Plays a step with its fault. */
export async function play(story: Story, step: Step): Promise<void> {
  const [one, other] = [crypto.randomUUID() as string, crypto.randomUUID() as string];
  const tabs = step.kind === 'order' ? step.tabs : 'one';
  const keys = { one: [one], 'same key': [one, one], 'other keys': [one, other] }[tabs];
  const { fault } = step;
  const revive = fault === 'before' || fault === 'after' ? killTransactions(story.world, fault) : null;
  story.payments.fail(fault);
  try {
    await act(story, step, keys);
  } finally {
    story.payments.fail('none');
    revive?.();
  }
  if (fault !== 'none' && REPEATED.includes(step.kind)) await act(story, step, keys);
}

/** Lets the provider repeat its notices, and the jobs send the refunds that are left. */
export async function settle(story: Story): Promise<void> {
  const { services } = story.world;
  for (const { member } of story.recipients)
    await refundToSenders(services, { siteId: 'paid', subject: member.id });
  for (const order of await ordersOf(story)) await notify(story, order);
  for (const { id } of await ordersOf(story))
    await finishRefund(services, { siteId: 'paid', subject: id }, () => {});
}
