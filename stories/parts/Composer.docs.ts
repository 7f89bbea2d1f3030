import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['Composer', 'ChosenImage', 'ImageButton'],
  headless: ['Composer'],
  anatomy: 'Text field that grows, image and emoji buttons, price, send button.',
  states: 'Empty, filled, with an image, blocked, pending.',
  accessibility:
    'The field is named after the other member; the price is text beside the button, or part of its name.',
  keyboard: [
    ['Enter', 'Sends the message; on touch devices it inserts a line break.'],
    ['Shift+Enter', 'Inserts a line break.'],
    ['Tab', 'Moves to image, emoji and send buttons.'],
  ],
  dos: ['Always show the price.'],
  donts: ['Clear the text before the message is stored.'],
} satisfies PartDocs;
