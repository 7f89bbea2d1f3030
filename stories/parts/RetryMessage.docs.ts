import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['RetryMessage', 'MoreEntries'],
  headless: ['ConnectionBanner'],
  anatomy: 'Form error, button.',
  states: 'Shown.',
  accessibility:
    'An alert; the focus moves to the heading of the list, because the button disappears during the retry.',
  keyboard: [
    ['Tab', 'Moves to the retry button.'],
    ['Enter, Space', 'Loads the list again.'],
  ],
  dos: ['Keep the rest of the page.'],
  donts: ['Use it where the whole page failed: that is an empty state.'],
} satisfies PartDocs;
