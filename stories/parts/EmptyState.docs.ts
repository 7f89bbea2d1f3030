import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['EmptyState', 'StateFrame'],
  anatomy: 'Drawing, title, one sentence, one action.',
  states: 'Empty, failed.',
  accessibility: 'Announced immediately with `isAlert`; use `level` 1 where it is the whole page.',
  keyboard: [['Tab', 'Moves to the action.']],
  dos: ['Offer a next action.'],
  donts: ['Blame the member.'],
  picture: 'foundations-do-and-don-t--empty-states',
} satisfies PartDocs;
