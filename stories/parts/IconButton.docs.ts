import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['IconButton'],
  anatomy: 'One icon, hidden from screen readers.',
  states: 'Those of `variant`; disabled.',
  accessibility: '44 px square; its `aria-label` names the action and its object.',
  keyboard: [['Enter, Space', 'Performs the action.']],
  dos: ['Use `photo` and `raised` over images.'],
  donts: ['Use it for rare actions: a text label is clearer.'],
  picture: 'foundations-do-and-don-t--icon-buttons',
} satisfies PartDocs;
