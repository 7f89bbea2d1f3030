/** Maximum length of an own text. The longest text of the library has 409 characters. */
export const OWN_TEXT_MAX = 500;

/** Characters that change the direction of what follows, or that nobody sees. */
const HIDDEN = /[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/;

const codeOf = (text: string) => `U+${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Problem of a text, as the rest of a sentence, and how to mend it, as a sentence. */
export type Fault = readonly [what: string, mend: string];

/**
 * Returns what is wrong with the characters of a text, for example because pages would show it in another way than its
 * author sees it; null when nothing.
 */
export function findCharacterFault(text: string): Fault | null {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return ['is empty', 'Write it, or remove its key.'];
  if (text.length > OWN_TEXT_MAX) return [`has ${text.length} characters`, `Shorten it to ${OWN_TEXT_MAX}.`];
  if (text.includes('\r')) return ['has a Windows line end (\\r\\n)', 'Write it on one line.'];
  const control = /\p{Cc}/u.exec(text)?.[0];
  if (control === '\n') return ['has a line break, which pages draw as a space', 'Write it on one line.'];
  if (control !== undefined) return [`has the control character ${codeOf(control)}`, 'Remove it.'];
  const hiddenCharacter = HIDDEN.exec(text)?.[0];
  if (hiddenCharacter !== undefined)
    return [
      `has the invisible character ${codeOf(hiddenCharacter)}, which can hide or turn round what follows`,
      'Remove it.',
    ];
  if (!text.isWellFormed()) return ['has half of a character', 'Write it again.'];
  if (/<\/?[a-z!?]/i.test(text)) return ['has HTML, which pages show as it is written', 'Write plain text.'];
  return null;
}
