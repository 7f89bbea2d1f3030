import { readMatrix } from '../matrix/read-matrix.ts';
import { showNotice } from './show-notice.ts';
import { unknownSettings } from './unknown-settings.ts';
import { watchFailures } from './watch-failures.ts';
import { axisTitles } from '../toolbar/axes.ts';
import { knownValues } from '../toolbar/globals.ts';
import { stepsNote } from '../stage/steps-viewer.ts';

const axes = Object.keys(axisTitles);

/** Rows and columns of a matrix. */
const matrix = {
  isKnown: (value: string) => readMatrix(value, axes) !== null,
  description: `one of ${axes.join(', ')}, or two as in 'language-by-template'`,
};

/** Settings of Storybook itself and those with values of their own, which an address may carry. */
const others = {
  matrix,
  viewport: null,
  backgrounds: null,
  measureEnabled: null,
  outline: null,
  a11y: null,
  vision: null,
};

/** Shows on the canvas which settings of the address are unknown, and which steps fail. For readers, not for tests. */
export function showNotices(): void {
  watchFailures(stepsNote);
  const sentences = unknownSettings(location.search, { ...others, ...knownValues });
  if (sentences.length > 0)
    showNotice({ isAlert: false, title: 'A part of the address was ignored.', sentences });
}
