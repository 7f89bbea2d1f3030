import { isConsented } from '@meetcute/core';
import type { Member } from '../members/members.table.ts';
import type { TakenText } from './takedowns.table.ts';

/** Columns of a member that contain texts. */
export type TextColumns = Pick<Member, 'name' | 'city' | 'personal'>;

/**
 * Returns whether a field of a profile is a text that its member types: the name, the city, or one of the texts of the
 * site's settings. Other fields are choices, whose values are words of the site.
 */
export const isTypedField = (field: string, textFields: readonly string[]): boolean =>
  field === 'name' || field === 'city' || textFields.includes(field);

/** Returns what a field of a profile contains; null for an empty or unknown field. */
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
