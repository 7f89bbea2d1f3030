import { createElement, type ReactElement } from 'react';

const card = (index: number) =>
  createElement(
    'article',
    { key: index, className: 'card' },
    createElement('img', {
      className: 'photo',
      src: `/photo-${index}.webp`,
      alt: '',
      width: 320,
      height: 427,
    }),
    createElement('h2', { className: 'name' }, `Member ${index}`),
    createElement('p', { className: 'about' }, 'Two lines about who they are and what they look for.'),
  );

/**
 * Creates a page without data, styles, texts or routes that has approximately the given number of elements.
 */
export const staticPage = (elements: number): ReactElement =>
  createElement(
    'main',
    { className: 'page' },
    Array.from({ length: Math.round(elements / 4) }, (_, i) => card(i)),
  );
