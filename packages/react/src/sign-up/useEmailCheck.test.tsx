import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { setFault } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { useEmailCheck } from './useEmailCheck.ts';

/** Opens a page with a field whose email address is checked. */
function field() {
  const world = memberWorld();
  const page = openPage(world);
  const check = page.use(() => {
    const [email, type] = useState('');
    return { type, ...useEmailCheck(email) };
  });
  return { ...page, world, check, type: (email: string) => act(() => check.current.type(email)) };
}

test(
  'aborts the check of an older address when a newer one is checked',
  { meta: { spec: ['email.earlier-requests-aborted'] } },
  async () => {
    const { check, requests, type, world } = field();
    setFault(world, 'checkEmail', { kind: 'hang', times: 1 });
    type('first@mail.example');
    await expect.poll(() => requests.length).toBe(1);
    type('second@mail.example');
    await expect.poll(() => requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await expect.poll(() => check.current.status).toBe('new');
  },
);

test('reports an unknown status while the address is being changed', async () => {
  const { check, type } = field();
  type('first@mail.example');
  await expect.poll(() => check.current.status).toBe('new');
  type('first@mail.exampl');
  expect(check.current).toMatchObject({ status: 'unknown', token: null, isChecking: true });
});

test('ignores a response for another address', async () => {
  const { check, queryClient, type } = field();
  const email = 'robin@mail.example';
  queryClient.setQueryData(queryKeyOf(calls.checkEmail, { email }), {
    token: 'somebody-elses',
    status: 'new',
    email: 'other@mail.example',
    request_email: 'other@mail.example',
  });
  type(email);
  act(() => check.current.onBlur());
  expect(check.current).toMatchObject({ status: 'unknown', token: null });
});

test(
  'sends no request for an address without @ and a dot',
  { meta: { spec: ['email.server-check-needs-at-and-dot'] } },
  () => {
    const { check, requests, type } = field();
    for (const email of ['robin', 'robin@', 'robin@mail', 'mail.example']) {
      type(email);
      act(() => check.current.onBlur());
      expect(check.current).toMatchObject({ status: 'unknown', isChecking: false });
    }
    expect(requests).toEqual([]);
  },
);
