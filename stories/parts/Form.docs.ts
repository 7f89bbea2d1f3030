import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['Form'],
  anatomy: 'Fields and one submit button as children.',
  states: 'Pending, which ignores further submits.',
  accessibility: 'An invalid submit focuses the first invalid field.',
  keyboard: [
    ['Enter', 'Submits from a single-line field.'],
    ['Tab', 'Moves to the next field.'],
  ],
  dos: ['Pass each field its `error`.'],
  donts: ['Navigate away in `onSubmit`.'],
} satisfies PartDocs;
