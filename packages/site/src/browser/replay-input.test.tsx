import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { userEvent } from '@testing-library/user-event';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydrationMarker, HydrationContext } from '../frame/HydrationMarker.tsx';
import { replayInput } from './replay-input.ts';

const empty = { name: '', about: '', month: 'January', news: false, pace: 'slow' };
type Values = typeof empty;

/** A form like those of the site: one state for all controlled fields. */
function Form({ onKnown }: { onKnown: (values: Values) => void }) {
  const [values, setValues] = useState(empty);
  const set = (change: Partial<Values>) => {
    onKnown({ ...values, ...change });
    setValues((currentValues) => ({ ...currentValues, ...change }));
  };
  return (
    <form>
      <input name="name" value={values.name} onChange={(event) => set({ name: event.target.value })} />
      <textarea name="about" value={values.about} onChange={(event) => set({ about: event.target.value })} />
      <select name="month" value={values.month} onChange={(event) => set({ month: event.target.value })}>
        <option>January</option>
        <option>March</option>
      </select>
      <input
        name="news"
        type="checkbox"
        checked={values.news}
        onChange={(event) => set({ news: event.target.checked })}
      />
      {['slow', 'fast'].map((pace) => (
        <input
          key={pace}
          name={pace}
          type="radio"
          checked={values.pace === pace}
          onChange={() => set({ pace })}
        />
      ))}
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(() => {
    replayInput(page);
    onHydrated();
  }, [onHydrated]);
  return children;
}

const page = document.createElement('div');
const onKnown = vi.fn<(values: Values) => void>();
let root: Root | undefined;

const field = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const readValues = () => JSON.parse(page.querySelector('output')!.textContent) as Values;

/** Renders the form as server markup, without hydration. */
function renderServerMarkup() {
  const container = document.createElement('div');
  const first = createRoot(container);
  flushSync(() => first.render(<Form onKnown={onKnown} />));
  page.innerHTML = container.innerHTML;
  first.unmount();
  document.body.append(page);
}

/** Hydrates the page; resolves after hydration. */
const hydrate = () =>
  new Promise<void>((resolve) => {
    const form = (
      <Hydrated onHydrated={resolve}>
        <Form onKnown={onKnown} />
      </Hydrated>
    );
    root = hydrateRoot(page, form);
  });

beforeEach(() => {
  onKnown.mockReset();
  renderServerMarkup();
});

afterEach(() => {
  root?.unmount();
  page.remove();
});

test('replays input typed before hydration in every field', async () => {
  field('name').value = 'Robin';
  field('about').value = 'Long walks.\nShort queues.';
  field('month').value = 'March';
  await hydrate();
  const typedValues = { name: 'Robin', about: 'Long walks.\nShort queues.', month: 'March' };
  await expect.poll(readValues).toEqual({ ...typedValues, news: false, pace: 'slow' });
  expect([field('name').value, field('about').value, field('month').value]).toEqual(
    Object.values(typedValues),
  );
});

test('replays boxes that were switched before hydration', async () => {
  field('news').click();
  field('fast').click();
  await hydrate();
  await expect.poll(readValues).toEqual({ ...empty, news: true, pace: 'fast' });
  expect(['news', 'slow', 'fast'].map((name) => field(name).checked)).toEqual([true, false, true]);
});

test('leaves a box alone that was switched twice', async () => {
  field('news').click();
  field('news').click();
  await hydrate();
  await new Promise(requestAnimationFrame);
  expect(onKnown).not.toHaveBeenCalled();
});

test('continues typing after hydration', async () => {
  field('name').value = 'Rob';
  await hydrate();
  await expect.poll(() => readValues().name).toBe('Rob');
  field('name').focus();
  await userEvent.keyboard('{End}in');
  expect(readValues().name).toBe('Robin');
});

test('leaves an untouched form unchanged and fires no events', async () => {
  await hydrate();
  await new Promise(requestAnimationFrame);
  expect(readValues()).toEqual(empty);
  expect(onKnown).not.toHaveBeenCalled();
});

/** Types into a field and dispatches the input event. */
function typeInto(name: string, words: string): void {
  field(name).value = words;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

/** Runs an action after the page has hydrated and before its suspended part has. */
function Between({ act, children }: { act: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(act), [act]);
  return children;
}

test('replays input typed before a suspended part hydrates', async () => {
  page.innerHTML = `<!--$-->${page.innerHTML}<!--/$-->`;
  const act = vi.fn<() => void>(() => typeInto('name', 'Robin'));
  const onHydrated = () => replayInput(page);
  root = hydrateRoot(
    page,
    <Between act={act}>
      <HydrationContext value={onHydrated}>
        <Suspense>
          <Form onKnown={onKnown} />
          <HydrationMarker />
        </Suspense>
      </HydrationContext>
    </Between>,
  );
  await expect.poll(() => act.mock.calls.length).toBe(1);
  await expect.poll(() => readValues().name).toBe('Robin');
  expect(field('name').value).toBe('Robin');
});
