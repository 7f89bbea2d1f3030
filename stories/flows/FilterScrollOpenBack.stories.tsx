import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import type { StoryRouter } from '@meetcute/storybook/stage';
import { withWorld, limitSearchResults, others } from '../world.ts';
import { cards } from '../search.ts';

const meta = { title: 'Flows/Filter, scroll, open, back' } satisfies Meta;
export default meta;

const MEN = 24;

/** Returns the link of the last card, null before it is rendered. */
const last = (root: HTMLElement) => root.querySelector<HTMLElement>(`[data-index="${MEN - 1}"] a[href]`);

/** Browses the search and expects filters, scroll position and focus to be restored on return. */
const flow = (options: ScreenOptions = {}): StoryObj =>
  screen('members', {
    ...options,
    world: withWorld((world) => {
      limitSearchResults(world, MEN + 3);
      world.settings.search_paging = 'infinite';
      world.settings.member_resell = [];
      others(world).forEach((profile, index) => (profile.gender = index < 3 ? 'f' : 'm'));
    }),
    play: async ({ canvas, canvasElement, loaded }) => {
      await cards(canvas);
      await userEvent.selectOptions(canvas.getByLabelText(t('search:gender')), 'm');
      await canvas.findByText(t('search:count', { count: MEN }));
      await waitFor(async () => {
        scrollTo({ top: document.body.scrollHeight });
        await expect(last(canvasElement)).not.toBeNull();
      });
      last(canvasElement)!.scrollIntoView({ block: 'center' });
      const openedHref = last(canvasElement)!.getAttribute('href');
      const top = scrollY;
      await userEvent.click(last(canvasElement)!);
      await waitFor(() => expect(canvasElement.querySelector('[data-part="gallery"]')).not.toBeNull());
      await expect(last(canvasElement)).toBeNull();
      await (loaded as { router: StoryRouter }).router.navigate(-1);
      await waitFor(() => expect(last(canvasElement)).toHaveFocus());
      await expect(last(canvasElement)).toHaveAttribute('href', openedHref);
      await expect(Math.abs(scrollY - top)).toBeLessThan(3);
      await expect(canvas.getByLabelText(t('search:gender'))).toHaveValue('m');
      await expect(canvas.getByText(t('search:count', { count: MEN }))).toBeInTheDocument();
      scrollTo({ top: 0 });
    },
  });

/** Returns to the same card after filter, scroll and profile. */
export const BackToTheCard: StoryObj = {
  name: 'Back to the card',
  ...flow(),
};

/** Returns to the same card on a phone, whose list is longer. */
export const OnAPhone: StoryObj = {
  name: 'Back to the card on a phone',
  ...flow({
    fixed: 'A phone has the longest list to return to. Open “Back to the card” to see another width.',
    viewport: 'phone',
  }),
};
