import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  headless: ['ProfileCard'],
  anatomy: "The brand's content, then the fictional label.",
  states:
    '`isFictional` (`[data-fictional]`), `isOnline` (`[data-online]`); class name, style and children can be functions of them.',
  accessibility: 'An article with a name.',
  keyboard: [['Tab', 'Moves to the links and buttons that the brand puts into it.']],
  dos: ['Also show states in words.'],
  donts: ['Hide the label.'],
} satisfies PartDocs;
