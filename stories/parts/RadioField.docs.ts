import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['RadioField', 'SwitchField'],
  anatomy: 'Legend, options, help or error.',
  states: 'No selection, selected, invalid, disabled, options with notes, options with images.',
  accessibility: 'Native radio buttons in a group; arrow keys move, the error describes the group.',
  keyboard: [
    ['Tab', 'Moves to the selected option, else to the first.'],
    ['Arrow keys', 'Select the next or previous option.'],
    ['Space', 'Selects the focused option.'],
  ],
  dos: [
    'Put likely options first.',
    'Use chips for short options.',
    'Use up to 20 chips for the only question of a page, as in the sign-up: all answers are in sight, and one press answers.',
  ],
  donts: ['Use it for more than seven options among other fields: use `SelectField`.'],
  picture: 'foundations-do-and-don-t--select-fields',
} satisfies PartDocs;
