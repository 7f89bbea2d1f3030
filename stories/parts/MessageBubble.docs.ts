import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['MessageBubble', 'MessageImage', 'MessageText'],
  anatomy: 'Text or image, time, delivery state.',
  states: 'Own or received; single, first, middle or last of a run; sending, sent, delivered, read, failed.',
  accessibility: 'Sender and delivery state are text for screen readers.',
  keyboard: [
    ['Tab', 'Moves to an image, where there is one.'],
    ['Enter', 'Opens the image.'],
  ],
  dos: ['Tighten corners within a run of one sender.'],
  donts: ['Show the delivery state by colour or icon alone.'],
} satisfies PartDocs;
