import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** The list of results, once it is there. */
export const results = (canvas: Canvas) => canvas.findByRole('list', { name: 'Results' });

/** The cards on show. A list that is being loaded is another element, so it is looked up each time. */
export const shown = (canvas: Canvas) => [
  ...canvas.getByLabelText('Results').querySelectorAll<HTMLElement>('article'),
];

/** The cards as soon as there are some. */
export async function cards(canvas: Canvas): Promise<HTMLElement[]> {
  await waitFor(() => expect(shown(canvas).length).toBeGreaterThan(0));
  return shown(canvas);
}
