import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { userEvent } from '@testing-library/user-event';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydrationMarker, HydrationContext } from '../frame/HydrationMarker.tsx';
import { replayInput } from './replayInput.ts';

const empty = { name: '', about: '', month: 'January', news: false };
type Values = typeof empty;

/** A form as the site's are: one state for all fields, and fields that show that state alone. */
function Form({ onKnown }: { onKnown: (values: Values) => void }) {
  const [values, setValues] = useState(empty);
  const set = (change: Partial<Values>) => {
    onKnown({ ...values, ...change });
    setValues((before) => ({ ...before, ...change }));
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
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

function Living({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
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
const known = () => JSON.parse(page.querySelector('output')!.textContent) as Values;

/** Shows the form as the server would have drawn it: markup without life. */
function drawDead() {
  const drawn = document.createElement('div');
  const first = createRoot(drawn);
  flushSync(() => first.render(<Form onKnown={onKnown} />));
  page.innerHTML = drawn.innerHTML;
  first.unmount();
  document.body.append(page);
}

/** Brings the page to life; answers when it is. */
const hydrate = () =>
  new Promise<void>((resolve) => {
    const form = (
      <Living onHydrated={resolve}>
        <Form onKnown={onKnown} />
      </Living>
    );
    root = hydrateRoot(page, form);
  });

beforeEach(() => {
  onKnown.mockReset();
  drawDead();
});

afterEach(() => {
  root?.unmount();
  page.remove();
});

test('what was typed before the page came to life is known to it, in every field', async () => {
  field('name').value = 'Robin';
  field('about').value = 'Long walks.\nShort queues.';
  field('month').value = 'March';
  await hydrate();
  const typed = { name: 'Robin', about: 'Long walks.\nShort queues.', month: 'March' };
  await expect.poll(known).toEqual({ ...typed, news: false });
  expect([field('name').value, field('about').value, field('month').value]).toEqual(Object.values(typed));
});

test('typing goes on where it was', async () => {
  field('name').value = 'Rob';
  await hydrate();
  await expect.poll(() => known().name).toBe('Rob');
  field('name').focus();
  await userEvent.keyboard('{End}in');
  expect(known().name).toBe('Robin');
});

test('a form that nobody has touched stays as it was drawn, and nothing is told', async () => {
  await hydrate();
  await new Promise(requestAnimationFrame);
  expect(known()).toEqual(empty);
  expect(onKnown).not.toHaveBeenCalled();
});

/** Types into a field as a person does, with the event that tells of it. */
function typeInto(name: string, words: string): void {
  field(name).value = words;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does something after the page has come to life and before its suspended part has. */
function Between({ act, children }: { act: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(act), [act]);
  return children;
}

test('what is typed while a suspended part is still without life is known to it', async () => {
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
  await expect.poll(() => known().name).toBe('Robin');
  expect(field('name').value).toBe('Robin');
});
