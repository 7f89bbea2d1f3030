import type { MessageReference, Profile, ProfilePhoto, Settings } from '@meetcute/contract';
import { isSensitive } from '../profile/sensitive-names.ts';

/** Photo or text of a profile that a message answers. */
export type Referenced =
  | { readonly kind: 'photo'; readonly photo: ProfilePhoto }
  | { readonly kind: 'text'; readonly field: string; readonly text: string };

/** Returns whether a field of a profile is a text that can be answered. A sensitive one is in no list, where quotes are read. */
export const isAnswerable = (field: string, { text_fields: texts }: Pick<Settings, 'text_fields'>): boolean =>
  texts.includes(field) && !isSensitive(field);

/**
 * Returns the photo or text that a reference names, from the profile as its reader sees it; null if that has none, and for
 * a reference to a message.
 */
export function referencedIn(
  { images, personal }: Pick<Profile, 'images' | 'personal'>,
  { kind, id }: MessageReference,
  settings: Pick<Settings, 'text_fields'>,
): Referenced | null {
  if (kind === 'photo') {
    const photo = images.find((each) => each.id === id);
    return photo ? { kind, photo } : null;
  }
  const text = kind === 'text' && isAnswerable(id, settings) ? personal?.[id] : null;
  return text ? { kind: 'text', field: id, text } : null;
}

/** Returns whether two references name the same, or are both missing. */
export const isSameReference = (
  a: MessageReference | null | undefined,
  b: MessageReference | null | undefined,
): boolean => a?.kind === b?.kind && a?.id === b?.id;
