import { DateOfBirthField, type DateOfBirthFieldProps } from '@meetcute/kit';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

function Choosing({ value, onChange, ...props }: DateOfBirthFieldProps) {
  const [parts, choose] = useState(value);
  const change = (next: DateOfBirthFieldProps['value']) => {
    choose(next);
    onChange(next);
  };
  return <DateOfBirthField {...props} value={parts} onChange={change} />;
}

/** Day, month and year in the order of the language, with the resulting age beside the label. */
const meta = {
  title: 'Parts/DateOfBirthField',
  component: DateOfBirthField,
  tags: ['autodocs'],
  args: {
    label: 'Date of birth',
    value: { day: '', month: '', year: '' },
    onChange: fn(),
    minAge: 18,
    now: new Date('2026-11-20T18:30:00Z'),
    zone: 'UTC',
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof DateOfBirthField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the age of a complete date. */
export const Age: Story = {
  parameters: { spec: ['signup.step4.date-of-birth-shown-as-age', 'dob.picker-ages-18-to-100'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const year = canvas.getByLabelText<HTMLSelectElement>(t('common:year'));
    await expect([year.options[1]!.value, [...year.options].at(-1)!.value]).toEqual(['2008', '1926']);
    await userEvent.selectOptions(canvas.getByLabelText(t('common:day')), '4');
    await userEvent.selectOptions(canvas.getByLabelText(t('common:month')), '5');
    await expect(canvasElement.querySelector('[data-part="age"]')).toBeNull();
    await userEvent.selectOptions(year, '1990');
    await expect(canvas.getByText(t('common:age', { count: 36 }))).toBeVisible();
  },
};

/** Marks only the lists in which nothing is chosen. */
export const Incomplete: Story = {
  args: { value: { day: '31', month: '', year: '' }, error: 'Choose a month and a year' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('common:day'))).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByLabelText(t('common:month'))).toBeInvalid();
    await expect(canvas.getByLabelText(t('common:year'))).toBeInvalid();
  },
};

/** Marks every list of a complete date. */
export const Invalid: Story = {
  args: {
    value: { day: '31', month: '12', year: '2008' },
    error: 'Enter your real date of birth. You need to be at least 18.',
  },
};
