import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenAt } from '../../.storybook/screen.ts';

const meta = { title: 'Screens/Error' } satisfies Meta;
export default meta;

export const PageNotFound = screenAt('/nowhere', {
  look: { viewer: 'visitor' },
  spec: ['error-page.heading', 'error-page.status-code', 'error-page.message'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Error');
    await expect(canvas.getByText('404', { exact: false })).toBeVisible();
    await expect(canvas.getByText('Page not found', { exact: false })).toBeVisible();
  },
});
