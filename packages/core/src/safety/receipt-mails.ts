import { emailKey } from '@meetcute/contract';

/** Receipt mails of complaints that a mailbox gets in a day. Anyone can type the address of a stranger. */
export const RECEIPT_MAILS_PER_DAY = 3;

/** Mails that a mailbox gets in a day because members typed it as their new address. */
export const ADDRESS_MAILS_PER_DAY = 5;

/**
 * Returns the mailbox of an address: providers deliver all spellings with capitals, dots and a `+tag` to the same one.
 * It tells mailboxes apart and is no address to write to.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = emailKey(email).split('@');
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`;
}
