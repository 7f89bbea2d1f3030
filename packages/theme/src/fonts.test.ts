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
  const fallback = css.split('\n').filter((face) => face.includes('"Harbour Variable Fallback"'));
  expect(fallback.map((face) => face.replace(/.*;src:|;line-gap.*/g, ''))).toEqual([
    'local("DejaVu Serif");size-adjust:89.52%;ascent-override:102.04%;descent-override:22.68%',
    'local("Noto Serif");size-adjust:96.22%;ascent-override:94.94%;descent-override:21.1%',
    'local("Georgia");size-adjust:101.5%;ascent-override:90%;descent-override:20%',
  ]);
});

test('replaces the fallback whenever the font arrives', () => {
  expect(fontCss(font).match(/font-display:swap/g)).toHaveLength(2);
});
