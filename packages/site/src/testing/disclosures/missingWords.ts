import { findHidden, type Hidden } from '../paint/findHidden.ts';
import type { Sample } from '../paint/sample.ts';
import { currentLook } from './looks.ts';

/** Words of which at least one copy must be readable. */
export interface WantedWords {
  words: string;
  samples: readonly Sample[];
}

/** Returns a sentence for words or a control that can't be seen. */
export const sayHidden = ({ sample, cause }: Hidden): string =>
  `${sample.text ? 'the words' : 'the button'} “${sample.words}” can't be seen: ${cause}`;

/** Resolves with the words of which no copy can be read, each with the page and the cause. */
export async function reportWords(page: string, wanted: readonly WantedWords[]): Promise<string[]> {
  const hidden = await findHidden(wanted.flatMap(({ samples }) => samples));
  const reports = wanted.flatMap(({ words, samples }) => {
    if (samples.length === 0) return [`the words “${words}” are missing`];
    const unread = hidden.filter(({ sample }) => samples.includes(sample));
    return unread.length < samples.length ? [] : unread.map(sayHidden);
  });
  return reports.map((report) => `${page}, ${currentLook()}: ${report}`);
}
