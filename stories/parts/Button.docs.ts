import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['Button'],
  anatomy: 'Label, with an optional icon before it.',
  states: 'Those of `variant` and `size`; pending, disabled.',
  accessibility:
    'At least 44 px high; while `isPending`, it keeps its label and the focus and is announced as busy.',
  keyboard: [['Enter, Space', 'Performs the action, unless the button is pending or disabled.']],
  dos: ['Use one `primary` per screen.'],
  donts: ['Use `danger` for anything but blocking and deleting.'],
  picture: 'foundations-do-and-don-t--buttons',
} satisfies PartDocs;
