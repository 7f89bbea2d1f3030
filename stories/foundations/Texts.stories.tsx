import type { LocaleCode } from '@meetcute/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor, within } from 'storybook/test';
import { TextsPage, type TextsPageProps } from './texts/TextsPage.tsx';
import { loadAllTexts } from './texts/useTexts.ts';

/** Texts of a screen in seven languages, with their keys and lengths. */
const meta = {
  title: 'Foundations/Texts',
  component: TextsPage,
  args: { of: 'Login', load: loadAllTexts },
  argTypes: { load: { control: false }, onChoose: { control: false } },
  // Keeps the choice in the address, so that it can be sent to somebody.
  render: function Render(args: TextsPageProps) {
    const [, updateArgs] = useArgs<TextsPageProps>();
    return <TextsPage {...args} onChoose={(of) => updateArgs({ of })} />;
  },
} satisfies Meta<typeof TextsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the screen or file that the address names. */
export const OneScreen: Story = {
  name: 'One screen',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Texts of Login' })).toBeVisible();
  },
};

/** Shows another screen after a choice. */
export const AnotherScreen: Story = {
  name: 'Another screen',
  play: async ({ canvas, userEvent }) => {
    const login = within(await canvas.findByRole('region', { name: 'Texts of Login' }));
    const headers = login.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers.slice(0, 3)).toEqual(['Key', 'English', 'Nederlands']);
    await expect(headers).toHaveLength(8);
    const row = within(login.getByRole('row', { name: /^forgot/ }));
    await expect(row.getByText('Forgot your password?').closest('td')).toHaveTextContent('21');
    await expect(row.getAllByText(/the longest/)).toHaveLength(1);
    await userEvent.selectOptions(canvas.getByLabelText('Texts of'), 'Match finder');
    await expect(await canvas.findByRole('region', { name: 'Texts of Match finder' })).toBeVisible();
  },
};

/** Scrolls sideways in its own region, which the keyboard reaches. */
export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Texts of Login' });
    canvas.getByLabelText('Texts of').focus();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Says which language is missing, and shows the others. */
export const OneLanguageMissing: Story = {
  name: 'One language missing',
  args: {
    load: (language: LocaleCode) =>
      language === 'pl' ? Promise.reject(new Error('No network')) : loadAllTexts(language),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded: Polski');
    await expect(canvas.getByText('Anmelden')).toBeVisible();
  },
};

/** Shows the first screen for a name of an old or mistyped address. */
export const UnknownName: Story = {
  name: 'Unknown name',
  args: { of: 'Nonsense' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('note')).toHaveTextContent('no screen or file “Nonsense”'));
    await expect(canvas.getByRole('region', { name: 'Texts of Home' })).toBeVisible();
  },
};
