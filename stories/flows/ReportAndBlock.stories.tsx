import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import type { StoryRouter } from '../../.storybook/site.ts';
import { withWorld, limitSearchResults, others, world } from '../world.ts';
import { dialog, expectClosed, hasBlocked, press } from '../safety.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

/** Reports and blocks a member from the results, who disappears immediately and can be unblocked. */
const meta = { title: 'Flows/Report and block' } satisfies Meta;
export default meta;

const english = {
  name: 'Marit',
  menu: 'Report or block Marit',
  report: 'Report Marit',
  reason: 'Asks for money or sends suspicious links',
  send: 'Send report',
  blockToo: 'Block Marit too',
  block: 'Block Marit',
  done: 'Marit is blocked',
  unblock: 'Unblock Marit',
  freed: 'You and Marit can see each other again.',
};

const long = 'Maximiliane-Friederike von Hohenlohe-Waldenburg';
const german: typeof english = {
  name: long,
  menu: `${long} melden oder blockieren`,
  report: `${long} melden`,
  reason: 'Will Geld oder schickt verdächtige Links',
  send: 'Meldung senden',
  blockToo: `${long} auch blockieren`,
  block: `${long} blockieren`,
  done: `${long} ist blockiert`,
  unblock: `${long} freigeben`,
  freed: `${long} und du könnt euch wieder sehen.`,
};

/** Reports the member, blocks them from the receipt, and checks that the dialog does not overflow. */
async function reportAndBlock(words: typeof english): Promise<void> {
  await press(words.report);
  await userEvent.click((await dialog()).getByRole('radio', { name: words.reason }));
  await press(words.send);
  await press(words.blockToo);
  const { scrollWidth, clientWidth } = await within(document.body).findByRole('dialog');
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await press(words.block);
  await expect(await within(document.body).findByText(words.done)).toBeVisible();
  await waitFor(expectClosed);
}

const flow = (words: typeof english, options: ScreenOptions): StoryObj =>
  screen('members', {
    ...options,
    world: withWorld((of) => {
      limitSearchResults(of, 3);
      of.settings.member_resell = [];
      others(of)[0]!.name = words.name;
    }),
    play: async ({ canvas, loaded }) => {
      const { router } = loaded as { router: StoryRouter };
      const { id } = others(world())[0]!;
      const card = () => canvas.queryByRole('article', { name: words.name });
      await waitFor(() => expect(card()).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: words.menu }));
      await reportAndBlock(words);
      await expect(world().reports).toMatchObject([{ profile: id, category: 'scam' }]);
      await expect(hasBlocked(id)).toBe(true);
      await expect(card()).toBeNull();

      await router.navigate('/account');
      await userEvent.click(await canvas.findByRole('button', { name: words.unblock }));
      await expect(await canvas.findByText(words.freed)).toBeVisible();
      await expect(hasBlocked(id)).toBe(false);
      await router.navigate('/members');
      await waitFor(() => expect(card()).toBeVisible());
    },
  });

export const Classic: StoryObj = {
  name: 'Reports and blocks a member, and later unblocks them',
  ...flow(english, { fixed: CHECKED_LOOK, globals: { template: 'classic', viewer: 'paid' } }),
};

export const Nocturne: StoryObj = {
  name: 'Nocturne, dark and German, on a phone, with the longest name',
  ...flow(german, {
    globals: { template: 'nocturne', scheme: 'dark', language: 'de', viewer: 'paid' },
    viewport: 'phone',
  }),
};
