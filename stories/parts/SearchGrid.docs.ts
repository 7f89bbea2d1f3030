import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  headless: ['SearchGrid'],
  anatomy:
    '`SearchGrid.Root`, a list, and for each item of `useSearchGrid` a `SearchGrid.Item`, or a `SearchGrid.Tile` with the advertising label, keyed by `slot`.',
  states:
    'Empty, one item, a page, thousands; a tile among them. `[data-empty]` and `[data-leaving]` on the list, `[data-pending]` on a tile.',
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
