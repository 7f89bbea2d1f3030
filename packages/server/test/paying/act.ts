import { calls } from '@meetcute/contract';
import { expect } from 'vitest';
import type { Order } from '../../src/modules/orders/orders.table.ts';
import { requestOrderRefund } from '../../src/modules/orders/refund-order.usecases.ts';
import { erase, renew, renewPeriod } from './long-term.ts';
import { receive } from './recipients.ts';
import type { Step } from './steps.ts';
import { notify, ordersOf, payloadOf, type Story } from './story.ts';

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

async function order({ buyer, last, ordered }: Story, key: string): Promise<void> {
  const headers = { 'idempotency-key': key };
  const body = JSON.stringify(payloadOf(last));
  const response = await buyer.fetch(calls.createOrder.path, { method: 'POST', headers, body });
  const ids = ordered.get(key) ?? new Set();
  ordered.set(key, ids);
  if (response.ok) ids.add(((await response.json()) as { transaction: { id: string } }).transaction.id);
}

async function withdraw({ buyer }: Story, transaction: string): Promise<void> {
  const response = await buyer.call(calls.getWithdrawal, { query: { transaction } }).catch(() => null);
  const refund = response?.withdrawal?.refund;
  if (refund) await times(2, () => buyer.failure(calls.withdrawOrder, { payload: { transaction, refund } }));
}

async function send({ buyer, recipients }: Story, { to, times: count }: Extract<Step, { kind: 'send' }>) {
  const recipient = recipients[to]!;
  recipient.conversation ??= await buyer
    .call(calls.startChat, { query: { profile: recipient.member.id } })
    .then(({ id }) => id)
    .catch(() => null);
  const { conversation } = recipient;
  if (conversation === null) return;
  await times(count, () => {
    const payload = { conversation, client_id: crypto.randomUUID(), text: 'Hello' };
    return buyer.failure(calls.sendMessage, { payload });
  });
}

async function actOn(story: Story, step: Step, storedOrder: Order): Promise<void> {
  const { world, payments, buyer } = story;
  const { id } = storedOrder;
  if (step.kind === 'start')
    await times(2, () => buyer.failure(calls.startPayment, { payload: { transaction: id } }));
  else if (step.kind === 'look') await buyer.failure(calls.getTransaction, { query: { id } });
  else if (step.kind === 'notice') {
    const responses = await times(step.times, () => notify(story, storedOrder, step.isForged));
    if (step.isForged) expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
  } else if (step.kind === 'report' && storedOrder.reference !== null) payments.report(id, step.state);
  else if (step.kind === 'withdraw') await withdraw(story, id);
  else if (step.kind === 'refund') {
    const request = { siteId: 'paid', id, reason: 'test', author: 'Vera', now: world.services.clock.now() };
    await requestOrderRefund(world.services, request).catch(() => null);
  }
}

/** Does what a step says, with the idempotency keys of its orders. Requests may fail. */
export async function act(story: Story, step: Step, keys: readonly string[]): Promise<void> {
  const { world } = story;
  switch (step.kind) {
    case 'order':
      story.last = step;
      await Promise.all(keys.map((key) => order(story, key)));
      break;
    case 'repeat':
      await Promise.all(keys.map((key) => order(story, key)));
      break;
    case 'send':
      await send(story, step);
      break;
    case 'read':
    case 'see':
    case 'block':
    case 'leave':
    case 'shun':
      await receive(story, step);
      break;
    case 'restart':
      // Receipts that were not written are lost.
      for (const recipient of story.recipients) recipient.sureUntil = recipient.readUntil;
      world.restart();
      break;
    case 'pass':
      world.pass(step.minutes * 60_000);
      break;
    case 'bonus':
      await story.buyer.failure(calls.getDiscountCode, { query: { bonus: 'hour' } });
      break;
    case 'cancel':
      await story.buyer.failure(calls.cancelSubscription);
      break;
    case 'renew':
      await renew(story);
      break;
    case 'period':
      await renewPeriod(story, step.charge);
      break;
    case 'erase':
      await erase(story);
      break;
    default: {
      const storedOrder = (await ordersOf(story))[step.order];
      if (storedOrder) await actOn(story, step, storedOrder);
    }
  }
}
