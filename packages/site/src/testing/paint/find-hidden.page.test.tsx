import { afterEach, expect, test } from 'vitest';
import { findHidden } from './find-hidden.ts';
import { findWords } from './sample.ts';

afterEach(() => document.body.replaceChildren());

/** Shows a label, and changes its ground when the letters are hidden, `times` times. */
function showLabel(times: number): Element {
  document.body.innerHTML =
    '<p style="margin: 40px; font: 16px sans-serif; color: #000">Fictional profile</p>';
  const label = document.querySelector('p')!;
  let changesLeft = times;
  new MutationObserver(() => {
    if (changesLeft > 0) document.body.style.background = changesLeft % 2 === 0 ? '#fff' : '#eee';
    changesLeft -= 1;
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

test('reads a label on a card at which a list stops only when most of it is scrolled to', async () => {
  const card = (words: string) =>
    `<li style="flex: none; width: 300px; height: 80px; scroll-snap-align: start">${words}</li>`;
  document.body.innerHTML = `<ul style="display: flex; overflow-x: auto; width: 320px; scroll-snap-type: x mandatory;
    padding: 0; list-style: none; font: 16px sans-serif">${card('One')}${card('<b>Fictional</b>')}</ul>`;
  const hiddenSamples = await findHidden(findWords(document.querySelector('b')!, ''));
  expect(hiddenSamples.map(({ cause }) => cause)).toEqual([]);
});
