import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  headless: ['FictionalLabel', 'MemberProfile'],
  anatomy: 'Text.',
  states: 'Fictional, real.',
  accessibility: 'Plain text.',
  keyboard: [],
  dos: ["Style `[data-part='fictional']`."],
  donts: ['Replace the text with an icon.'],
} satisfies PartDocs;
