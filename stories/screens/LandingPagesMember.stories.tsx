import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { CAMPAIGN_ID, onShow } from '../campaign.ts';
import { expectLander } from '../landers.ts';
import { withWorld } from '../world.ts';

/** Landing pages of one member. */
const meta = { title: 'Screens/Landing pages/Page' } satisfies Meta;
export default meta;

const memberLander = (
  route: 'members-memberId-landing' | 'members-memberId-landing2-slug' | 'members-memberId-landing3-slug',
  layout: 'empty' | 'lander',
  title: () => string,
): StoryObj =>
  screen(route as 'members-memberId-landing', {
    params: { memberId: CAMPAIGN_ID },
    spec: ['lander.layout-empty-or-lander', 'layout.four-layouts', 'shell.page-inside-layout'],
    world: withWorld(onShow(true)),
    play: async ({ canvasElement }) => {
      await expectLander(canvasElement, layout, title);
      await expect(
        within(canvasElement).getByRole('button', { name: t('signUp:campaign.submit') }),
      ).toBeVisible();
      await expect(
        canvasElement.querySelector('[data-part="lander-stage"] [data-part="fictional"]'),
      ).toBeVisible();
    },
  });

/** Greets with the portrait of a member. */
export const MemberPortrait: StoryObj = {
  name: 'Portrait of a member',
  ...memberLander('members-memberId-landing', 'lander', () => t('landers:member.hello', { name: 'Mirthe' })),
};
/** Invites to meet a member. */
export const MemberCover: StoryObj = {
  name: 'Cover of a member',
  ...memberLander('members-memberId-landing2-slug', 'empty', () =>
    t('landers:member.meet', { name: 'Mirthe' }),
  ),
};
/** Promises more pictures of a member. */
export const MemberAlbum: StoryObj = {
  name: 'Album of a member',
  ...memberLander('members-memberId-landing3-slug', 'empty', () =>
    t('landers:member.more', { name: 'Mirthe' }),
  ),
};

/** Offers the sign-up although the member is gone. */
export const MemberGone: StoryObj = {
  name: 'Member gone',
  ...screen('members-memberId-landing', {
    params: { memberId: 'nobody' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        t('landers:member.gone'),
      );
      await expect(canvas.getByRole('button', { name: t('signUp:submit') })).toBeVisible();
    },
  }),
};
