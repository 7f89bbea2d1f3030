import { afterEach, expect, test } from 'vitest';
import { findHidden } from './find-hidden.ts';
import { findWords } from './sample.ts';

afterEach(() => document.body.replaceChildren());

/** Shows a label, and changes its ground when the letters are hidden, `times` times. */
function showLabel(times: number): Element {
  document.body.innerHTML =
    '<p style="margin: 40px; font: 16px sans-serif; color: #000">Fictional profile</p>';
  const label = document.querySelector('p')!;
  let left = times;
  new MutationObserver(() => {
    if (left > 0) document.body.style.background = left % 2 === 0 ? '#fff' : '#eee';
    left -= 1;
  }).observe(label, { attributes: true });
  return label;
}

const hiddenOf = async (times: number) =>
  (await findHidden(findWords(showLabel(times), ''))).map(({ cause }) => cause);

test('measures again when a photo arrives between the two pictures', async () => {
  await expect(hiddenOf(1)).resolves.toEqual([]);
});

test('reports a ground that changes whenever the letters do', async () => {
  await expect(hiddenOf(100)).resolves.toEqual([
    expect.stringContaining('more than the letters is painted with them'),
  ]);
});
