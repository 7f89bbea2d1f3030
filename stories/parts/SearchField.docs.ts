import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['SearchField'],
  anatomy: 'Icon and native search field, which Escape clears.',
  states: 'Empty, filled.',
  accessibility: 'A search box named by its label, which is also the placeholder.',
  keyboard: [
    ['Letters', 'Filter as the member types.'],
    ['Escape', 'Clears the field.'],
  ],
  dos: ['Show the number of results.'],
  donts: ['Send requests: a search on the server needs a button.'],
} satisfies PartDocs;
