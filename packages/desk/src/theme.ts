import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import latinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import { defaultTokens, defineTheme, extendTokens, fontCss, variableFont } from '@meetcute/theme';

const figtree = variableFont(
  'Figtree',
  { latin, latinExt },
  { weight: '300 900', standIn: 'sans', sizeAdjust: 100.72, ascent: 94.32, descent: 24.82 },
);

const text = `"${figtree.family}", "${figtree.family} Fallback", system-ui, sans-serif`;

const theme = defineTheme('desk', extendTokens(defaultTokens, { font: { display: text, text } }));

/** Theme of the desk: the default one, in a font of its own. */
export const deskTheme = { name: theme.name, css: `${fontCss(figtree)}\n${theme.css}` };
