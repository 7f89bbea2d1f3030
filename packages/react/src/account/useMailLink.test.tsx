import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { useMailLink } from './useMailLink.ts';

test.each(['activate', 'confirmEmail'] as const)('sends nothing for %s without a token', (name) => {
  const page = openPage(memberWorld());
  const link = page.use(() => useMailLink(name, null));
  expect(link.current).toEqual({ status: 'failed', error: null, retry: null });
  expect(page.requestLines).toEqual([]);
});

test('sends the token again after a failure', async () => {
  const page = openPage(memberWorld());
  const link = page.use(() => useMailLink('activate', 'expired'));
  expect(link.current).toMatchObject({ status: 'working', retry: null });
  await expect.poll(() => link.current.retry).not.toBeNull();
  act(() => link.current.retry?.());
  await expect.poll(() => page.requestLines).toEqual(['POST /api/activate.php', 'POST /api/activate.php']);
  expect(await page.requests[1]?.json()).toEqual({ token: 'expired' });
});
