import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['ButtonLink'],
  anatomy: 'Those of `Button`.',
  states: 'Those of a link.',
  accessibility: 'It stays a link, so it opens in a new tab and is announced as a link.',
  keyboard: [
    ['Enter', 'Opens the destination.'],
    ['Ctrl+Enter, ⌘+Enter', 'Opens it in a new tab.'],
  ],
  dos: ['Name the destination.'],
  donts: ['Start an action with it: use `Button`.'],
} satisfies PartDocs;
