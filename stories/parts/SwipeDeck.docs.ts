import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['SwipeDeck', 'SwipeButton', 'SwipeCard', 'SwipeLink', 'SwipeStamps'],
  headless: ['SwipeDeck'],
  anatomy:
    "`SwipeDeck.Root` around everything, a `SwipeDeck.Card` for each of the deck's `cards`, `SwipeDeck.Button`s; the deck comes from `useSwipeDeck`, or from `useMatchDeck` with search, likes and memory. Create a brand's own card with `skinSwipeCard({ Frame, Content })`.",
  states:
    '`[data-place]` top, next, under, gone; `[data-direction]` like, skip, none; `[data-dragged]`, `--swipe-x`, `--swipe-turn` and, around the cards, `--swipe-part` while a card follows the pointer.',
  accessibility:
    'Right arrow likes, left arrow skips, Backspace or Ctrl+Z undoes; each action and the current profile are announced; only the top card is reachable, and the focus moves from a leaving card to the next; reduced motion removes the animations.',
  keyboard: [
    ['Arrow right', 'Likes the profile on top.'],
    ['Arrow left', 'Skips it.'],
    ['Backspace, Ctrl+Z', 'Undoes the last action.'],
    ['Tab', 'Moves to the card’s link and to the buttons.'],
  ],
  dos: ['Keep a button for each gesture.'],
  donts: ['Hide the announcements from screen readers.'],
} satisfies PartDocs;
