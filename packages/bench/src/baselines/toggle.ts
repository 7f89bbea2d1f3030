import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Plain toggle button. */
function Toggle({ index }: { index: number }) {
  const [isOn, setOn] = useState(false);
  return createElement(
    'button',
    {
      'aria-label': `Like ${index}`,
      'aria-pressed': isOn,
      style: { display: 'block', inlineSize: 100, blockSize: 60, background: isOn ? 'crimson' : 'white' },
      onClick: () => setOn(!isOn),
    },
    'Like',
  );
}

const Page = () =>
  createElement(
    'main',
    null,
    Array.from({ length: 12 }, (_, index) => createElement(Toggle, { key: index, index })),
  );

createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Page));
