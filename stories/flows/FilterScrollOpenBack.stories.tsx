import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import type { StoryRouter } from '../../.storybook/site.ts';
import { happening, keepFound, others } from '../happening.ts';
import { cards, shown } from '../searching.ts';

const meta = { title: 'Flows/Filter, scroll, open, back' } satisfies Meta;
export default meta;

const LAST = 29;

const item = (root: HTMLElement) => root.querySelector<HTMLElement>(`[data-index="${LAST}"]`);

/** Goes through the search as somebody who looks around does, and holds that nothing is lost on the way back. */
const flow = (options: ScreenOptions): StoryObj =>
  screen('members', {
    ...options,
    world: happening((of) => {
      keepFound(of, 42);
      of.settings.search_paging = 'infinite';
      of.settings.member_resell = [];
      others(of).forEach((profile, index) => (profile.gender = index < 6 ? 'f' : 'm'));
    }),
    play: async ({ canvas, canvasElement, loaded }) => {
      await cards(canvas);
      await userEvent.selectOptions(canvas.getByLabelText('I’d like to see'), 'm');
      await canvas.findByText('36 people');
      await waitFor(async () => {
        scrollTo({ top: document.body.scrollHeight });
        await expect(item(canvasElement)).not.toBeNull();
      });
      item(canvasElement)!.scrollIntoView({ block: 'center' });
      const link = within(item(canvasElement)!).getByRole('link');
      const opened = link.getAttribute('href');
      const top = scrollY;
      await userEvent.click(link);
      await waitFor(() => expect(canvas.queryByRole('list', { name: 'Results' })).toBeNull());
      await expect(await canvas.findByRole('heading', { level: 1 })).not.toHaveTextContent('Members');
      await (loaded as { router: StoryRouter }).router.navigate(-1);
      await waitFor(() => expect(within(item(canvasElement)!).getByRole('link')).toHaveFocus());
      await expect(document.activeElement).toHaveAttribute('href', opened);
      await expect(Math.abs(scrollY - top)).toBeLessThan(3);
      await expect(canvas.getByLabelText('I’d like to see')).toHaveValue('m');
      await expect(canvas.getByText('36 people')).toBeInTheDocument();
      await expect(shown(canvas).length).toBeGreaterThan(0);
      scrollTo({ top: 0 });
    },
  });

export const Classic: StoryObj = {
  name: 'A member filters, scrolls far down, opens somebody, and is back at the same card',
  ...flow({ look: { template: 'classic', viewer: 'paid' } }),
};

export const Nocturne: StoryObj = {
  name: 'The same in nocturne, dark, on a phone',
  ...flow({ look: { template: 'nocturne', scheme: 'dark', viewer: 'paid' }, viewport: 'phone' }),
};
