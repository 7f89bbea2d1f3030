import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createTabStorage } from '../testing/tab-storage.ts';
import { mergeRules, readValue } from './merge-rules.ts';
import { createPersistentStore } from './persistent-store.ts';

afterEach(() => {
  vi.useRealTimers();
});

const KEY = 'anna/draft';

/** Opens two tabs of one browser that edit one value. */
function openTabs<T>(initial: T, isText = false) {
  const browser = createTabStorage();
  const rules = mergeRules(initial, isText);
  const open = () => {
    const tab = browser.open();
    const store = createPersistentStore(tab);
    store.subscribe(() => undefined);
    return {
      ...tab,
      store,
      read: () => readValue(store.view(KEY), initial),
      write: (value: T) => store.edit(KEY, JSON.stringify(value), rules),
      /** Deletes the value, as after it was sent. */
      send: (sentValue?: T) =>
        store.edit(KEY, null, rules, sentValue === undefined ? undefined : JSON.stringify(sentValue)),
    };
  };
  return { ...browser, one: open(), two: open() };
}

const openDrafts = () => openTabs('', true);

test('shows the newest text in every tab before a key can change it', () => {
  const { one, two, deliver } = openDrafts();
  one.write('Shall we meet');
  deliver();
  expect(two.read()).toBe('Shall we meet');
  two.write(`${two.read()} at six?`);
  deliver();
  expect(one.read()).toBe('Shall we meet at six?');
  two.send();
  deliver();
  expect([one.read(), two.read()]).toEqual(['', '']);
});

test('merges a key that is pressed before the newest text has arrived', () => {
  const { one, two, deliver } = openDrafts();
  one.write('Shall');
  deliver();
  one.write('Shall we meet');
  two.write('Shall!');
  deliver();
  expect(one.read()).toBe(two.read());
  expect(one.read()).toMatch(/we meet/);
  expect(one.read()).toMatch(/!/);
});

test.each([
  ['at one place', 'Hello', 'Hello Ann', 'Hello Bob'],
  ['in an empty draft', '', 'one', 'two'],
  ['at both ends', 'b', 'first b', 'b last'],
])('keeps the words of two tabs that type within a moment %s', (_, base, first, second) => {
  const { one, two, deliver } = openDrafts();
  one.write(base);
  deliver();
  one.write(first);
  two.write(second);
  deliver();
  expect(one.read()).toBe(two.read());
  for (const word of [...first.split(' '), ...second.split(' ')]) expect(one.read()).toContain(word);
});

test.each([
  ['after', true],
  ['before', false],
])('keeps words that another tab typed %s the draft was sent, unseen by it', (_, isLater) => {
  const { one, two, deliver } = openDrafts();
  one.write('See you');
  deliver();
  if (isLater) one.send();
  two.write('See you at six');
  if (!isLater) one.send();
  deliver();
  expect([one.read(), two.read()]).toEqual(['at six', 'at six']);
});

test('never loses a typed word, in any order in which two tabs write and receive', () => {
  const step = fc.record({ isFirst: fc.boolean(), isDelivered: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
      const { one, two, deliver } = openDrafts();
      const words = steps.map(({ isFirst, isDelivered }, index) => {
        const tab = isFirst ? one : two;
        tab.write([tab.read(), `<${index}>`].filter(Boolean).join(' '));
        if (isDelivered) deliver();
        return `<${index}>`;
      });
      deliver();
      expect(one.read()).toBe(two.read());
      expect(words.filter((word) => !one.read().includes(word))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('shows the newest text when a frozen tab returns, and never brings back a sent one', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'Date'] });
  const { one, two, deliver } = openDrafts();
  one.write('Old words');
  deliver();
  const thaw = one.freeze();
  two.send();
  vi.advanceTimersByTime(60_000);
  two.write('New words');
  deliver();
  expect(one.read()).toBe('Old words');
  thaw();
  expect(one.read()).toBe('New words');
});

test('removes the note of a deletion after a moment', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { one, deliver } = openDrafts();
  one.write('Hello');
  one.send();
  expect(one.store.read(KEY)).toBeNull();
  vi.advanceTimersByTime(1000);
  deliver();
  expect(one.raw.length).toBe(0);
});

test('does not change a field during a composition, and keeps the words of both afterwards', () => {
  const { one, two, deliver } = openDrafts();
  one.write('a');
  deliver();
  two.compose(true);
  two.write('aに');
  one.write('a and b');
  deliver();
  expect(two.read()).toBe('aに');
  two.write('aにほん');
  expect(two.read()).toBe('aにほん');
  two.compose(false);
  deliver();
  expect(one.read()).toBe(two.read());
  expect(two.read()).toMatch(/にほん/);
  expect(two.read()).toMatch(/and b/);
});

test('merges the fields of a form, and deletes it only if it is as saved', () => {
  const { one, two, deliver } = openTabs({ about: '', city: '', country: '' });
  one.write({ about: '', city: 'Ghent', country: 'BE' });
  two.write({ about: 'I like old maps', city: '', country: 'NL' });
  deliver();
  const savedValues = one.read();
  expect(savedValues).toEqual({ about: 'I like old maps', city: 'Ghent', country: 'NL' });
  expect(two.read()).toEqual(savedValues);
  two.write({ ...savedValues, about: 'I like old maps and trains' });
  one.send(savedValues);
  deliver();
  expect(one.read().about).toBe('I like old maps and trains');
  one.send();
  deliver();
  expect([one.read().about, two.read().about]).toEqual(['', '']);
});

test('keeps words in the page while the storage is full, and stores them once there is room', () => {
  const { one, two, deliver, fill } = openDrafts();
  one.write('Short');
  deliver();
  fill(true);
  one.write('Short and more');
  deliver();
  expect([one.read(), two.read(), one.store.isUnsaved(KEY)]).toEqual(['Short and more', 'Short', true]);
  fill(false);
  two.write('Short too');
  deliver();
  expect(one.read()).toBe(two.read());
  expect(one.read()).toMatch(/and more/);
  expect(one.read()).toMatch(/too/);
  expect(one.store.isUnsaved(KEY)).toBe(false);
});

test.each([
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
])('takes the later text when the clock has jumped %s', (_, jump) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { one, two, deliver } = openDrafts();
  one.write('first');
  deliver();
  vi.setSystemTime(Date.now() + jump);
  two.write('second');
  deliver();
  vi.setSystemTime(Date.now() - jump);
  expect([one.read(), two.read()]).toEqual(['second', 'second']);
});

test('reads what an older version writes, and keeps the words that it does not know', () => {
  const { one, two, deliver } = openDrafts();
  const name = `meetcute-kept-${KEY}`;
  two.raw.setItem(name, `${Date.now()} "From before"`);
  deliver();
  expect(one.read()).toBe('From before');
  one.write('From before, and now');
  // An older version reads a number as time.
  expect(Math.abs(Number(one.raw.getItem(name)?.split(' ')[0]) - Date.now())).toBeLessThan(10_000);
  two.raw.setItem(name, `${Date.now()} "From beforehand"`);
  deliver();
  expect(one.read()).toMatch(/, and now/);
  expect(one.read()).toMatch(/hand/);
  for (const foreign of ['{"shape":1}', '{broken', '7']) {
    two.raw.setItem(name, `${Date.now()} ${foreign}`);
    deliver();
    expect(one.read()).toMatch(/, and now/);
  }
});

test('clears the text in every tab on logout', () => {
  const { one, two, deliver } = openDrafts();
  one.write('Secret');
  deliver();
  one.store.clear();
  deliver();
  expect([one.read(), two.read()]).toEqual(['', '']);
});
