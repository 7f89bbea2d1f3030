import type { Hidden } from '../paint/find-hidden.ts';
import type { Sample } from '../paint/sample.ts';
import { sayIn, toVisit, type Measure, type Visit } from './open-place.ts';

/** Words of which at least one copy must be readable. */
export interface WantedWords {
  words: string;
  samples: readonly Sample[];
}

/** Returns a sentence for words or a control that can't be seen. */
export const sayHidden = ({ sample, cause }: Hidden): string =>
  `${sample.text ? 'the words' : 'the button'} “${sample.words}” can't be seen: ${cause}`;

const sayMissing = (words: string) => `the words “${words}” are missing`;

/** Creates the visit of an open place whose words must be readable. */
export function visitWords(place: string, find: () => readonly WantedWords[]): Visit {
  const lacksBy = async (measure: Measure) => {
    const expectedWords = find();
    if (expectedWords.length === 0) return [sayIn(place, 'nothing was found')];
    const hiddenSamples = await measure(expectedWords.flatMap(({ samples }) => samples));
    const reports = expectedWords.flatMap(({ words, samples }) => {
      if (samples.length === 0) return [sayMissing(words)];
      const hiddenWords = hiddenSamples.filter(({ sample }) => samples.includes(sample));
      return hiddenWords.length < samples.length ? [] : hiddenWords.map(sayHidden);
    });
    return reports.map((report) => sayIn(place, report));
  };
  const findRequirements = () =>
    find().map(({ words, samples }) => ({
      words,
      missing: sayMissing(words),
      elements: samples.map(({ element }) => element),
    }));
  return toVisit({ lacksBy, required: findRequirements });
}
