import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findOverflow } from './measure.ts';

/** Monospaced, so that the width of a text is the same with any font size of a machine. */
const WORD = 'Unterhaltungsverlauf';

const measureOverflow = (html: string) => {
  document.body.innerHTML = `<style>* { margin: 0; font: 20px monospace }</style>${html}`;
  return findOverflow(document);
};

beforeEach(() => page.viewport(390, 844));

// All files of this kind share one page, and its style would apply to the next file too.
afterEach(() => document.body.replaceChildren());

test('finds nothing where texts fit', () => {
  expect(measureOverflow(`<h1>Short</h1><p style="width: 100px">words that wrap in lines</p>`)).toEqual([]);
});

test('finds a word that is wider than its box', () => {
  const [only, ...more] = measureOverflow(`<h1 data-part="title" style="width: 200px">${WORD}</h1>`);
  expect(only?.element).toBe(`<h1> in [data-part="title"] “${WORD}”`);
  expect(only?.pixels).toBeGreaterThan(20);
  expect(more).toEqual([]);
});

test('finds a text that is wider than the frame around it', () => {
  const button = `<button style="width: 100px; padding: 0; border: 1px solid"><span style="display: block; width: 250px">${WORD}</span></button>`;
  expect(measureOverflow(`<div style="width: 380px">${button}</div>`)).toHaveLength(1);
});

test('finds texts that are cut off at a side or below', () => {
  const side = `<p style="width: 100px; overflow: hidden">${WORD}</p>`;
  const bottom = `<div style="height: 30px; overflow: hidden"><p style="line-height: 24px">one<br>two</p></div>`;
  expect(measureOverflow(side)).toHaveLength(1);
  expect(measureOverflow(bottom)).toHaveLength(1);
});

test('finds a text beyond the edge of a page that does not scroll there', () => {
  const list = (offset: number) =>
    measureOverflow(
      `<div style="overflow: clip"><p style="position: absolute; left: ${offset}px">${WORD}</p></div>`,
    );
  expect(list(20)).toEqual([]);
  expect(list(300).length).toBeGreaterThan(0);
});

test('names what makes the page scroll sideways', () => {
  const [first] = measureOverflow(`<div data-part="wide" style="width: 450px; height: 20px"></div>`);
  expect(first?.element).toContain('the page scrolls sideways, up to <div> in [data-part="wide"]');
  expect(first?.pixels).toBe(60);
});

test('finds a pane that scrolls down and is too narrow for its texts', () => {
  const pane = `<div style="width: 100px; height: 50px; overflow-y: auto"><p>${WORD}</p><p style="height: 90px"></p></div>`;
  expect(measureOverflow(pane)).toHaveLength(1);
});

test.each([
  [
    'a visually hidden text',
    `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">${WORD}</p>`,
  ],
  ['an ellipsis', `<p style="width: 90px; overflow: hidden; text-overflow: ellipsis">${WORD}</p>`],
  ['a table that scrolls sideways', `<div style="width: 90px; overflow-x: auto"><b>${WORD}</b></div>`],
  [
    'the next picture of a gallery',
    `<div style="width: 100px; overflow: hidden"><p style="margin-inline-start: 100px; width: 300px">${WORD}</p></div>`,
  ],
  ['a space at the end of a line', `<p style="width: 3ch; white-space: pre-wrap">one two</p>`],
  ['an invisible text', `<p style="width: 90px; visibility: hidden">${WORD}</p>`],
])('ignores %s', (_what, html) => {
  expect(measureOverflow(html)).toEqual([]);
});
