import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useComposer, type ComposerOptions } from './useComposer.ts';

function Field({ onSend = () => undefined, ...options }: Partial<ComposerOptions>) {
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
  const field = render(<Field isBlocked={isBlocked} onTyping={onTyping} />).getByRole('textbox');
  fireEvent.change(field, { target: { value } });
  expect(field).toHaveProperty('value', value);
  return onTyping;
}

test('calls onTyping for visible text that can be sent', () => {
  expect(type(false, 'Hello')).toHaveBeenCalledTimes(1);
});

test.each([
  ['sending is blocked', true, 'Hello'],
  ['the text is only white space', false, '  '],
])('does not call onTyping while %s', (_, isBlocked, value) => {
  expect(type(isBlocked, value)).not.toHaveBeenCalled();
});

test.each([
  ['ends a composition', { isComposing: true }],
  ['ends a composition in Safari', { isComposing: false, keyCode: 229 }],
])('does not send on Enter that %s', (_, how) => {
  const onSend = vi.fn<(text: string) => void>();
  const field = render(<Field onSend={onSend} />).getByRole('textbox');
  fireEvent.change(field, { target: { value: 'にほん' } });
  fireEvent.keyDown(field, { key: 'Enter', ...how });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onSend).toHaveBeenCalledWith('にほん');
});

test.each([
  ['words', 'Hello there'],
  ['emoji of two code units', '🎉'.repeat(11)],
  ['line breaks inside', 'a\n\n\n\n\n\n\n\n\n\nb'],
])('keeps %s beyond the limit, and does not send them', (_, text) => {
  const onSend = vi.fn<(text: string) => void>();
  const field = render(<Field onSend={onSend} maxLength={10} />).getByRole('textbox');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect([field.getAttribute('maxlength'), field.ariaInvalid]).toEqual([null, 'true']);
  expect(field).toHaveProperty('value', text);
  expect(onSend).not.toHaveBeenCalled();
});

test('counts an emoji as one character, as the server does', () => {
  const onSend = vi.fn<(text: string) => void>();
  const field = render(<Field onSend={onSend} maxLength={10} />).getByRole('textbox');
  fireEvent.change(field, { target: { value: '🎉'.repeat(10) } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onSend).toHaveBeenCalledWith('🎉'.repeat(10));
});

test('sends a text that only white space at its ends makes too long', () => {
  const onSend = vi.fn<(text: string) => void>();
  const field = render(<Field onSend={onSend} maxLength={5} />).getByRole('textbox');
  fireEvent.change(field, { target: { value: '  Hello\n' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onSend).toHaveBeenCalledWith('Hello');
});
