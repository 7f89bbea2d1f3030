import type { CaseAction, RemovedContent } from '@meetcute/contract';

/** A photo or a message. The id of a message is `<conversation>/<message>`. */
export interface ContentRef {
  kind: RemovedContent;
  id: string;
}

/** Returns the photo or message of an id, as commands name it. */
export const contentRefOf = (id: string): ContentRef => ({
  kind: id.includes('/') ? 'message' : 'photo',
  id,
});

/** Returns the conversation and the number of a message; null for an id of another form. */
export function messagePlaceOf(id: string): { conversation: string; messageId: number } | null {
  const found = /^(?<conversation>[\w-]+)\/(?<message>\d{1,15})$/.exec(id)?.groups;
  return found ? { conversation: found['conversation'] ?? '', messageId: Number(found['message']) } : null;
}

/**
 * Returns whether a decision on an appeal puts back what an earlier one removed: only one without any measure does. A
 * suspension instead of a removal leaves the removal as it is.
 */
export const restoresContent = (action: CaseAction): boolean => action === 'none' || action === 'warning';
