/** Reason of a story that shows one look of a page (`parameters.fixed`). */
export const CHECKED_LOOK =
  'The story shows the page in this look. Open another story of the page to see it in any look.';

/** Reason of a story about prices. */
export const NOCTURNE_CHARGES =
  'Only Nocturne charges for messages. Open another story of the page to see Classic.';
