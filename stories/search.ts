import { t } from '@meetcute/storybook';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Resolves with the list of results. */
export const results = (canvas: Canvas) => canvas.findByRole('list', { name: t('search:results') });

/** Returns the visible cards. The loading list is a different element, so every call queries it again. */
export const shown = (canvas: Canvas) => [
  ...canvas.getByLabelText(t('search:results')).querySelectorAll<HTMLElement>('article:not([inert] *)'),
];

/** Resolves with the cards once there are any. */
export async function cards(canvas: Canvas): Promise<HTMLElement[]> {
  await waitFor(() => expect(shown(canvas).length).toBeGreaterThan(0));
  return shown(canvas);
}

/** Advertisers of a site with webcams and adverts. */
export const ADVERTISERS = { cams: 'Lumen Cams BV', camads: 'Bloom Box Ltd' };
