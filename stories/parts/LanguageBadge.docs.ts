import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  headless: ['LanguageBadge'],
  anatomy: 'The language in words, such as “Speaks Dutch”.',
  states:
    "Shown where the language differs from the page's, and always in Canada, Belgium, Switzerland and Finland; otherwise hidden.",
  accessibility: 'Plain text, in the language of the page.',
  keyboard: [],
  dos: ['Style it in the card.'],
  donts: ['Use a flag alone: a language is not a country.'],
} satisfies PartDocs;
