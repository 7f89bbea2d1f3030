import { eq } from 'drizzle-orm';
import { correctCredits } from '../src/modules/ledger/corrections.usecases.ts';
import { members } from '../src/modules/members/members.table.ts';
import type { TestWorld } from './test-world.ts';

/** Corrects the credits of a test member to `credits`. */
export async function setCredits({ services }: TestWorld, memberId: string, credits: number): Promise<void> {
  const [member] = await services.db.select().from(members).where(eq(members.id, memberId));
  if (!member) throw new Error(`There is no member ${memberId}.`);
  const delta = credits - member.credits;
  const correction = { siteId: member.siteId, memberId, by: delta, reason: 'test', author: 'test' };
  await correctCredits(services, { ...correction, now: services.clock.now() });
}
