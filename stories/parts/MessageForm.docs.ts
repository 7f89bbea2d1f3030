import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['MessageForm'],
  anatomy: 'Reasons why sending is blocked or unsafe; image, text, emoji, price and send button.',
  states: 'Ready, too few credits, with an image, unsent messages not stored.',
  accessibility: 'The field is named after the other member; Enter sends.',
  keyboard: [
    ['Enter', 'Sends the message; on touch devices it inserts a line break.'],
    ['Shift+Enter', 'Inserts a line break.'],
    ['Tab', 'Moves to image, emoji and send buttons.'],
  ],
  dos: ['Pass an action that buys credits.'],
  donts: ['Hide the price.'],
} satisfies PartDocs;
