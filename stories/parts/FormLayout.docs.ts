import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['FormLayout', 'PageColumn'],
  anatomy: 'Title, form, links beside it.',
  states: 'A card from tablets on, the whole width on phones.',
  accessibility: 'The title is the heading of the page.',
  keyboard: [['Tab', 'Moves through the form, then to the links beside it.']],
  dos: ['Keep one form per page.'],
  donts: ['Put it into a page column.'],
} satisfies PartDocs;
