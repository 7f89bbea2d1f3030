import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['ProfileCard', 'CardBadges', 'NameLink'],
  headless: ['ProfileCard'],
  anatomy: 'Photo, badges, name and age, city, a line worth answering, buttons, menu, fictional label.',
  states: 'Online, new, fictional, with a line, long names.',
  accessibility: 'An article named after the member; the whole card is one link with buttons above it.',
  keyboard: [
    ['Tab', 'Moves to the link of the card and to its buttons, in the order in which the brand draws them.'],
    ['Enter', 'Opens the profile.'],
  ],
  dos: ['Pass only the actions of the page.'],
  donts: ['Put text on the photo without a scrim: it must be readable on any photo.'],
} satisfies PartDocs;
