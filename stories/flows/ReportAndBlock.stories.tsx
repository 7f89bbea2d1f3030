import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import type { StoryRouter } from '@meetcute/storybook/stage';
import { withWorld, limitSearchResults, others, currentWorld } from '../world.ts';
import { chooseOnCard, dialog, expectClosed, hasBlocked, press } from '../safety.ts';

/** Reports and blocks a member from the results, who disappears immediately and can be unblocked. */
const meta = { title: 'Flows/Report and block', tags: ['legal'] } satisfies Meta;
export default meta;

const long = 'Maximiliane-Friederike von Hohenlohe-Waldenburg';

/** Reports the member, blocks them from the receipt, and checks that the dialog does not overflow. */
async function reportAndBlock(name: string): Promise<void> {
  await chooseOnCard('report', name);
  await userEvent.click((await dialog()).getByRole('radio', { name: t('safety:categories.scam') }));
  await press(t('safety:report.send'));
  await press(t('safety:receipt.block', { name }));
  const { scrollWidth, clientWidth } = await within(document.body).findByRole('dialog');
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await press(t('safety:block.confirm', { name }));
  await expect(await within(document.body).findByText(t('safety:block.done', { name }))).toBeVisible();
  await waitFor(expectClosed);
}

const flow = (name: string, options: ScreenOptions = {}): StoryObj =>
  screen('members', {
    ...options,
    world: withWorld((world) => {
      limitSearchResults(world, 3);
      world.settings.member_resell = [];
      others(world)[0]!.name = name;
    }),
    play: async ({ canvas, loaded }) => {
      const { router } = loaded as { router: StoryRouter };
      const { id } = others(currentWorld())[0]!;
      const card = () => canvas.queryByRole('article', { name });
      await waitFor(() => expect(card()).toBeVisible());
      await reportAndBlock(name);
      await expect(currentWorld().reports).toMatchObject([{ profile: id, category: 'scam' }]);
      await expect(hasBlocked(id)).toBe(true);
      await expect(card()).toBeNull();

      await router.navigate('/account');
      await userEvent.click(
        await canvas.findByRole('button', { name: t('account:blocked.unblockWhom', { name }) }),
      );
      await expect(await canvas.findByText(t('account:blocked.freed', { name }))).toBeVisible();
      await expect(hasBlocked(id)).toBe(false);
      await router.navigate('/members');
      await waitFor(() => expect(card()).toBeVisible());
    },
  });

/** Reports and blocks a member, and later unblocks them. */
export const ReportedAndBlocked: StoryObj = {
  name: 'Reported and blocked',
  ...flow('Marit'),
};

/** Fits the dialogs on a phone in German with the longest name. */
export const LongestNameOnAPhone: StoryObj = {
  name: 'Longest name on a phone',
  ...flow(long, {
    fixed:
      'German has long words for a narrow screen. Open “Reported and blocked” to see the steps otherwise.',
    globals: { language: 'de' },
    viewport: 'phone',
  }),
};
