import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['TextField', 'PasswordField', 'HiddenUsername'],
  anatomy: 'Label above, control, help and error below.',
  states: 'Empty, filled, invalid, disabled.',
  accessibility:
    'The error describes the field and marks it as invalid; at least 16 px, so that phones do not zoom.',
  keyboard: [
    ['Tab', 'Moves to the field.'],
    ['Enter', 'Submits the form from a single-line field.'],
  ],
  dos: ['Write the label as a noun.'],
  donts: ['Put required information into the placeholder: it disappears.'],
  picture: 'foundations-do-and-don-t--text-fields',
} satisfies PartDocs;
