import { LanguageBadge } from '@meetcute/react';
import { language, otherLanguage, nameLanguage, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProfile } from './people.ts';

/** Unstyled badge with the language a member speaks. */
const meta = {
  title: 'Parts/LanguageBadge',
  component: LanguageBadge,
  tags: ['autodocs'],
  args: { profile: sampleProfile({ language: 'pl' }) },
} satisfies Meta<typeof LanguageBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names the language of a member who speaks another one. */
export const AnotherLanguage: Story = {
  name: 'Another language',
  parameters: { spec: ['badge.language-differs-from-ui'] },
  render: ({ profile }) => <LanguageBadge profile={{ ...profile, language: otherLanguage() }} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('common:speaks', { language: nameLanguage(otherLanguage()) })),
    ).toBeVisible();
  },
};

/** Shows the page’s own language in a multilingual country. */
export const SeveralLanguages: Story = {
  name: 'Multilingual country',
  args: { profile: sampleProfile({ country: 'BE' }) },
  render: ({ profile }) => <LanguageBadge profile={{ ...profile, language: language() }} />,
  parameters: { spec: ['badge.language-countries-ca-be-ch-fi'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:speaks', { language: nameLanguage(language()) }))).toBeVisible();
  },
};

/** Renders no badge for the page’s own language. */
export const TheSame: Story = {
  name: 'Same language',
  render: ({ profile }) => <LanguageBadge profile={{ ...profile, language: language() }} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')).toBeNull();
  },
};
