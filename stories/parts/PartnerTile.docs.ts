import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['PartnerTile'],
  headless: ['PartnerTile'],
  anatomy:
    "`PartnerTile.Root`, an article with the label and accessible name 'Advertisement · company'; an image or a drawing; `PartnerTile.Link`; a line of text; a button that explains the advert in a popover.",
  states: 'With and without an image, failing image, loading (`[data-pending]`), explained.',
  accessibility:
    'The link opens a new tab without opener or referrer and is described by the label, as is the button. The popover is a dialog that gets the focus and returns it.',
  keyboard: [
    ['Tab', 'Moves to the link, then to the button.'],
    ['Enter', 'Opens the offer in a new tab, or the explanation.'],
    ['Escape', 'Closes the explanation.'],
  ],
  dos: ["Style `[data-part='advert']`, `[data-part='why']` and `[data-part='reason']`."],
  donts: ['Make it look like a member.'],
} satisfies PartDocs;
