import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** An element that answers which tags it has, since Node has no document. */
class Element {
  readonly tag: string;
  constructor(tag: string) {
    this.tag = tag;
  }
  matches(selector: string) {
    return selector.split(', ').includes(this.tag);
  }
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A new page that watches its tabs; `readsCaret` says whether an update looks for the focused field. */
async function openPage() {
  const activeElement = vi.fn(() => null);
  const document = Object.defineProperty(new EventTarget(), 'activeElement', { get: activeElement });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('HTMLElement', Element);
  for (const tag of ['Input', 'TextArea']) vi.stubGlobal(`HTML${tag}Element`, Element);
  vi.stubGlobal('document', Object.assign(document, { hasFocus: () => true }));
  const { runUpdate, watchTabEvents } = await import('./tab-events.ts');
  watchTabEvents({ onChange: () => undefined, onComposition: () => undefined });
  return {
    focus: (tag: string) => {
      const event = new Event('focusin');
      document.dispatchEvent(Object.defineProperty(event, 'target', { value: new Element(tag) }));
    },
    readsCaret: () => {
      activeElement.mockClear();
      runUpdate(() => undefined);
      return activeElement.mock.calls.length > 0;
    },
  };
}

test.each(['input', 'textarea'])('loads the code that keeps the caret with the first %s', async (tag) => {
  const { focus, readsCaret } = await openPage();
  expect(readsCaret()).toBe(false);
  focus(tag);
  await expect.poll(readsCaret).toBe(true);
});

test('loads no code for carets with a button', async () => {
  const { focus, readsCaret } = await openPage();
  focus('button');
  await import('./keep-caret.ts');
  expect(readsCaret()).toBe(false);
});
