import type { PartDocs } from '../../.storybook/part-docs.ts';

export default {
  kit: ['PartnerTile'],
  headless: ['PartnerTile'],
  anatomy:
    "`PartnerTile.Root`, an article with the label and accessible name 'Advertisement'; an image or a drawing; `PartnerTile.Link`; a line of text.",
  states: 'With and without an image, failing image, loading (`[data-pending]`).',
  accessibility: 'The link opens a new tab without opener or referrer and is described by the label.',
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Opens the offer in a new tab.'],
  ],
  dos: ["Style `[data-part='advert']`."],
  donts: ['Make it look like a member.'],
} satisfies PartDocs;
