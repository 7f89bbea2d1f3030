import bricolageLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import bricolageLatinExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import instrumentLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import instrumentLatinExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';
import { variableFont } from '@meetcute/theme';

/**
 * Instrument Sans for text, Bricolage Grotesque for headings. The fallback overrides are computed from the
 * fonts' average widths.
 */
export const fonts = [
  variableFont(
    'Instrument Sans',
    { latin: instrumentLatin, latinExt: instrumentLatinExt },
    { weight: '400 700', standIn: 'sans', sizeAdjust: 102.74, ascent: 94.41, descent: 24.33 },
  ),
  variableFont(
    'Bricolage Grotesque',
    { latin: bricolageLatin, latinExt: bricolageLatinExt },
    { weight: '200 800', standIn: 'sans', sizeAdjust: 105.43, ascent: 88.21, descent: 25.61 },
  ),
];
