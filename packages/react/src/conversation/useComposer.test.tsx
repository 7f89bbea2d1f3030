import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useComposer, type ComposerOptions } from './useComposer.ts';

function Line({ onSend = () => undefined, ...options }: Partial<ComposerOptions>) {
  const [value, onChange] = useState('');
  const { fieldProps } = useComposer({
    value,
    onChange,
    onSend,
    maxLength: 100,
    ...options,
  });
  return <textarea {...fieldProps} />;
}

function type(isBlocked: boolean, value: string) {
  const onTyping = vi.fn<() => void>();
  const field = render(<Line isBlocked={isBlocked} onTyping={onTyping} />).getByRole('textbox');
  fireEvent.change(field, { target: { value } });
  expect(field).toHaveProperty('value', value);
  return onTyping;
}

afterEach(cleanup);

test('the other is told of what may reach them: words, where a message can be sent', () => {
  expect(type(false, 'Hello')).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing can be sent', true, 'Hello'],
  ['there is nothing to see yet', false, '  '],
])('nobody is told of writing while %s', (_, isBlocked, value) => {
  expect(type(isBlocked, value)).not.toHaveBeenCalled();
});

test.each([
  ['ends a composition', { isComposing: true }],
  ['ends a composition in Safari', { isComposing: false, keyCode: 229 }],
])('Enter that %s sends nothing', (_, how) => {
  const onSend = vi.fn<(text: string) => void>();
  const field = render(<Line onSend={onSend} />).getByRole('textbox');
  fireEvent.change(field, { target: { value: 'にほん' } });
  fireEvent.keyDown(field, { key: 'Enter', ...how });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onSend).toHaveBeenCalledWith('にほん');
});
