import type { MessagePage } from '@meetcute/contract';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileWith } from '../testing/fixtures.ts';
import { useMoments } from './useMessageLog.ts';

const message = (id: string, sender: string): MessagePage['messages'][number] => ({
  id,
  client_id: null,
  conversation: 'c',
  sender,
  text: 'Hi',
  image: null,
  sent_at: '2026-11-30T08:00:00Z',
  state: 'read',
});

const pageOf = (senders: readonly string[], readUntil: string | null): MessagePage => ({
  messages: senders.map((sender, index) => message(String(index + 1), sender)),
  before: null,
  after: null,
  read_until: null,
  own_read_until: readUntil,
  credits: 0,
});

const open = (page: MessagePage | undefined) =>
  renderHook((current: MessagePage | undefined) => useMoments(current, 'me', profileWith()), {
    initialProps: page,
  });

test('keeps the first reply for one visit, though it is read at once', () => {
  const { result, rerender } = open(undefined);
  expect(result.current.size).toBe(0);
  rerender(pageOf(['me'], '1'));
  expect(result.current.size).toBe(0);
  rerender(pageOf(['me', 'them'], '1'));
  expect([...result.current]).toEqual([['2', 'reply']]);
  const laterPage = pageOf(['me', 'them', 'them'], '3');
  rerender(laterPage);
  expect([...result.current]).toEqual([['2', 'reply']]);
  expect(open(laterPage).result.current.size).toBe(0);
});
