import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Form } from './Form.tsx';

const send = vi.fn<(values: string) => void>();

/** Form of two fields that sends what React knows of them. */
function Account() {
  const [email, setEmail] = useState('');
  const [aboutText, setAboutText] = useState('');
  return (
    <Form onSubmit={() => send(`${email} ${aboutText}`)}>
      <TextField label="Email" type="email" value={email} onChange={setEmail} />
      <TextField label="About" isMultiline value={aboutText} onChange={setAboutText} />
      <Button type="submit" isDisabled={email === ''}>
        Save
      </Button>
    </Form>
  );
}

function open() {
  send.mockClear();
  render(<Account />);
  return {
    email: screen.getByLabelText<HTMLInputElement>('Email'),
    about: screen.getByLabelText<HTMLTextAreaElement>('About'),
    save: screen.getByRole('button'),
  };
}

test('submits what a program filled without events', async () => {
  const { email, about, save } = open();
  email.value = 'robin@post.example';
  about.value = 'I bake.';
  await userEvent.click(save);
  expect(send).toHaveBeenCalledExactlyOnceWith('robin@post.example I bake.');
});

test('keeps what a program filled when another field changes', async () => {
  const { email, about, save } = open();
  about.value = 'I bake.';
  await userEvent.type(email, 'r@post.example');
  expect(about.value).toBe('I bake.');
  await userEvent.click(save);
  expect(send).toHaveBeenCalledExactlyOnceWith('r@post.example I bake.');
});

test('keeps the typed text and the caret', async () => {
  const { email } = open();
  await userEvent.type(email, 'robn');
  await userEvent.type(email, 'i', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(email.value).toBe('robin');
});

test.each([
  ['during a composition', { isComposing: true, keyCode: 229 }],
  ['that ends a composition in Safari', { isComposing: false, keyCode: 229 }],
])('is not submitted by Enter %s', (_, key) => {
  const { email } = open();
  fireEvent.keyDown(email, { key: 'Enter', ...key });
  expect(send).not.toHaveBeenCalled();
});

test('is submitted by Enter in a field while the button is announced as disabled', async () => {
  const { email } = open();
  await userEvent.type(email, '{Enter}');
  expect(send).toHaveBeenCalledOnce();
});
