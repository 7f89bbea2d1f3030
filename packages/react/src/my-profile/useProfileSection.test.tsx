import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { setFault, userOf } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useViewer } from '../session/useViewer.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useMyProfile } from './useMyProfile.ts';
import { useProfileSection } from './useProfileSection.ts';

/** Returns the member's own profile with two of its sections. */
function useSections() {
  const viewer = useViewer();
  if (!viewer) throw new Error('No member is logged in to this page.');
  const mine = useMyProfile(viewer);
  return { mine, texts: useProfileSection(mine, 'texts'), person: useProfileSection(mine, 'person') };
}

/** Opens a member's page with the form; `open` renders it again, as after a reload. */
function profilePage() {
  const world = memberWorld();
  const member = viewerOf(world);
  member.profile.personal = { about_me: 'before' };
  const page = openPage(world);
  const open = () => page.use(useSections);
  return { ...page, world, member, open, form: open() };
}

test('saves the changes and closes the form', async () => {
  const { form, member } = profilePage();
  act(() => form.current.texts.onEdit());
  act(() => form.current.texts.onChange({ about_me: ' after ' }));
  act(() => void form.current.texts.onSubmit());
  await expect.poll(() => form.current.texts.isSaved).toBe(true);
  expect(member.profile.personal).toMatchObject({ about_me: 'after' });
  expect(form.current.mine.open).toBeNull();
  expect(form.current.mine.unsaved).toEqual([]);
  expect(form.current.texts.values['about_me']).toBe('after');
});

test(
  'keeps the form and its input when a save fails, and saves on the second attempt',
  { meta: { spec: ['error.profile-save-failure-logged-only'] } },
  async () => {
    const { alerts, form, logged, notices, world } = profilePage();
    act(() => form.current.texts.onEdit());
    act(() => form.current.texts.onChange({ about_me: 'after' }));
    setFault(world, 'saveUser', { kind: 'error', code: 'server_error' });
    act(() => void form.current.texts.onSubmit());
    await expect.poll(() => form.current.texts.error).not.toBeNull();
    expect(form.current.texts).toMatchObject({ isOpen: true, isPending: false });
    expect(form.current.texts.values['about_me']).toBe('after');
    expect([alerts, notices()]).toEqual([[], []]);
    expect(logged).toHaveLength(1);
    world.faults.clear();
    act(() => void form.current.texts.onSubmit());
    await expect.poll(() => form.current.texts.isSaved).toBe(true);
  },
);

test('shows changes from another device without touching unsaved input', async () => {
  const { form, member, queryClient, world } = profilePage();
  act(() => form.current.texts.onEdit());
  act(() => form.current.texts.onChange({ about_me: 'being typed' }));
  const profile = { ...member.profile, name: 'Elsewhere', personal: { about_me: 'x', looking_for: 'new' } };
  act(() => void queryClient.setQueryData(queryKeyOf(calls.getUser), { ...userOf(world, member), profile }));
  await expect.poll(() => form.current.person.values['name']).toBe('Elsewhere');
  expect(form.current.texts.values).toMatchObject({ about_me: 'being typed', looking_for: 'new' });
});

test('restores unsaved changes in an open form until they are cancelled', () => {
  const { form, open } = profilePage();
  act(() => form.current.texts.onEdit());
  act(() => form.current.texts.onChange({ about_me: 'half a sen' }));
  const again = open();
  expect(again.current.mine).toMatchObject({ open: 'texts', unsaved: ['texts'], isChosen: false });
  expect(again.current.texts.values['about_me']).toBe('half a sen');
  act(() => again.current.texts.onCancel());
  expect(again.current.texts).toMatchObject({ isOpen: false, isUnsaved: false });
  expect(again.current.texts.values['about_me']).toBe('before');
});

test('opens one section at a time and keeps the input of the other', () => {
  const { form } = profilePage();
  act(() => form.current.texts.onEdit());
  act(() => form.current.texts.onChange({ about_me: 'later' }));
  act(() => form.current.person.onEdit());
  expect(form.current.texts).toMatchObject({ isOpen: false, isUnsaved: true });
  expect(form.current.person.isOpen).toBe(true);
});

test('shows problems after blur or submit and sends nothing invalid', () => {
  const { requestLines, form } = profilePage();
  act(() => form.current.person.onEdit());
  act(() => form.current.person.onChange({ name: '' }));
  expect(form.current.person.problemOf('name')).toBeNull();
  let isSent = true;
  act(() => {
    isSent = form.current.person.onSubmit();
  });
  expect(isSent).toBe(false);
  expect(form.current.person.problemOf('name')).toEqual({ key: 'required', field: 'name' });
  expect(requestLines).toEqual([]);
});

test('refuses a changed name that imitates the site, and keeps one from before', async () => {
  const { requestLines, form } = profilePage();
  act(() => form.current.person.onEdit());
  act(() => form.current.person.onChange({ name: 'Mоderator' }));
  act(() => form.current.person.onBlur('name'));
  await expect.poll(() => form.current.person.problemOf('name')).toEqual({ key: 'name_imitates' });
  act(() => form.current.person.onChange({ name: 'Moder' }));
  expect(form.current.person.problemOf('name')).toBeNull();
  expect(requestLines).toEqual([]);
});

test('shows that the server refused a name before the check had loaded', async () => {
  const { form } = profilePage();
  act(() => form.current.person.onEdit());
  act(() => form.current.person.onChange({ name: ' Linden  Lane ' }));
  act(() => void form.current.person.onSubmit());
  await expect.poll(() => form.current.person.problemOf('name')).toEqual({ key: 'name_imitates' });
  expect(form.current.person.values['name']).toBe(' Linden  Lane ');
});
