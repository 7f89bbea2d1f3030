import { mandatoryWords } from '../disclosures/mandatory-words.ts';
import { visibleName } from '../sign-up/visible-name.ts';
import { foldWord, splitInnerWords, splitWords } from './fold.ts';
import { imitatedWords } from './imitated-words.ts';

/** Marks of a verified account. */
const CHECK_MARKS = /[\u2611\u2705\u2713\u2714\u{1F5F8}\u{1F5F9}]/u;

type Phrase = readonly string[];

const foldPhrase = (phrase: string): Phrase => splitWords(phrase).map(foldWord);

// Folded on first use, so that an import of another rule does not pay for it.
let phrases: readonly Phrase[] | undefined;

const readPhrases = (): readonly Phrase[] =>
  (phrases ??= [
    ...Object.values(imitatedWords).flatMap((words) => words.split(',')),
    ...Object.values(mandatoryWords).flatMap((words) => Object.values(words)),
  ].map(foldPhrase));

/** Returns whether words contain a phrase in a row, or as one word. */
function containsPhrase(words: Phrase, phrase: Phrase): boolean {
  const [first] = phrase;
  return (
    words.includes(phrase.join('')) ||
    words.some(
      (word, index) => word === first && phrase.every((each, offset) => words[index + offset] === each),
    )
  );
}

/**
 * Returns whether a name imitates a disclosure, a sign of trust, the site or its staff. Compares whole words, of which
 * letters that look alike count as the same.
 */
export function imitatesOperator(name: string, siteName: string): boolean {
  const text = visibleName(name).normalize('NFKC');
  if (CHECK_MARKS.test(text)) return true;
  const words = splitWords(text);
  const readings = [words, splitInnerWords(words), [words.join('')]].map((reading) => reading.map(foldWord));
  const site = foldPhrase(siteName);
  const refusedPhrases = site.join('') === '' ? readPhrases() : [...readPhrases(), site];
  return refusedPhrases.some((phrase) => readings.some((reading) => containsPhrase(reading, phrase)));
}
