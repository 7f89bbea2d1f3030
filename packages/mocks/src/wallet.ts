import type { StatementEntry } from '@meetcute/contract';
import { areBlocked } from './views.ts';
import { isHidden } from './suspension.ts';
import type { World } from './world.ts';
import type { Member, WalletChange } from './records.ts';

/** Fact behind a change of credits. */
type Fact = Pick<WalletChange, 'kind'> & Partial<Pick<WalletChange, 'transaction' | 'other' | 'message'>>;

/** Changes a member's credits and records it in the wallet. A change by 0 is none. */
export function changeCredits(
  world: World,
  member: Member,
  credits: number,
  { transaction = null, other = null, ...fact }: Fact,
): void {
  member.credits += credits;
  const time = world.now().toISOString();
  if (credits !== 0)
    world.walletChanges.push({ member: member.profile.id, at: time, credits, transaction, other, ...fact });
}

/** Returns the name of a member whom the viewer may still see; null otherwise. */
function nameOf(world: World, viewer: string, other: string | null): string | null {
  const member = other === null ? undefined : world.members.get(other);
  return !member || isHidden(world, member) || areBlocked(world, viewer, member.profile.id)
    ? null
    : member.profile.name;
}

/** Returns all changes of a member's credits, oldest first, with the balance after each. */
export function statementOf(
  world: World,
  { profile: { id }, credits, signupDate }: Member,
): StatementEntry[] {
  const changes = world.walletChanges.filter(({ member }) => member === id);
  const start = credits - changes.reduce((sum, change) => sum + change.credits, 0);
  const opening = {
    member: id,
    at: signupDate,
    kind: 'opening',
    credits: start,
    transaction: null,
    other: null,
  };
  let balance = 0;
  return (start === 0 ? changes : [opening as WalletChange, ...changes]).map(
    ({ at, kind, credits: amount, transaction, other }, index) => {
      balance += amount;
      const partner = nameOf(world, id, other);
      return { number: String(index + 1), at, kind, credits: amount, balance, transaction, partner };
    },
  );
}
