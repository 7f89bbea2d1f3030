import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSend } from '../messaging/useSend.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useMessageForm } from './useMessageForm.ts';

/** Opens the form of a conversation whose other member has a photo and no text. */
function formPage() {
  const world = memberWorld();
  const me = viewerOf(world).profile.id;
  const chat = [...world.conversations.values()].find(({ members }) => members.includes(me))!;
  const profile = world.members.get(chat.members.find((id) => id !== me)!)!.profile;
  profile.images = [{ id: 'photo-1', thumb_filename: 'one.webp' }];
  const page = openPage(world);
  const hook = page.use(() => {
    const sending = useSend(chat.id);
    return { sending, form: useMessageForm({ id: chat.id, sending, profile }) };
  });
  const answer = (id: string) => act(() => hook.current.sending.setReference({ kind: 'photo', id }));
  return { hook, answer };
}

test('leaves out what is gone, also of a message that waits for a payment, and says so', async () => {
  const { answer, hook } = formPage();
  act(() => hook.current.form.onChange('Where is this?'));
  answer('gone');
  await expect.poll(() => hook.current.form.quote?.status).toBe('gone');
  expect(hook.current.sending.reference).toBeNull();
  act(() => hook.current.sending.sendWhenPaid());
  expect(hook.current.sending.pending).toMatchObject([{ text: 'Where is this?', code: 'no_credits' }]);
  expect(hook.current.sending.pending[0]).not.toHaveProperty('reference');
  act(() => hook.current.form.onRemoveQuote());
  expect(hook.current.form.quote).toBeNull();
});

test('sends what is still there after something that is gone', async () => {
  const { answer, hook } = formPage();
  answer('gone');
  await expect.poll(() => hook.current.form.quote?.status).toBe('gone');
  answer('photo-1');
  expect(hook.current.form.quote).toMatchObject({ status: 'shown', photo: { id: 'photo-1' } });
  act(() => hook.current.form.onSend('Where is this?'));
  expect(hook.current.sending.pending).toMatchObject([{ reference: { kind: 'photo', id: 'photo-1' } }]);
  expect(hook.current.form.quote).toBeNull();
});
