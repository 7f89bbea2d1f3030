import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import frauncesLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import type { FontFace } from '@meetcute/theme';

/** Figtree for text, Fraunces for headings; the overrides follow from both fonts' average widths. */
export const fonts: readonly FontFace[] = [
  {
    family: 'Figtree Variable',
    files: { latin: figtreeLatin, latinExt: figtreeLatinExt },
    weight: '300 900',
    fallback: {
      local: ['Arial', 'Liberation Sans', 'Roboto'],
      sizeAdjust: 100.72,
      ascent: 94.32,
      descent: 24.82,
    },
  },
  {
    family: 'Fraunces Variable',
    files: { latin: frauncesLatin, latinExt: frauncesLatinExt },
    weight: '100 900',
    fallback: {
      local: ['Georgia', 'Noto Serif', 'DejaVu Serif'],
      sizeAdjust: 105.2,
      ascent: 92.97,
      descent: 24.24,
    },
  },
];
