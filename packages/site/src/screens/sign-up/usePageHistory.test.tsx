import { createClient } from '@meetcute/client';
import { createI18n } from '@meetcute/i18n';
import { createWorld } from '@meetcute/mocks';
import { createMeetcute, MeetcuteProvider } from '@meetcute/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from '../../frame/SkipLink.tsx';
import { LegalLink } from '../../legal/LegalLink.tsx';
import { createMemoryHistory, createRouter, RouterProvider } from '../../router/index.ts';
import { usePageHistory } from './usePageHistory.ts';

const meetcute = createMeetcute({
  client: createClient(),
  settings: createWorld().settings,
  i18n: createI18n({ locale: 'en', messages: {} }),
});

/** Opens a step of the sign-up, after the page of the site that led there. */
async function openStep() {
  const load = async () => undefined;
  const router = createRouter({
    history: createMemoryHistory('/'),
    load,
    drawn: { failure: null, form: null },
  });
  await router.navigate('/signup');
  let current: ReturnType<typeof usePageHistory>;
  function Step({ step }: { step: string }) {
    current = usePageHistory(step);
    return (
      <main id="main" tabIndex={-1}>
        {current.history.page}
      </main>
    );
  }
  const draw = (step: string) => (
    <MeetcuteProvider value={meetcute}>
      <RouterProvider router={router}>
        <SkipLink />
        <LegalLink kind="terms">Terms</LegalLink>
        <Step step={step} />
      </RouterProvider>
    </MeetcuteProvider>
  );
  const { rerender } = render(draw('person'));
  return {
    router,
    /** Adds an entry for a page. */
    push: (page: string) => act(async () => current.history.push(page)),
    go: (delta: number) => act(() => router.navigate(delta)),
    /** Changes the step, as the wizard does, and leaves the entries of the one before. */
    leave: (step: string) =>
      act(async () => {
        rerender(draw(step));
        current.onLeave();
      }),
    state: () => {
      const { pathname, search } = router.state.page.location;
      return [screen.getByRole('main').textContent, pathname + search];
    },
  };
}

test('each page is an entry, and leaving the step removes them all', async () => {
  const { router, push, go, leave, state } = await openStep();
  await push('birthDate');
  await push('meet');
  expect(state()).toEqual(['meet', '/signup?page=meet']);
  await go(-1);
  expect(state()).toEqual(['birthDate', '/signup?page=birthDate']);
  await push('hair');
  await leave('about');
  expect(state()).toEqual(['', '/signup']);
  // The heading of the next step is in view.
  expect(router.state.page.scroll).toBe('keep');
  await go(-1);
  expect(state()).toEqual(['', '/']);
});

test('a second press adds no second entry', async () => {
  const { router, push, go, state } = await openStep();
  await act(async () => void (await Promise.all([push('birthDate'), push('birthDate')])));
  await go(-1);
  expect(state()).toEqual(['', '/signup']);
  expect(router.state.page.location.state).toBeNull();
});

test('Forward does not return to the pages of a step that was left', async () => {
  const { push, go, leave, state } = await openStep();
  await push('birthDate');
  await push('meet');
  await leave('about');
  await go(2);
  await expect.poll(state).toEqual(['', '/signup']);
  await go(-1);
  expect(state()).toEqual(['', '/']);
});

test('a legal text over a page and the skip link keep the page', async () => {
  const { router, push, state } = await openStep();
  await push('birthDate');
  await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
  expect(router.state.page.location.hash).toBe('#terms-modal');
  expect(state()).toEqual(['birthDate', '/signup?page=birthDate']);
  const { length } = history;
  screen.getByRole('link', { name: 'skipToContent' }).focus();
  await userEvent.keyboard('{Enter}');
  expect([document.activeElement?.id, history.length]).toEqual(['main', length]);
});
