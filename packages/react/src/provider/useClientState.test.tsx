import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useTyping } from '../live/useTyping.ts';
import { useHiddenMembers } from '../safety/hidden-members.ts';
import { memberWorld, openPage } from '../testing/open-page.tsx';

function State() {
  return `${useTyping('c1')} ${[...useHiddenMembers()].join()}`;
}

test('renders the initial state on the server and hydrates without a mismatch', async () => {
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const { Page, store } = openPage(memberWorld());
  const page = (
    <Page>
      <State />
    </Page>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  expect(root.textContent).toBe('false ');
  // An event may arrive before the page is hydrated.
  store.setState({ hiddenMembers: ['ben'], typing: ['c1'] });
  const reactRoot = await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(root.textContent).toBe('true ben');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => reactRoot.unmount());
});
