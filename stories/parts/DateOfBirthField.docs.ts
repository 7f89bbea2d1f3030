import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['DateOfBirthField'],
  anatomy: 'Legend, age, three lists, error.',
  states: 'Empty, incomplete, complete, invalid.',
  accessibility: 'A fieldset of three named lists with autofill for birthdays.',
  keyboard: [
    ['Tab', 'Moves to the next list.'],
    ['Arrow up, arrow down', 'Changes the value of the focused list.'],
    ['Letters, digits', 'Selects the option that starts with them.'],
  ],
  dos: ['Show the error only when the date is complete or submitted.'],
  donts: ['Use a calendar: a date of birth is decades away.'],
} satisfies PartDocs;
