import { afterEach, expect, test } from 'vitest';
import { readFinal } from './read-final.ts';

const element = document.createElement('p');
afterEach(() => element.remove());

const read = () => element.textContent;
const isDone = (text: string) => text === 'done';

/** Time in ms that is far below the patience for a page that never is still. */
const SOON = 10_000;

test('judges a page as soon as it is still', async () => {
  document.body.append(element);
  element.textContent = 'missing';
  const start = performance.now();
  expect(await readFinal(read, isDone)).toBe('missing');
  expect(performance.now() - start).toBeLessThan(SOON);
});

test('waits for a page that changes', async () => {
  document.body.append(element);
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    element.textContent = count === 6 ? 'done' : String(count);
    if (count === 6) clearInterval(timer);
  }, 200);
  expect(await readFinal(read, isDone)).toBe('done');
});

test('waits for a module that is being loaded', async () => {
  document.body.append(element);
  element.textContent = 'missing';
  const imports = globalThis as { pendingImports?: number };
  const countBefore = imports.pendingImports ?? 0;
  imports.pendingImports = countBefore + 1;
  setTimeout(() => {
    imports.pendingImports = countBefore;
    element.textContent = 'done';
  }, 1500);
  expect(await readFinal(read, isDone)).toBe('done');
});

test('waits for work in slices, between which frames are drawn', async () => {
  document.body.append(element);
  const end = performance.now() + 2000;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    const start = performance.now();
    while (performance.now() - start < 20);
    if (start > end) element.textContent = 'done';
    else port2.postMessage(null);
  });
  port1.start();
  element.textContent = 'not yet';
  port2.postMessage(null);
  expect(await readFinal(read, isDone)).toBe('done');
});
