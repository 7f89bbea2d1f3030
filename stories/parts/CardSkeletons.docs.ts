import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['CardSkeletons', 'CardGrid'],
  anatomy: 'Empty cards of the brand.',
  states: 'Always loading.',
  accessibility:
    'Inert and hidden, so that neither keyboard nor screen reader reaches them; the list has `aria-busy`.',
  keyboard: [],
  dos: ['Pass the card that replaces them.'],
  donts: ['Use them for other lists: their geometry would differ.'],
} satisfies PartDocs;
