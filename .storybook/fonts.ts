const FAMILY = 'figtree';

/** Directory of the font of manager and docs pages, and its path in the Storybook. */
export const fontFiles = {
  from: `../templates/classic/node_modules/@fontsource-variable/${FAMILY}/files`,
  to: '/fonts',
};

/** `<style>` with that font, for the head of manager and preview. */
export const fontFaces = `<style>@font-face{font-family:"Figtree Variable";font-display:swap;font-weight:300 900;src:url(./fonts/${FAMILY}-latin-wght-normal.woff2) format("woff2")}</style>`;
