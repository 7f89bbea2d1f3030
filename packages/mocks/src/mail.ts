import { ADDRESS_MAILS_PER_DAY, DAY_MS, mailboxOf } from '@meetcute/core';
import type { World } from './world.ts';
import type { MailedLink, Member } from './records.ts';

/** Mails a member a link of a kind; `to` and `email` are other addresses than the member's own. */
export function mail(
  world: World,
  { profile, email: ownEmail }: Member,
  kind: MailedLink['kind'],
  { to = ownEmail, email }: { to?: string; email?: string } = {},
): void {
  const link: MailedLink = { kind, member: profile.id, to, isUsed: false, ...(email ? { email } : {}) };
  world.mailed.set(world.nextId(`${kind}-token-`), link);
}

/** Mails a link to a new address, unless its mailbox has had too many today. */
export function mailAddress(world: World, member: Member, email: string): void {
  const now = world.now().getTime();
  const mailbox = mailboxOf(email);
  const today = (world.addressMails.get(mailbox) ?? []).filter((time) => time > now - DAY_MS);
  if (today.length >= ADDRESS_MAILS_PER_DAY) return;
  world.addressMails.set(mailbox, [...today, now]);
  mail(world, member, 'emailChange', { to: email, email });
}

/** Invalidates a member's mailed links of some kinds. */
export function dropMailed(world: World, member: string, kinds: readonly MailedLink['kind'][]): void {
  for (const [token, link] of world.mailed)
    if (link.member === member && kinds.includes(link.kind)) world.mailed.delete(token);
}
