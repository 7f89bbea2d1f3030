import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['SelectField', 'SensitiveFields'],
  anatomy: 'Label, control, help or error.',
  states: 'No selection, selected, invalid, disabled.',
  accessibility: 'Native.',
  keyboard: [
    ['Arrow up, arrow down', 'Select another option.'],
    ['Letters', 'Select the option that starts with them.'],
    ['Space', 'Opens the list.'],
  ],
  dos: ['Give an optional choice a placeholder that says so.'],
  donts: ['Use it for two options that fit side by side.'],
  picture: 'foundations-do-and-don-t--select-fields',
} satisfies PartDocs;
