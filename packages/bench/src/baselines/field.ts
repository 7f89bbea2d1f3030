import { createElement, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';

/** A page with one controlled field; Enter replaces it with a focused heading. */
function Page() {
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return createElement(
      'h1',
      { tabIndex: -1, ref: (heading: HTMLElement | null) => heading?.focus() },
      'Sent',
    );
  }
  return createElement(
    'form',
    {
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        setSent(true);
      },
    },
    createElement('input', {
      autoFocus: true,
      value: text,
      onChange: (event) => setText(event.currentTarget.value),
    }),
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Page));
