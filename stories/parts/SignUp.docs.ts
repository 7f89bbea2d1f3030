import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  headless: ['SignUp', 'EmailSuggestion', 'ActivationProgress'],
  anatomy:
    '`SignUp.Root` > `Progress`, `Dots`, `Back`, and a `Step` for each name with its content and `Skip`; or a part for each known step, such as `SignUp.PlaceStep`.',
  states: '`[data-step]`, `[data-closed]`.',
  accessibility: 'Each move focuses the heading of the new step.',
  keyboard: [
    ['Tab', 'Moves through the fields of the step, then to its buttons.'],
    ['Enter', 'Submits the step from a field.'],
    ['Enter, Space', 'Presses Back or Skip.'],
  ],
  dos: ['Give each heading `tabIndex={-1}`.'],
  donts: ['Offer a way back to the account.'],
} satisfies PartDocs;
