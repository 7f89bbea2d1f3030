import { calls } from '@meetcute/contract';
import { shortReference } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runInWorld } from '../../../test/run-command.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { members } from '../../modules/members/members.table.ts';
import { finishRefund } from '../../modules/orders/refund-order.usecases.ts';
import { createMemoryPayments, type MemoryPayments } from '../../ports/memory-payments.ts';
import { readCommandLine } from '../read-command-line.ts';
import { credits } from './credits.command.ts';

let world: TestWorld;
let payments: MemoryPayments;
beforeAll(async () => {
  payments = createMemoryPayments();
  world = await openTestWorld({ paymentProvider: payments });
});
afterAll(() => world.close());

let anna: TestMember;
let email: string;
beforeEach(async () => {
  anna = await world.join('paid');
  email = `${anna.id}@example.com`;
});

const run = async (...args: string[]) => (await runInWorld(world, ['credits', ...args])).text;
const correct = (amount: string, ...options: string[]) =>
  run(
    'correct',
    email,
    '--site',
    'paid',
    '--by',
    amount,
    '--reason',
    'Charged twice',
    '--author',
    'Vera',
    ...options,
  );

describe('options', () => {
  test('become a correction, also one below zero', () => {
    const args = [
      'correct',
      'a@b.c',
      '--site',
      'paid',
      '--by',
      '-5',
      '--reason',
      ' Why ',
      '--author',
      'Vera',
    ];
    expect(readCommandLine(credits, args).values).toEqual({
      argument: 'a@b.c',
      site: 'paid',
      by: -5,
      reason: 'Why',
      author: 'Vera',
    });
  });

  test.each([
    ['no site', ['show', 'a@b.c'], 'Name the site: --site classic.'],
    ['nothing', [], "The command 'credits' needs one of: show, correct, orders, refund, check."],
    ['no command', ['--site', 'paid'], "The command 'credits' needs one of: show, correct"],
    ['no address', ['show', '--site', 'paid'], 'Name one member by address: credits show <email>.'],
    [
      'an unknown command',
      ['grant', 'a@b.c', '--site', 'paid'],
      "There is no command 'credits grant'. There are: show, correct, orders, refund, check.",
    ],
    ['no amount', ['correct', 'a@b.c', '--site', 'paid'], "--by is ''."],
    ['half a credit', ['correct', 'a@b.c', '--site', 'paid', '--by', '0.5'], "--by is '0.5'."],
    ['a typing error', ['correct', 'a@b.c', '--site', 'paid', '--by', '100000'], "--by is '100000'."],
    ['no reason', ['correct', 'a@b.c', '--site', 'paid', '--by', '5', '--author', 'V'], 'Give the reason'],
    ['no author', ['correct', 'a@b.c', '--site', 'paid', '--by', '5', '--reason', 'W'], 'Name who does it'],
    ['no order', ['refund', '--site', 'paid'], 'refund <order>'],
    ['an unsigned refund', ['refund', 'o1', '--site', 'paid', '--reason', 'W'], 'Name who does it'],
    ['an unknown option', ['check', '--site', 'paid', '--force'], /--force/],
  ])('are refused with %s', (_, args, problem) => {
    expect(() => readCommandLine(credits, args)).toThrow(problem);
  });
});

test('a correction is shown with its reason and author, and the member can write', async () => {
  expect(await run('show', email.toUpperCase(), '--site', 'paid')).toBe(
    `Credits of ${email}: 0\nNo entries.`,
  );
  expect(await correct('3')).toBe(`Corrected the credits of ${email} by +3. They are 3 now.`);
  const ben = await world.join('paid');
  const { id } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  await anna.call(calls.sendMessage, { payload: { conversation: id, client_id: 'c', text: 'Hello' } });
  const [title, head, ...rows] = (await run('show', email, '--site', 'paid')).split('\n');
  expect([title, head]).toEqual([
    `Credits of ${email}: 1`,
    expect.stringMatching(/^at \(UTC\) +kind +credits +subject +author +reason$/),
  ]);
  expect(rows).toEqual([
    expect.stringMatching(/ message +-2 +/),
    expect.stringMatching(/ correction +\+3 .* Vera +Charged twice$/),
  ]);
});

test('a correction never takes more than there is, and never concerns somebody else', async () => {
  await world.join('free');
  await correct('3');
  await expect(correct('-4')).rejects.toThrow(`${email} has fewer credits than that.`);
  await expect(run('show', email, '--site', 'free')).rejects.toThrow('free has no account with the address');
  await expect(run('show', email, '--site', 'nowhere')).rejects.toThrow(
    "This database has no site 'nowhere'.",
  );
  expect(await run('show', email, '--site', 'paid')).toContain(`Credits of ${email}: 3`);
});

