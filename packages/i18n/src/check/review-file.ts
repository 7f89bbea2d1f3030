import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatedTexts } from './member-texts.ts';
import { englishTexts, markReviewed, pendingTexts, translations, type Reviewed } from './review.ts';
import { exists, read, root } from './workspace.ts';

const file = 'packages/i18n/src/check/reviewed.generated.json';
const USAGE = 'npm run check:i18n -- --reviewed <language, or all> <key, or namespace> …';

const readReviewed = (): Reviewed => (exists(file) ? (JSON.parse(read(file)) as Reviewed) : {});

/** Returns the report of texts to look at: none, or a heading, a line for each text and the command that records it. */
export function reviewReport(): readonly string[] {
  const pending = pendingTexts(englishTexts(translatedTexts('en')), readReviewed());
  if (pending.length === 0) return [];
  return [
    `Translations to look at, because their English text is new or has changed: ${pending.length}.`,
    ...pending.map(({ key, locales }) => `  ${key}  ${locales.join(' ')}`),
    `Record each one that you have looked at: ${USAGE}`,
  ];
}

/** Records reviews as the arguments after `--reviewed` say. Returns the message for the terminal. */
export function recordReview([language = '', ...keys]: readonly string[]): string {
  const locales = language === 'all' ? translations : translations.filter((locale) => locale === language);
  if (locales.length === 0) throw new Error(`'${language}' is no language of translations. Write: ${USAGE}`);
  if (keys.length === 0) throw new Error(`No key is given. Write: ${USAGE}`);
  const english = englishTexts(translatedTexts('en'));
  const reviews = markReviewed(english, readReviewed(), locales, keys);
  writeFileSync(join(root, file), `${JSON.stringify(reviews, null, 2)}\n`);
  return `Recorded for ${locales.join(', ')}: ${keys.join(', ')}.`;
}
