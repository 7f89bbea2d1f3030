import { glow, vertical } from '../colour.ts';
import type { DrawScene } from './draw.ts';
import { circle, line, path, plant, rect, shine, times } from './draw.ts';

/** Draws a kitchen with tiles, open shelves and a window. */
export const drawKitchen: DrawScene = (p, random, id) => {
  const tiles = times(7, (row) =>
    times(9, (column) =>
      rect(
        column * 106 - (row % 2) * 53,
        480 + row * 62,
        100,
        56,
        p.paper,
        `opacity="${(0.35 + random.next() * 0.4).toFixed(2)}" rx="5"`,
      ),
    ),
  );
  const jar = (x: number, y: number, colour: string, height: number) =>
    rect(x, y - height, 52, height, colour, 'rx="10"') +
    rect(x + 4, y - height - 14, 44, 16, p.woodDark, 'rx="4"');
  const colours = [p.accent, p.accentTwo, p.accentThree, p.leaf, p.paper];
  const shelf = (y: number) =>
    times(4, (index) =>
      jar(30 + index * 72, y, colours[(index + y) % 5] ?? p.paper, 60 + random.int(0, 34)),
    ) + rect(-20, y, 370, 18, p.woodDark);
  const window = `${rect(560, 110, 300, 380, `url(#${id}s)`)}${circle(780, 210, 170, `url(#${id}u)`)}${path('M560 420q80-70 160-30t140-20v120H560Z', p.leafFar)}${path('M560 450q100-40 180-10t120-10v60H560Z', p.leaf)}${line('M710 110V490M560 300H860', p.paper, 12)}<rect x="560" y="110" width="300" height="380" fill="none" stroke="${p.paper}" stroke-width="20"/>${rect(535, 490, 350, 22, p.paper)}`;
  return {
    defs: `${vertical(`${id}s`, p.skyTop, p.skyLow)}${vertical(`${id}a`, p.wall, p.wallShade)}${glow(`${id}u`, p.sun, 1)}${glow(`${id}g`, p.lamp, 0.8)}`,
    far: `${rect(-20, -20, 940, 1240, `url(#${id}a)`)}${tiles}${window}${shelf(240)}${shelf(410)}${rect(-20, 880, 940, 34, p.paper)}${rect(-20, 914, 940, 320, p.accentThree)}${times(4, (index) => rect(10 + index * 232, 940, 206, 260, p.paper, 'opacity=".14" rx="6"'))}`,
    near: `${line('M450 -20V90', p.metal, 6)}${path('M370 170q0-82 80-86q80 4 80 86Z', p.accent)}${shine(450, 180, 170, `${id}g`, p.lamp)}${plant(600, 486, 110, [p.leafDark, p.leaf])}${rect(566, 440, 70, 56, p.brick, 'rx="6"')}${path('M40 880q0-62 110-62t110 62Z', p.brickDark)}${circle(110, 812, 34, p.accentTwo)}${circle(168, 806, 36, p.accent)}${circle(206, 822, 28, p.leaf)}`,
    front: '',
  };
};
