import type { CaseAction, RemovedContent } from '@meetcute/contract';

/**
 * Something that operators can remove. The id of a message is `<conversation>/<message>`, and that of a text or name
 * `<member>:<field>`.
 */
export interface ContentRef {
  kind: RemovedContent;
  id: string;
}

/** Field of a profile that its member types: `name`, `city`, or a text of the site's settings. */
export interface TextPlace {
  memberId: string;
  field: string;
}

/** Returns the member and the field of a text; null for an id of another form. */
export function textPlaceOf(id: string): TextPlace | null {
  const groups = /^(?<member>[\w-]+):(?<field>.+)$/s.exec(id)?.groups;
  return groups ? { memberId: groups['member'] ?? '', field: groups['field'] ?? '' } : null;
}

/** Returns the reference of a text or name. */
export const textRefOf = ({ memberId, field }: TextPlace): ContentRef => ({
  kind: field === 'name' ? 'name' : 'text',
  id: `${memberId}:${field}`,
});

/** Returns the content of an id, as commands name it. */
export function contentRefOf(id: string): ContentRef {
  const text = textPlaceOf(id);
  if (text) return textRefOf(text);
  return { kind: id.includes('/') ? 'message' : 'photo', id };
}

/** Returns the conversation and the number of a message; null for an id of another form. */
export function messagePlaceOf(id: string): { conversation: string; messageId: number } | null {
  const groups = /^(?<conversation>[\w-]+)\/(?<message>\d{1,15})$/.exec(id)?.groups;
  return groups ? { conversation: groups['conversation'] ?? '', messageId: Number(groups['message']) } : null;
}

/**
 * Returns whether a decision on an appeal puts back what an earlier one removed: only one without any measure does. A
 * suspension instead of a removal leaves the removal as it is.
 */
export const restoresContent = (action: CaseAction): boolean => action === 'none' || action === 'warning';
