import { glow, vertical } from '../colour.ts';
import type { Random } from '../../random.ts';
import type { Palette } from '../palette.ts';
import type { DrawScene } from './draw.ts';
import { circle, line, path, rect, shine, times } from './draw.ts';

const books = (p: Palette, random: Random, start: number, end: number, y: number) => {
  const colours = [
    p.accent,
    p.accentTwo,
    p.accentThree,
    p.leafDark,
    p.paper,
    p.brick,
    p.brickDark,
    p.waterDark,
    p.wallShade,
  ];
  let svg = '';
  for (let x = start; x < end - 30;) {
    const width = random.int(18, 38);
    const height = random.int(92, 136);
    const colour = random.pick(colours);
    if (random.chance(0.08)) {
      x += 40;
      continue;
    }
    svg +=
      rect(x, y - height, width, height, colour, 'rx="3"') +
      rect(x, y - height + 18, width, 6, p.haze, 'opacity=".45"');
    x += width + 3;
  }
  return svg;
};

/** Draws a wall of books with a reading lamp and a ladder. */
export const drawLibrary: DrawScene = (p, random, id) => {
  const shelves = times(7, (row) => {
    const y = 150 + row * 166;
    return `${rect(-20, y - 150, 940, 150, p.woodDark, 'opacity=".55"')}${books(p, random, 12, 300, y)}${books(p, random, 334, 604, y)}${books(p, random, 638, 900, y)}${rect(-20, y, 940, 16, p.wood)}`;
  });
  const posts = [-12, 306, 610, 892].map((x) => rect(x, -20, 24, 1240, p.wood)).join('');
  return {
    defs: `${vertical(`${id}a`, p.woodDark, p.shade)}${glow(`${id}g`, p.lamp, 0.95)}${glow(`${id}u`, p.lamp, 0.5)}`,
    far: `${rect(-20, -20, 940, 1240, `url(#${id}a)`)}${shelves}${posts}${circle(170, 180, 560, `url(#${id}u)`)}`,
    near: `${line('M742 -20L812 1220M842 -20L912 1220', p.wood, 16)}${times(9, (index) => line(`M${750 + index * 8} ${120 + index * 128}h100`, p.wood, 12))}${line('M150 -20V120', p.metal, 6)}${path('M66 214q4-92 84-96q80 4 84 96Z', p.leafDark)}${shine(150, 224, 210, `${id}g`, p.lamp)}`,
    front: '',
  };
};
