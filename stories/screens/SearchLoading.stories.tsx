import { setFault } from '@meetcute/mocks';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, limitSearchResults, others, currentWorld } from '../world.ts';
import { cards, listCards } from '../search.ts';

const meta = { title: 'Screens/Search/Loading' } satisfies Meta;
export default meta;

/** Returns a story with fifteen results, three of them women, on two numbered pages. */
const createPagedStory = (options: ScreenOptions): StoryObj =>
  screen('members', {
    ...options,
    world: withWorld((world) => {
      world.settings.search_paging = 'pages';
      limitSearchResults(world, 15);
      others(world).forEach((profile, index) => (profile.gender = index < 3 ? 'f' : 'm'));
    }),
  });

/** Records the announcements of the result count. Returns a function that returns them. */
function listen(root: HTMLElement): () => string[] {
  const status = root.querySelector<HTMLElement>('[data-part="count"][role="status"]')!;
  const announcements: string[] = [];
  const observer = new MutationObserver(() => {
    const words = status.textContent;
    if (words !== announcements.at(-1)) announcements.push(words);
  });
  observer.observe(status, { characterData: true, childList: true, subtree: true });
  return () => announcements;
}

/** Announces loading and the number of results once. */
export const Announced: StoryObj = {
  ...createPagedStory({
    play: async ({ canvas, canvasElement }) => {
      await cards(canvas);
      const readAnnouncements = listen(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: t('search:next') }));
      await canvas.findByText(t('search:page', { page: 2, pages: 2 }));
      await waitFor(() =>
        expect(readAnnouncements()).toEqual([t('common:loading'), t('search:count', { count: 15 })]),
      );
      await userEvent.selectOptions(canvas.getByLabelText(t('search:gender')), 'f');
      await waitFor(() => expect(listCards(canvas)).toHaveLength(3));
      await waitFor(() =>
        expect(readAnnouncements().slice(2)).toEqual([t('common:loading'), t('search:count', { count: 3 })]),
      );
    },
  }),
};

const pageFails: ScreenOptions = {
  play: async ({ canvas }) => {
    const namesBefore = (await cards(canvas)).map((card) => card.getAttribute('aria-label'));
    setFault(currentWorld(), 'search', { kind: 'error', code: 'server_error' });
    await userEvent.click(canvas.getByRole('button', { name: t('search:next') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('search:failedPage', { page: 2 }));
    await expect(canvas.getByText(t('search:page', { page: 1, pages: 2 }))).toBeInTheDocument();
    await expect(canvas.getByText(t('search:count', { count: 15 }))).toBeVisible();
    await expect(listCards(canvas).map((card) => card.getAttribute('aria-label'))).toEqual(namesBefore);
    await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
  },
};

/** Keeps the current page and offers a retry when the next fails to load. */
export const PageFails: StoryObj = {
  name: 'Next page failed',
  tags: ['fault'],
  ...createPagedStory(pageFails),
};

/** Shows the next page after a retry, and moves the focus to the heading. */
export const PageRetried: StoryObj = {
  name: 'Next page after a retry',
  tags: ['fault'],
  ...createPagedStory({
    ...pageFails,
    play: async ({ canvas }) => {
      await cards(canvas);
      setFault(currentWorld(), 'search', { kind: 'error', code: 'server_error' });
      await userEvent.click(canvas.getByRole('button', { name: t('search:next') }));
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      currentWorld().faults.clear();
      await userEvent.click(retry);
      await canvas.findByText(t('search:page', { page: 2, pages: 2 }));
      await expect(listCards(canvas)).toHaveLength(3);
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  }),
};
