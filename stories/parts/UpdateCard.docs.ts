import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['UpdateCard'],
  anatomy: 'Icon, title, text, actions.',
  states: 'Waiting, blocked by unsaved text, hidden.',
  accessibility: 'A region named after its title; the reason for blocking is announced.',
  keyboard: [
    ['Tab', 'Moves to the actions of the card.'],
    ['Enter, Space', 'Updates now, or later.'],
  ],
  dos: ['Update automatically while the page is hidden.'],
  donts: ['Reload over unsent or unsaved text.'],
} satisfies PartDocs;
