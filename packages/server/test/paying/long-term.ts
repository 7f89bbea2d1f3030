import { calls, type OrderState } from '@meetcute/contract';
import { DAY_MS, DELETION_GRACE_MS } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { jobs } from '../../src/jobs/jobs.table.ts';
import { eraseMember } from '../../src/modules/account/deletion.usecases.ts';
import { renewPremium } from '../../src/modules/subscriptions/renewals.job.ts';
import { mailSubscription } from '../../src/modules/subscriptions/subscription-mails.job.ts';
import { notify, ordersOf, site, type Story } from './story.ts';

/** Runs the job of the renewal, and sends the reminder that it asks for. */
export async function renew({ world: { db, services }, buyer }: Story): Promise<void> {
  const subject = { siteId: site.id, subject: buyer.id };
  await renewPremium(services, subject, () => {}).catch(() => {});
  const reminder = eq(jobs.id, `remind-${buyer.id}`);
  if ((await db.$count(jobs, reminder)) === 0) return;
  await mailSubscription(services, { siteId: site.id, subject: `${buyer.id} renewal` }).catch(() => {});
  await db.delete(jobs).where(reminder);
}

/** Lets 30 days pass with the reminder and the charge of a renewal, which the provider reports. */
export async function renewPeriod(story: Story, state: OrderState): Promise<void> {
  for (const days of [23, 7]) {
    story.world.pass(days * DAY_MS);
    await renew(story);
  }
  const charge = (await ordersOf(story)).findLast(({ renewal }) => renewal === 'charge');
  if (!charge?.reference) return;
  story.payments.report(charge.id, state);
  await notify(story, charge);
}

/** Deletes the buyer's account, and erases it after the grace period. */
export async function erase(story: Story): Promise<void> {
  const { world, buyer } = story;
  await ordersOf(story);
  const response = await buyer.failure(calls.deleteUser, { payload: { password: 'any' } });
  if (!response.startsWith('200')) return;
  world.pass(DELETION_GRACE_MS);
  await eraseMember(world.services, { siteId: site.id, subject: buyer.id });
}
