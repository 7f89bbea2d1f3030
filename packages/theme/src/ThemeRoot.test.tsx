import { startTransition, Suspense, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ThemeRoot, usePortalContainer } from './ThemeRoot.tsx';

const page = document.createElement('div');
let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  page.remove();
});

/** Milliseconds of a render: longer than React renders before it gives way to input. */
const SLOW_MS = 8;

/** Number of tasks in which slow components were hydrated. */
let tasks = 0;
let isCounted = false;

/** Takes long, and counts the task that it is called in. */
function work(): void {
  if (!isCounted) {
    isCounted = true;
    tasks += 1;
    // Microtasks run at the end of a task.
    queueMicrotask(() => (isCounted = false));
  }
  const end = performance.now() + SLOW_MS;
  while (performance.now() < end);
}

/** Component that takes long to hydrate. */
function Slow() {
  work();
  return <i />;
}

/** Reports that the boundary has hydrated and has the container of overlays. */
const Container = ({ onHydrated }: { onHydrated: () => void }) => {
  const container = usePortalContainer();
  useLayoutEffect(() => {
    if (container) onHydrated();
  }, [container, onHydrated]);
  return null;
};

const draw = (onHydrated: () => void) => (
  <ThemeRoot template="plain">
    <main>
      <Suspense>
        {Array.from({ length: 6 }, (_, index) => (
          <Slow key={index} />
        ))}
        <Container onHydrated={onHydrated} />
      </Suspense>
    </main>
  </ThemeRoot>
);

test('gives way to input while a boundary inside hydrates', async () => {
  page.innerHTML = renderToString(draw(() => undefined));
  document.body.append(page);
  await Promise.resolve();
  tasks = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  startTransition(() => {
    root = hydrateRoot(page, draw(resolve));
  });
  await promise;
  expect(tasks).toBeGreaterThan(1);
});
