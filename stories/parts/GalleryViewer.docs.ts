import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['GalleryViewer', 'ImageViewer'],
  anatomy: 'Header with name, label and close button; a row to swipe; buttons, photo number and count.',
  states: 'One photo, several, a failing photo, fictional.',
  accessibility: 'A modal dialog that Escape closes; arrow keys, Home and End work wherever the focus is.',
  keyboard: [
    ['Arrow left, arrow right', 'Shows the previous or next photo, wherever the focus is.'],
    ['Home, End', 'Shows the first or last photo.'],
    ['Escape', 'Closes the viewer; the focus returns to the photo.'],
  ],
  dos: ['Share `index` with the gallery on the page.'],
  donts: ['Crop a photo.'],
} satisfies PartDocs;
