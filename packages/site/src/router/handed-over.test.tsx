import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useHandedOver } from './hooks.ts';
import { RouterProvider } from './RouterProvider.tsx';
import type { SiteRouter } from './SiteRouter.ts';

/** Renders the address that the page before handed over. */
function Address() {
  return <p>{useHandedOver<{ email: string }>()?.email ?? 'none'}</p>;
}

const pageOf = (handedOver: unknown) => {
  const page = { location: { pathname: '/login', search: '', hash: '', state: handedOver, key: 'one' } };
  const router = {
    state: { page, next: null, blocked: null, isReady: true },
    subscribe: () => () => undefined,
  };
  return (
    <RouterProvider router={router as unknown as SiteRouter}>
      <Address />
    </RouterProvider>
  );
};

test('hydrates a page as the server has drawn it, and shows then what the browser kept over a reload', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(pageOf(null));
  const onRecoverableError = vi.fn<() => void>();
  const root = await act(() =>
    hydrateRoot(container, pageOf({ email: 'jo@example.com' }), { onRecoverableError }),
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('jo@example.com');
});
