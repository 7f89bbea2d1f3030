import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['FormError', 'StatusMessage', 'Announcement'],
  anatomy: 'Icon and text in a frame.',
  states: 'Empty, error.',
  accessibility: 'An alert that is always rendered, so that new text is announced immediately.',
  keyboard: [],
  dos: ['Say what to do next.'],
  donts: ['Repeat the error of a field.'],
} satisfies PartDocs;
