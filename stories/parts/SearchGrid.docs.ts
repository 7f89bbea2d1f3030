import type { PartDocs } from '../../.storybook/part-docs.ts';

export default {
  anatomy: 'A list with `gridProps`, and an item with `itemProps` for each of `items`, keyed by `slot`.',
  states: 'Empty, one item, a page, thousands; a tile among them.',
  accessibility:
    'Each item exposes its position and the total; arrow keys, Home and End move; Tab reaches every control.',
  keyboard: [
    ['Arrow keys', 'Move to the next card in two dimensions.'],
    ['Home, End', 'Move to the first or last card.'],
    ['Tab', 'Moves to every control in turn.'],
  ],
  dos: ['Keep all rows at equal height.'],
  donts: ['Set your own keys: slots are reused.'],
} satisfies PartDocs;
