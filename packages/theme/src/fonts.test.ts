import { expect, test } from 'vitest';
import { fontCss, variableFont } from './fonts.ts';

const font = variableFont(
  'Harbour',
  { latin: '/a.woff2', latinExt: '/b.woff2' },
  { weight: '300 900', standIn: 'serif', sizeAdjust: 101.5, ascent: 90, descent: 20 },
);

test('uses the Fontsource name of a variable font and defines an installed fallback', () => {
  expect(font).toMatchObject({ family: 'Harbour Variable', weight: '300 900' });
  const css = fontCss(font);
  expect(css.match(/font-family:"Harbour Variable";/g)).toHaveLength(2);
  expect(css).toContain(
    'font-family:"Harbour Variable Fallback";src:local("Georgia"),local("Noto Serif"),local("DejaVu Serif");size-adjust:101.5%;ascent-override:90%;descent-override:20%',
  );
});

test('replaces the fallback whenever the font arrives, or only before the text is painted', () => {
  expect(fontCss(font).match(/font-display:swap/g)).toHaveLength(2);
  expect(fontCss(font, 'optional').match(/font-display:optional/g)).toHaveLength(2);
});
