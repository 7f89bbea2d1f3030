import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import frauncesLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import { variableFont } from '@meetcute/theme';

/** Figtree for text, Fraunces for headings. The fallback overrides are computed from both fonts' average widths. */
export const fonts = [
  variableFont(
    'Figtree',
    { latin: figtreeLatin, latinExt: figtreeLatinExt },
    { weight: '300 900', standIn: 'sans', sizeAdjust: 100.72, ascent: 94.32, descent: 24.82 },
  ),
  variableFont(
    'Fraunces',
    { latin: frauncesLatin, latinExt: frauncesLatinExt },
    { weight: '100 900', standIn: 'serif', sizeAdjust: 105.2, ascent: 92.97, descent: 24.24 },
  ),
];
