import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { ExampleConversation } from './ExampleConversation.tsx';

const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(() => forceColours('none'));

test('outlines each message where forced colours remove its background', async () => {
  render(<ExampleConversation label="An example" messages={['Hello']} end="The end" />);
  await forceColours('active');
  expect(screen.getByText('Hello')).toHaveStyle({ borderTopWidth: '1px', borderTopStyle: 'solid' });
});
