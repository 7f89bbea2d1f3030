import type { CallPayload, CallQuery, CallResponse } from '@meetcute/contract';
import { CREDIT_ENTRIES_PAGE, type DeskCreditEntry, type deskCalls } from '@meetcute/contract/desk';
import { WorldError } from '../context.ts';
import { note } from './moderation.ts';
import type { DeskWorld } from './world.ts';

/** Returns the entries of a member's wallet, oldest first. Throws not_found. */
function walletOf({ members, wallets }: DeskWorld, { site, id }: { site: string; id: string }) {
  if (!members.some((member) => member.site === site && member.id === id)) throw new WorldError('not_found');
  return (wallets[`${site}/${id}`] ??= []);
}

const balanceOf = (wallet: readonly DeskCreditEntry[]) =>
  wallet.reduce((sum, { credits }) => sum + credits, 0);

/** Returns a page of a member's wallet, newest first. Throws not_found. */
export function listCredits(
  world: DeskWorld,
  { before, ...member }: CallQuery<typeof deskCalls.listCredits>,
): CallResponse<typeof deskCalls.listCredits> {
  const wallet = walletOf(world, member);
  const rest = wallet.toReversed().filter(({ id }) => before === undefined || id < Number(before));
  const entries = rest.slice(0, CREDIT_ENTRIES_PAGE);
  return {
    credits: balanceOf(wallet),
    entries,
    next: rest.length > CREDIT_ENTRIES_PAGE ? String(entries.at(-1)?.id) : null,
  };
}

/** Corrects a member's credits, once for a reference. Throws not_found, no_credits, conflict, bad_request. */
export function correctCredits(
  world: DeskWorld,
  { site, id, by, reason, reference }: CallPayload<typeof deskCalls.correctCredits>,
): CallResponse<typeof deskCalls.correctCredits> {
  const wallet = walletOf(world, { site, id });
  if (reason.trim() === '') throw new WorldError('bad_request', { reason: 'required' });
  const { name: author } = world.account.staff;
  const existingEntry = Object.values(world.wallets)
    .flat()
    .find((entry) => entry.kind === 'correction' && entry.subject === reference);
  if (existingEntry) {
    if (existingEntry.credits !== by || !wallet.includes(existingEntry)) throw new WorldError('conflict');
    return { credits: balanceOf(wallet) };
  }
  if (balanceOf(wallet) + by < 0) throw new WorldError('no_credits');
  const time = world.now().toISOString();
  const last = wallet.at(-1)?.id ?? 0;
  wallet.push({
    id: last + 1,
    at: time,
    kind: 'correction',
    credits: by,
    subject: reference,
    author,
    reason,
  });
  note(world, site, 'correct', { kind: 'member', id }, reason);
  return { credits: balanceOf(wallet) };
}
