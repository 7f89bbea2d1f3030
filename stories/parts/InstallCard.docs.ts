import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['InstallCard', 'AppCard'],
  anatomy: 'Icon, title, text, actions.',
  states:
    "Offered with a button; instructions where only the browser's own menu can install; hidden after accepting or declining, or without an offer.",
  accessibility: 'A region named after its title; it never takes the focus.',
  keyboard: [
    ['Tab', 'Moves to the actions of the card.'],
    ['Enter, Space', 'Installs, or declines the offer.'],
  ],
  dos: ['Offer it to members, beside the page.'],
  donts: ['Ask again within a week of a refusal.'],
} satisfies PartDocs;
