import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['LikeButton'],
  headless: ['LikeButton'],
  anatomy: 'A heart, filled while liked.',
  states: "Off, on; hidden for logged-out visitors and on the member's own card.",
  accessibility: 'A toggle named after the member.',
  keyboard: [['Enter, Space', 'Likes or unlikes the member.']],
  dos: ['Update optimistically and roll back on failure.'],
  donts: ['Tell the liked member about a failure.'],
} satisfies PartDocs;
