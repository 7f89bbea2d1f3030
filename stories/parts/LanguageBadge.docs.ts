import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  headless: ['LanguageBadge'],
  anatomy: 'A language code, spelled out in the title.',
  states:
    "Shown where the language differs from the page's, and always in Canada, Belgium, Switzerland and Finland; otherwise hidden.",
  accessibility: 'An abbreviation.',
  keyboard: [],
  dos: ['Style it in the card.'],
  donts: ['Use a flag alone: a language is not a country.'],
} satisfies PartDocs;
