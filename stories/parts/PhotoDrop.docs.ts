import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['PhotoDrop'],
  anatomy: 'Icon, title and hint in one large button.',
  states: 'Idle, drop target, disabled.',
  accessibility: 'Also works with the keyboard and paste.',
  keyboard: [
    ['Enter, Space', 'Opens the file selection.'],
    ['Ctrl+V, ⌘+V', 'Adds the images of the clipboard.'],
  ],
  dos: ['Name file types and size in the hint.'],
  donts: ['Validate files here: the step does, and explains the problem.'],
} satisfies PartDocs;
