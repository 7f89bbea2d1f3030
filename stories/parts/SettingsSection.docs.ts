import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['SettingsSection'],
  anatomy: 'Heading and description on the left, controls and a status message on the right.',
  states: 'Idle, with a status message.',
  accessibility: 'A region named by its heading.',
  keyboard: [['Tab', 'Moves through the controls of the section.']],
  dos: ['Link to it by its id.'],
  donts: ['Put two forms into one section.'],
} satisfies PartDocs;
