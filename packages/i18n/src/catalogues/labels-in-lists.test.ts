import { expect, test } from 'vitest';
import { localeCodes } from '../locales.ts';
import { flattenTree } from '../messages.ts';
import { catalogue } from './index.ts';

const isRemoved = (key: string) => key.startsWith('cases.removed.');
const isInterest = (key: string) => /^fields\.interests\.(?!label$|shared$)/.test(key);

// A label that stands alone gets its capital letter from `capitalize()` in core. German nouns keep theirs.
test.each(localeCodes)('labels of lists are written as within a sentence in %s', async (locale) => {
  const labels = flattenTree(await catalogue(locale)).filter(
    ([key]) => isRemoved(key) || (isInterest(key) && locale !== 'de'),
  );
  const letters = labels.map(([, text]) => text.charAt(0));
  expect(letters).toHaveLength(locale === 'de' ? 4 : 14);
  expect(letters).toEqual(letters.map((letter) => letter.toLocaleLowerCase(locale)));
});