describe('orders', () => {
  const SOLD = {
    product: 'c20',
    country: 'NL',
    payment_method: 'card',
    price: { amount: 605, currency: 'EUR' },
  } as const;
  const paidSite = () => world.services.sites.find(({ id }) => id === 'paid')!;
  beforeAll(() => {
    paidSite().shop = {
      products: [{ id: 'c20', kind: 'credits', credits: 20, prices: { EUR: 605 } }],
      countries: { NL: { currency: 'EUR', tax: 2100, payment_methods: ['card'] } },
    };
  });
  afterAll(() => {
    // The sites are shared by all tests of the process.
    delete paidSite().shop;
  });

  async function buy(): Promise<string> {
    const { transaction } = await anna.call(calls.createOrder, { payload: SOLD });
    await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
    return transaction.id;
  }
  const pay = async (id: string) => {
    const { pathname, search } = new URL(payments.report(id, 'paid'));
    await world.visitor('paid').fetch(pathname + search, { method: 'POST' });
  };
  const refund = (id: string) =>
    run('refund', id, '--site', 'paid', '--reason', 'Never used it', '--author', 'Vera');

  test('are listed and paid back once, with reason and author in the ledger', async () => {
    expect(await run('orders', email, '--site', 'paid')).toBe(`${email} has no orders.`);
    const id = await buy();
    await expect(refund(id)).rejects.toThrow(`Order ${id} is open, so nothing can go back.`);
    await pay(id);
    expect(await run('orders', email, '--site', 'paid')).toMatch(
      new RegExp(`${id} +\\S+ \\S+ +c20 +€6.05 +card +paid +memory-${id}`),
    );
    const refundSpy = vi.spyOn(payments, 'refund');
    expect(await refund(id)).toMatch(/^€6.05 of order/);
    await refund(id);
    const finish = () => finishRefund(world.services, { siteId: 'paid', subject: id }, () => {});
    await finish();
    await finish();
    expect(refundSpy).toHaveBeenCalledOnce();
    expect(await run('orders', email, '--site', 'paid')).toContain(' refunded €6.05 ');
    expect(await run('show', email, '--site', 'paid')).toMatch(/ return +-20 .* Vera +Never used it/);
    await expect(refund(id)).rejects.toThrow('is refunded, so nothing can go back.');
  });

  test('of which a withdrawal pays back a part keep its amount, and get reason and author', async () => {
    const id = await buy();
    await pay(id);
    const ben = await world.join('paid');
    const { id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } });
    await anna.call(calls.sendMessage, { payload: { conversation, client_id: 'c', text: 'Hello' } });
    vi.spyOn(payments, 'refund').mockRejectedValueOnce(new Error('down'));
    const part = { transaction: id, refund: { amount: 545, currency: 'EUR' } };
    expect(await anna.failure(calls.withdrawOrder, { payload: part })).toBe('503 unavailable');
    expect(await run('orders', email, '--site', 'paid')).toContain(' paid, €5.45 requested back ');
    expect(await refund(id)).toBe(
      `€5.45 of order ${id} is on its way back already, by a withdrawal. The ledger names Vera. A running server sends it.`,
    );
    await finishRefund(world.services, { siteId: 'paid', subject: id }, () => {});
    expect(await run('orders', email, '--site', 'paid')).toContain(' refunded €5.45 ');
    expect(await run('show', email, '--site', 'paid')).toMatch(/ return +-18 .* Vera +Never used it/);
  });

  test('whose refund has failed are listed as such, and can be paid back again', async () => {
    const id = await buy();
    await pay(id);
    await refund(id);
    const finish = () => finishRefund(world.services, { siteId: 'paid', subject: id }, () => {});
    await finish();
    payments.undo(id, `withdrawal-${id}`);
    await pay(id);
    expect(await run('orders', email, '--site', 'paid')).toContain(' paid, refund of €6.05 failed ');
    expect(await run('show', email, '--site', 'paid')).toMatch(
      / reversal +\+20 .* payment provider +Refund /,
    );
    expect(await refund(shortReference(id))).toMatch(
      /^€6.05 of order .* goes back to its buyer, and up to 20 credits leave the wallet, wherever they came from/,
    );
    await finish();
    expect(await run('orders', email, '--site', 'paid')).toContain(' refunded €6.05 ');
  });

  test('of another site or none are refused', async () => {
    const id = await buy();
    await pay(id);
    await world.join('free');
    const elsewhere = run('refund', id, '--site', 'free', '--reason', 'W', '--author', 'V');
    await expect(elsewhere).rejects.toThrow(`free has no order ${id}.`);
  });
});

test('check says whether the ledger adds up', async () => {
  expect(await run('check', '--site', 'paid')).toBe('The ledger of paid adds up.');
  await world.db.update(members).set({ credits: 9 }).where(eq(members.id, anna.id));
  expect(await run('check', '--site', 'paid')).toMatch(/does not add up:\nwhat .*\nwallet +\S+ +9$/);
});
