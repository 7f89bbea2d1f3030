import { expect, test } from 'vitest';
import { describeBadgeFault } from './badge-fault.ts';

const visible = {
  words: 'Speaks Dutch',
  scrollWidth: 80,
  clientWidth: 80,
  textOverflow: 'clip',
  cover: null,
  cutter: null,
};

test.each([
  ['fits', {}, null],
  ['is wider by what rounding adds', { clientWidth: 79 }, null],
  ['ends with an ellipsis', { clientWidth: 40, textOverflow: 'ellipsis' }, null],
  ['ends without one', { clientWidth: 40 }, '80 px wide in 40 px, without an ellipsis'],
  ['is below a photo', { cover: "<img> in [data-part='photo']" }, "covered by <img> in [data-part='photo']"],
  [
    'is below a photo, beyond the edge',
    { cover: '<img>', cutter: '<article>' },
    'covered by <img>; cut off by <article>',
  ],
])('a badge that %s', (_, measures, cause) => {
  expect(describeBadgeFault({ ...visible, ...measures })).toBe(
    cause === null ? null : `“Speaks Dutch” can't be read: ${cause}`,
  );
});
