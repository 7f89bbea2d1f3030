import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearUnsavedWork, hasUnsavedWork } from '../app/unsaved-work.ts';
import { useDraft } from '../messaging/useDraft.ts';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { createPersistentStore } from './persistent-store.ts';
import { loadCaret } from './tab-events.ts';

const KEPT = /^meetcute-kept-/;

function clear() {
  for (const key of Object.keys(localStorage)) if (KEPT.test(key)) localStorage.removeItem(key);
  clearUnsavedWork();
}
afterEach(clear);

const world = memberWorld();

function Field({ label }: { label: string }) {
  const [text, setText] = useDraft('c1');
  return <textarea aria-label={label} value={text} onChange={({ target }) => setText(target.value)} />;
}

/** Opens a page with the draft as a field, on the browser's own storage and events. */
function openTab(label: string, storage = () => localStorage as Storage) {
  const { Page } = openPage(world, null, { localStore: createPersistentStore({ storage }) });
  const { getByLabelText } = render(
    <Page>
      <Field label={label} />
    </Page>,
  );
  return getByLabelText(label) as HTMLTextAreaElement;
}

/** Delivers the event of another tab's write, which browsers do not deliver to the page that wrote. */
const arrive = async () =>
  act(async () => {
    globalThis.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
  });

const type = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } });

test('shows the newest text in the field of another tab, with the caret at its end', async () => {
  const [one, two] = [openTab('one'), openTab('two')];
  two.focus();
  type(one, 'Hello');
  await arrive();
  expect([two.value, two.selectionStart]).toEqual(['Hello', 5]);
  expect(document.activeElement).toBe(two);
});

test('a field that loses the focus reads nothing of the storage', () => {
  const readKeys: string[] = [];
  const storage = new Proxy(localStorage, {
    get: (target, name) =>
      name === 'getItem'
        ? (key: string) => {
            readKeys.push(key);
            return target.getItem(key);
          }
        : Reflect.get(target, name, target),
  });
  const field = openTab('one', () => storage);
  field.focus();
  type(field, 'Hello');
  readKeys.length = 0;
  field.blur();
  expect(readKeys).toEqual([]);
});

test('keeps the caret of a focused field at its words', async () => {
  const [one, two] = [openTab('one'), openTab('two')];
  type(one, 'one two');
  await arrive();
  two.focus();
  await loadCaret();
  two.setSelectionRange(4, 7);
  type(one, 'zero one two');
  await arrive();
  expect([two.value, two.selectionStart, two.selectionEnd]).toEqual(['zero one two', 9, 12]);
});

test.each(['visibilitychange', 'resume'])(
  'shows the newest text on %s without an event of storage',
  (event) => {
    const [one, two] = [openTab('one'), openTab('two')];
    type(one, 'Hello');
    expect(two.value).toBe('');
    act(() => void document.dispatchEvent(new Event(event)));
    expect(two.value).toBe('Hello');
  },
);

test.each(['pageshow', 'focus'])('shows the newest text on %s without an event of storage', (event) => {
  const [one, two] = [openTab('one'), openTab('two')];
  type(one, 'Hello');
  act(() => void globalThis.dispatchEvent(new Event(event)));
  expect(two.value).toBe('Hello');
});

test('leaves a field alone during a composition', async () => {
  const [one, two] = [openTab('one'), openTab('two')];
  fireEvent.compositionStart(two);
  type(two, 'に');
  type(one, 'Hello');
  await arrive();
  expect(two.value).toBe('に');
  fireEvent.compositionEnd(two);
  await arrive();
  expect(two.value).toMatch(/に/);
  expect(two.value).toMatch(/Hello/);
  expect(one.value).toBe(two.value);
});

test.each(['QuotaExceededError', 'SecurityError'])(
  'keeps typed words in the page on a %s, as unsaved work',
  (name) => {
    const field = openTab('one', () => {
      throw new DOMException('refused', name);
    });
    type(field, 'Hello');
    expect([field.value, hasUnsavedWork()]).toEqual(['Hello', true]);
    type(field, '');
    expect([field.value, hasUnsavedWork()]).toEqual(['', false]);
  },
);
