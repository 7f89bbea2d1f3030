import { LanguageBadge } from '@meetcute/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProfile } from './people.ts';

/**
 * The language a member speaks, without a look.
 *
 * **Anatomy**: a code, spelt out in the title. **States**: there or not: where it differs from the page's language, and
 * always in Canada, Belgium, Switzerland and Finland. **Accessibility**: an abbreviation. **Do** style it in the card.
 * **Don't** put a flag alone: a language is no country.
 */
const meta = {
  title: 'Parts/LanguageBadge',
  component: LanguageBadge,
  tags: ['autodocs'],
  args: { profile: sampleProfile({ language: 'pl' }) },
} satisfies Meta<typeof LanguageBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherLanguage: Story = {
  parameters: { spec: ['badge.language-differs-from-ui'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PL')).toHaveAttribute('title', 'Speaks Polish');
  },
};
export const SeveralLanguages: Story = {
  name: 'In a country of several languages also the page’s own',
  args: { profile: sampleProfile({ country: 'BE', language: 'en' }) },
  parameters: { spec: ['badge.language-countries-ca-be-ch-fi'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EN')).toBeVisible();
  },
};
export const TheSame: Story = {
  name: 'The page’s own language has none',
  args: { profile: sampleProfile({ language: 'en' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('abbr')).toBeNull();
  },
};
