import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['Skeleton'],
  anatomy: 'One grey shape, sized by its parent.',
  states: 'Always loading.',
  accessibility: 'Hidden; the loading component announces itself.',
  keyboard: [],
  dos: ['Give it the final size.'],
  donts: ['Flash it for a few milliseconds.'],
} satisfies PartDocs;
