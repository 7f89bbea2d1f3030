import type { Tree } from './element-tree.ts';

const card = (index: number): Tree => [
  'article',
  { className: 'card' },
  [
    ['h2', { className: 'name' }, [`Member ${index}`]],
    ['p', { className: 'about' }, ['Two lines about who they are and what they look for.']],
    ['button', { className: 'like', type: 'button' }, ['Like']],
  ],
];

/** A page of 25 styled elements: a frame of five, and five cards of four. */
export const fixedPage: readonly Tree[] = [
  ['header', { className: 'header' }, [['a', { className: 'logo', href: '/' }, ['Baseline']]]],
  [
    'main',
    { className: 'page' },
    [['h1', { className: 'title' }, ['People near you']], ...[1, 2, 3, 4, 5].map((index) => card(index))],
  ],
  ['footer', { className: 'footer' }, ['The end of the page']],
];
