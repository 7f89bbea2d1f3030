import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['Gallery'],
  headless: ['Gallery'],
  anatomy: 'A row to swipe, two buttons, photo number and count, a full-screen button.',
  states: 'One photo, several, none, failing.',
  accessibility:
    'Arrow keys, Home and End; the current photo is announced politely; no smooth scrolling with reduced motion.',
  keyboard: [
    ['Arrow left, arrow right', 'Shows the previous or next photo.'],
    ['Home, End', 'Shows the first or last photo.'],
    ['Enter, Space', 'Presses the focused button.'],
  ],
  dos: ['Share the index with the full-screen viewer.'],
  donts: ['Advance photos automatically.'],
} satisfies PartDocs;
