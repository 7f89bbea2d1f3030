import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyPresses } from '../server/early-scripts.ts';
import { replayEarly } from './replay-input.ts';

const onSent = vi.fn<(text: string) => void>();
const onPress = vi.fn<() => void>();
const startSite = vi.fn<() => void>();

/** A form and a button like those of the site. */
function Screen() {
  const [text, setText] = useState('');
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onSent(text);
        }}
      >
        <input value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit">Send</button>
      </form>
      <button type="button" onClick={onPress}>
        Open
      </button>
    </>
  );
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(() => {
    replayEarly(page);
    onHydrated();
  }, [onHydrated]);
  return children;
}

const page = document.createElement('div');
const onNative = vi.fn<(event: Event) => void>((event) => event.preventDefault());
let root: Root | undefined;

/** Shows the server's markup with its script, without hydration. */
function openPage(takesForms: boolean): void {
  const container = document.createElement('div');
  const first = createRoot(container);
  flushSync(() => first.render(<Screen />));
  page.innerHTML = container.innerHTML;
  first.unmount();
  document.body.append(page);
  const script = document.createElement('script');
  script.textContent = earlyPresses(takesForms);
  page.append(script);
  script.remove();
}

const hydrate = () =>
  new Promise<void>((resolve) => {
    root = hydrateRoot(
      page,
      <Hydrated onHydrated={resolve}>
        <Screen />
      </Hydrated>,
    );
  });

const press = (name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();

/** Waits for the presses that are repeated after hydration. */
const afterReplay = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  vi.stubGlobal('startSite', startSite);
  addEventListener('submit', onNative, true);
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'isPressed');
  // A page that was not hydrated still holds presses, and other test files share it.
  (globalThis as { replayPresses?: () => void }).replayPresses?.();
  removeEventListener('submit', onNative, true);
  root?.unmount();
  root = undefined;
  page.remove();
});

test('repeats a press once after hydration, however often it was made', async () => {
  openPage(false);
  press('Open');
  press('Open');
  await hydrate();
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
  await afterReplay();
  expect(onPress).toHaveBeenCalledOnce();
  press('Open');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('sends a form that needs the script after hydration, with what was typed', async () => {
  openPage(false);
  page.querySelector('input')!.value = 'Robin';
  press('Send');
  expect(onNative).not.toHaveBeenCalled();
  await hydrate();
  await expect.poll(() => onSent.mock.calls).toEqual([['Robin']]);
});

test('a click without any other event starts the site', () => {
  openPage(true);
  press('Send');
  expect(startSite).not.toHaveBeenCalled();
  press('Open');
  expect(startSite).toHaveBeenCalledOnce();
  expect(globalThis).toHaveProperty('isPressed', true);
});

test('leaves forms to the browser where the server takes them', async () => {
  openPage(true);
  press('Send');
  expect(onNative).toHaveBeenCalledOnce();
  await hydrate();
  await afterReplay();
  expect(onSent).not.toHaveBeenCalled();
});

test('leaves a form with an address of its own to the browser', () => {
  openPage(false);
  page.querySelector('form')!.setAttribute('action', '/preferences');
  press('Send');
  expect(onNative).toHaveBeenCalledOnce();
});

test('is small', () => {
  expect(earlyPresses(false).length).toBeLessThan(700);
});
