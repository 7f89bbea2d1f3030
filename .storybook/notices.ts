import { showNotice, unknownSettings, watchFailures, writeMatrix } from '@meetcute/storybook/preview';
import { axisTitles } from './axes.ts';
import { knownValues } from './globals.ts';

const axes = Object.keys(axisTitles);
const matrices = axes.flatMap((columns) =>
  [null, ...axes.filter((axis) => axis !== columns)].map((rows) => writeMatrix({ rows, columns })),
);

/** Settings of Storybook itself and those with values of their own, which an address may carry. */
const others = {
  matrix: matrices,
  viewport: null,
  backgrounds: null,
  measureEnabled: null,
  outline: null,
  a11y: null,
  vision: null,
};

/** Says on the canvas what the address asks for in vain, and which steps fail. For readers, not for tests. */
export function showNotices(): void {
  watchFailures();
  const sentences = unknownSettings(location.search, { ...others, ...knownValues });
  if (sentences.length > 0)
    showNotice({ isAlert: false, title: 'A part of the address was ignored.', sentences });
}
