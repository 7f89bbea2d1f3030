import { glow, vertical } from '../colour.ts';
import type { DrawScene } from './draw.ts';
import { circle, crown, path, plant, rect, times } from './draw.ts';

/** Draws a path between tall trees with a hazy sun. */
export const drawForest: DrawScene = (p, random, id) => {
  const trunk = (x: number, width: number, colour: string) =>
    path(
      `M${x} -20H${x + width}Q${x + width - 4} 600 ${x + width + 14} 1010H${x - 14}Q${x + 4} 600 ${x} -20Z`,
      colour,
    );
  const row = (count: number, width: number, colour: string) =>
    times(count, (index) =>
      trunk(Math.round((index * 940) / count) + random.int(-20, 40), width + random.int(-8, 10), colour),
    );
  const ray = (x: number) => path(`M${x} -20h70L${x - 260} 1100h-190Z`, p.sun, 'opacity=".16"');
  return {
    defs: `${vertical(`${id}s`, p.skyLow, p.haze, p.leafFar)}${glow(`${id}u`, p.sun, 1)}${vertical(`${id}p`, p.haze, p.sandDark)}`,
    far: `${rect(-20, -20, 940, 1240, `url(#${id}s)`)}${circle(560, 330, 430, `url(#${id}u)`)}${row(9, 26, p.leafFar)}${row(6, 44, p.leaf)}${path('M-20 820q240-60 480-20t460-10v430H-20Z', p.leaf)}${path('M400 800q60-10 120 0q40 200 300 420H60Q330 1010 400 800Z', `url(#${id}p)`)}`,
    near: `${ray(520)}${ray(720)}${ray(900)}${trunk(-30, 92, p.woodDark)}${trunk(800, 110, p.woodDark)}${trunk(806, 34, p.wood)}${trunk(-24, 28, p.wood)}${crown(60, 60, 170, [p.leafDark, p.leaf, p.leafFar])}${crown(860, 30, 190, [p.leafDark, p.leaf, p.leafFar])}${crown(440, -90, 170, [p.leafDark, p.leaf, p.leafFar])}${plant(120, 1040, 170, [p.leafDark, p.leaf])}${plant(800, 1060, 180, [p.leaf, p.leafDark])}`,
    front: random.chance(0.5) ? plant(860, 1230, 260, [p.leafDark, p.leaf]) : '',
  };
};
