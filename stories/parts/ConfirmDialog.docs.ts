import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['ConfirmDialog', 'DialogOverlay'],
  anatomy: 'Title, consequences, two equally large buttons.',
  states: 'Asking, pending.',
  accessibility: 'An `alertdialog` named by its title and described by its text; Escape cancels.',
  keyboard: [
    ['Tab', 'Moves between the two buttons and stays in the dialog.'],
    ['Enter, Space', 'Presses the focused button.'],
    ['Escape', 'Cancels.'],
  ],
  dos: ['Name the action on its button.'],
  donts: ['Ask before actions that can be undone.'],
} satisfies PartDocs;
