import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['SettingsSection', 'SettingsGroup'],
  anatomy:
    'Heading and description on the left, controls and a status message on the right. Several in a group have one heading above theirs.',
  states: 'Idle, with a status message.',
  accessibility: 'A region named by its heading.',
  keyboard: [['Tab', 'Moves through the controls of the section.']],
  dos: ['Link to it by its id.'],
  donts: ['Put two forms into one section.'],
} satisfies PartDocs;
