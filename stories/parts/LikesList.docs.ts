import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  headless: ['LikesList'],
  anatomy:
    '`useLikesList` for the likes and the state of the query; `LikesList.Root`, a labelled list; a `LikesList.Item` around the card of each member.',
  states: 'Loading, failed, empty, filled; `[data-new]` and `[data-mutual]` on items.',
  accessibility: 'A labelled list.',
  keyboard: [
    ['Tab', 'Moves to the link of the next card.'],
    ['Enter', 'Opens the profile.'],
  ],
  dos: ['Mark new likes in words.'],
  donts: ['Add message or profile buttons.'],
} satisfies PartDocs;
