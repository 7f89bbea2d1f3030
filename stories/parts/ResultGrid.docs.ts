import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['SearchResults', 'ResultGrid', 'EmptySearch', 'MoreResults', 'Pagination'],
  anatomy:
    '`ResultGrid` with cards and partner tiles, then `MoreResults` or `Pagination`; `EmptySearch` without results. Each is exported too.',
  states:
    '`[data-status]` is uninitialised, loading, ready or failed; outdated results are `[data-leaving]`.',
  accessibility:
    'A labelled list. Each item exposes its position and the total, also of thousands; partner tiles are labelled as advertising.',
  keyboard: [
    ['Arrow keys', 'Move to the next card in two dimensions.'],
    ['Home, End', 'Move to the first or last card.'],
    ['Tab', 'Moves to every control in turn.'],
  ],
  dos: ['Pass a menu to report or block members.'],
  donts: ['Pass new functions on each render, because every card is rendered again.'],
} satisfies PartDocs;
