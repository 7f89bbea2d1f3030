import { t } from '@meetcute/storybook';
import { screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ADDED_MEMBER as ID, addMember } from '../add-member.ts';
import { withWorld } from '../world.ts';

const meta = { title: 'Screens/Profile/Sensitive details' } satisfies Meta;
export default meta;

const personal = { about_me: 'I bake.', looking_for: 'Somebody slow.', hair: 'red', smoking: 'never' };

/** Opens the profile of a member who agreed to show other members the sensitive ones of these details. */
const profile = (options: ScreenOptions): StoryObj =>
  screenAt(
    `/members/${ID}`,
    {
      ...options,
      world: withWorld((world) => {
        addMember(world, { personal });
        const given_at = world.now().toISOString();
        world.members.get(ID)!.sensitiveConsent = { fields: ['looking_for', 'smoking'], given_at };
      }),
    },
    'members-memberId',
  );

/** Shows a member the details that another one agreed to show. */
export const ForMembers: StoryObj = {
  name: 'For members',
  tags: ['legal'],
  ...profile({
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: /^Marit/ });
      for (const field of ['about_me', 'looking_for', 'hair', 'smoking'] as const)
        await expect(canvas.getByText(t(`fields:${field}.label`))).toBeVisible();
      await expect(canvas.getByText('Somebody slow.')).toBeVisible();
    },
  }),
};

/** Shows a visitor none of them, because the consent names members only. */
export const ForVisitors: StoryObj = {
  name: 'For visitors',
  tags: ['legal'],
  ...profile({
    fixed: 'Visitors see no sensitive details. Open “For members” to see them.',
    globals: { viewer: 'visitor' },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: /^Marit/ });
      for (const field of ['about_me', 'hair'] as const)
        await expect(canvas.getByText(t(`fields:${field}.label`))).toBeVisible();
      for (const field of ['looking_for', 'smoking'] as const)
        await expect(canvas.queryByText(t(`fields:${field}.label`))).toBeNull();
      await expect(canvas.queryByText('Somebody slow.')).toBeNull();
    },
  }),
};
