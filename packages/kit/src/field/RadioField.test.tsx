import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { RadioField } from './RadioField.tsx';

const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(() => forceColours('none'));

test('chips show their circle only where forced colours remove the fill of the selected one', async () => {
  const options = [{ value: 'a', label: 'One' }];
  render(
    <RadioField label="Letter" options={options} value="a" onChange={() => undefined} variant="chips" />,
  );
  const circle = screen.getByRole('radio', { name: 'One' });
  expect(circle).toHaveStyle({ opacity: '0' });
  await forceColours('active');
  expect(circle).toHaveStyle({ opacity: '1' });
});
