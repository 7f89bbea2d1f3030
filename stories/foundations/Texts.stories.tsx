import { localeCodes, type LocaleCode } from '@meetcute/i18n';
import { within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { TextsPage, type TextsPageProps } from './texts/TextsPage.tsx';
import { loadAllTexts } from './texts/useTexts.ts';

/** Texts of a screen in seven languages, with their keys and lengths. */
const meta = {
  title: 'Foundations/Texts',
  component: TextsPage,
  args: { group: 'Login', sort: null, load: loadAllTexts },
  argTypes: {
    sort: { control: 'select', options: [null, ...localeCodes] },
    load: { control: false },
    onChange: { control: false },
  },
  // Keeps the choice in the address, so that it can be sent to somebody.
  render: function Render(args: TextsPageProps) {
    const [, updateArgs] = useArgs<TextsPageProps>();
    return <TextsPage {...args} onChange={updateArgs} />;
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
    const headers = login.getAllByRole('columnheader');
    await expect(headers).toHaveLength(8);
    for (const [index, name] of ['Key', 'English', 'Nederlands'].entries())
      await expect(headers[index]).toHaveAccessibleName(name);
    const row = within(login.getByRole('row', { name: /^forgot/ }));
    await expect(row.getByText('Forgot your password?').closest('td')).toHaveTextContent('21');
    await expect(row.getAllByText(/the longest/)).toHaveLength(1);
    await userEvent.selectOptions(canvas.getByLabelText('Texts of'), 'Match finder');
    await expect(await canvas.findByRole('region', { name: 'Texts of Match finder' })).toBeVisible();
  },
};

/** Shows the longest texts of a language first, and the order of the files after a second press. */
export const LongestFirst: Story = {
  name: 'Longest first',
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Texts of Login' }));
    const german = region.getByRole('columnheader', { name: /^Deutsch/ });
    await userEvent.click(within(german).getByRole('button'));
    await expect(german).toHaveAttribute('aria-sort', 'descending');
    const lengths = region
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        Number.parseInt(within(row).getAllByRole('cell')[2]!.querySelector('small')!.textContent),
      );
    await expect(lengths.length).toBeGreaterThan(10);
    await expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
    await expect(region.queryByRole('rowheader', { name: /^login, / })).toBeNull();
    await userEvent.click(within(german).getByRole('button'));
    await expect(german).toHaveAttribute('aria-sort', 'none');
    await expect(region.getByRole('rowheader', { name: /^login, / })).toBeVisible();
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
  args: { group: 'Nonsense' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('note')).toHaveTextContent('no screen or file “Nonsense”'));
    await expect(canvas.getByRole('region', { name: 'Texts of Home' })).toBeVisible();
  },
};
