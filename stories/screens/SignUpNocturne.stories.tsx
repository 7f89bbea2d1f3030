import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { emailOf, fillIn, inNocturne, submitOf, visitor } from '../sign-up.ts';
import * as account from './SignUpAccount.stories.tsx';
import * as sending from './SignUpAddress.stories.tsx';
import * as advice from './SignUpAdvice.stories.tsx';

const meta = { title: 'Screens/Sign-up/Account, nocturne' } satisfies Meta;
export default meta;

export const Required: StoryObj = { name: 'Empty fields', ...inNocturne(account.Required) };
export const RequiredByDay: StoryObj = {
  name: 'Empty fields, light',
  ...inNocturne(account.Required, 'light'),
};
export const NotAnAddress: StoryObj = { name: 'Invalid address', ...inNocturne(account.NotAnAddress) };
export const Active: StoryObj = { name: 'Address with an account', ...inNocturne(sending.Active) };
export const ActiveByDay: StoryObj = {
  name: 'Address with an account, light',
  ...inNocturne(sending.Active, 'light'),
};
export const NotConfirmed: StoryObj = {
  name: 'Unconfirmed address',
  ...inNocturne(sending.NotConfirmed),
};
export const Deleted: StoryObj = { name: 'Address of a deleted account', ...inNocturne(sending.Deleted) };
export const Invalid: StoryObj = { name: 'Address that cannot receive mail', ...inNocturne(sending.Invalid) };
export const CheckFails: StoryObj = {
  name: 'Address whose check fails',
  ...inNocturne(sending.CheckFails),
};
export const Advice: StoryObj = { name: 'Suggestion applied', ...inNocturne(advice.Advice) };
export const AdviceOnly: StoryObj = { name: 'Suggestion ignored', ...inNocturne(advice.AdviceOnly) };
export const Busy: StoryObj = { name: 'Busy', ...inNocturne(sending.Busy) };
export const Failed: StoryObj = { name: 'Failed', ...inNocturne(sending.Failed) };
export const InviteOnly: StoryObj = { name: 'Invitation only', ...inNocturne(sending.InviteOnly) };
export const InviteOnlyByDay: StoryObj = {
  name: 'Invitation only, light',
  ...inNocturne(sending.InviteOnly, 'light'),
};
export const NoTrafficSource: StoryObj = {
  name: 'For campaign visitors only, without a campaign',
  ...inNocturne(sending.NoTrafficSource),
};
export const FromAnAdvert: StoryObj = {
  name: 'For campaign visitors only, from an advert',
  ...inNocturne(sending.FromAnAdvert),
};

const checking = visitor({
  world: { faults: { checkEmail: { kind: 'hang' } } },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'robin@post.example');
    await expect(await canvas.findByText(t('signUp:check.checking'))).toBeVisible();
    await waitFor(() => expect(submitOf(canvas)).toBeVisible());
    await expect(await emailOf(canvas)).not.toBeInvalid();
  },
});

export const Checking: StoryObj = { name: 'Address being checked', ...inNocturne(checking) };
