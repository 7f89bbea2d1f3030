import { isConsented } from '@meetcute/core';
import type { Member } from '../members/members.table.ts';
import type { TakenText } from './takedowns.table.ts';

/** Columns of a member that contain texts. */
export type TextColumns = Pick<Member, 'name' | 'city' | 'personal'>;

/** Returns the text in a field of a profile; null for an empty or unknown field. */
export function textIn({ name, city, personal }: TextColumns, field: string): string | null {
  if (field === 'name') return name;
  if (field === 'city') return city || null;
  return (personal && Object.hasOwn(personal, field) && personal[field]) || null;
}

/** Returns the changed columns of a member with a text in a field, null to empty it. A name can't be empty. */
export function withText(
  { personal }: TextColumns,
  field: string,
  text: string | null,
): Partial<TextColumns> {
  if (field === 'name') return text === null ? {} : { name: text };
  if (field === 'city') return { city: text };
  return { personal: { ...personal, [field]: text } };
}

/**
 * Returns why a removed text can't be put back: its member has written another one, or has withdrawn the consent that the
 * field needs. Null if it can.
 */
export function textObstacle(
  member: TextColumns & Pick<Member, 'sensitiveConsent'>,
  field: string,
  { replacement }: TakenText,
): 'replaced' | 'no_consent' | null {
  if (textIn(member, field) !== replacement) return 'replaced';
  return isConsented(field, member.sensitiveConsent) ? null : 'no_consent';
}
