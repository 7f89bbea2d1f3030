import type { Profile, Settings } from '@meetcute/contract';
import { interestsOf } from './interests.ts';
import { isSensitive } from './sensitive-names.ts';

/** Most characters of a profile text on a card, before the ellipsis. */
const LENGTH = 80;

/** Line of a card that is worth answering: ids of interests that the viewer has too, or the first words of a text. */
export type CardLine =
  | { readonly kind: 'interests'; readonly ids: readonly string[] }
  | { readonly kind: 'text'; readonly text: string };

type LineSettings = Pick<Settings, 'my_profile' | 'text_fields' | 'visible_profile_notes'>;
type Described = Pick<Profile, 'personal' | 'fictional'>;

/** Finds a first sentence that is long enough for a card. A short word before a full stop is an abbreviation. */
const SENTENCE = /^.{20,}?[\p{L}\p{N}]{3}[.!?…]+(?= \P{Ll})/u;

/**
 * Returns the first sentence of a text on one line, or its first words with an ellipsis. More than a sentence could be cut
 * after a full stop, which would stand before the ellipsis of the card.
 */
function firstWords(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const sentence = SENTENCE.exec(line)?.[0] ?? line;
  const all = [...sentence];
  if (all.length <= LENGTH) return sentence;
  const start = all.slice(0, LENGTH + 1).join('');
  const end = start.lastIndexOf(' ');
  const words = end > 0 ? start.slice(0, end) : all.slice(0, LENGTH).join('');
  return `${words.replace(/[\s.!?…,;:–—-]+$/, '')}…`;
}

/**
 * Returns the line of a member's card: interests that both have, else the first words of the first visible text; null
 * without both. A fictional profile shares no interest with anybody, and a sensitive text is on no card.
 */
export function cardLine(
  profile: Described,
  viewer: Pick<Profile, 'personal'> | null,
  settings: LineSettings,
): CardLine | null {
  const theirs = viewer && !profile.fictional ? interestsOf(viewer, settings) : [];
  const ids = interestsOf(profile, settings).filter((id) => theirs.includes(id));
  if (ids.length > 0) return { kind: 'interests', ids };
  const { text_fields: textFields, visible_profile_notes: visible } = settings;
  const texts = visible.filter((name) => textFields.includes(name) && !isSensitive(name));
  const text = texts.map((name) => firstWords(profile.personal?.[name] ?? '')).find(Boolean);
  return text === undefined ? null : { kind: 'text', text };
}
