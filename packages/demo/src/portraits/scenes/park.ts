import { glow, vertical } from '../colour.ts';
import type { DrawScene } from './draw.ts';
import { circle, crown, line, path, plant, rect, times } from './draw.ts';

/** Draws a park with a pond, old trees and a bench. */
export const drawPark: DrawScene = (p, random, id) => {
  const tree = (x: number, y: number, r: number) =>
    rect(x - r * 0.09, y, r * 0.18, r * 1.7, p.woodDark) + crown(x, y, r, [p.leafDark, p.leaf, p.leafFar]);
  const farTrees = times(9, (index) =>
    circle(
      index * 112 + random.int(-10, 20),
      600 + random.int(-20, 20),
      random.int(60, 92),
      index % 2 ? p.leafFar : p.far,
    ),
  );
  const flowers = (y: number) =>
    times(16, (index) =>
      circle(
        index * 58 + random.int(0, 30),
        y + random.int(-30, 60),
        random.int(6, 11),
        [p.accent, p.paper, p.accentTwo][index % 3] ?? p.accent,
      ),
    );
  return {
    defs: `${vertical(`${id}s`, p.skyTop, p.skyLow)}${vertical(`${id}g`, p.leaf, p.leafDark)}${vertical(`${id}w`, p.skyLow, p.water)}${glow(`${id}u`, p.sun, 1)}`,
    far: `${rect(-20, -20, 940, 1240, `url(#${id}s)`)}${circle(230, 250, 420, `url(#${id}u)`)}${path('M520 200q50-60 120-34q60-50 130 6q80-8 90 48H520Z', p.haze, 'opacity=".8"')}${farTrees}${path('M-20 640q220-50 470-16t470-20v620H-20Z', p.leafFar)}${path('M240 760q220-60 460-20t220 60q-140 70-380 60t-300-100Z', `url(#${id}w)`)}${tree(120, 420, 170)}${path('M-20 850q300-70 560 0t380-10v380H-20Z', `url(#${id}g)`)}`,
    near: `${tree(800, 300, 210)}${flowers(960)}${rect(36, 800, 230, 20, p.wood, 'rx="6"')}${rect(36, 838, 230, 20, p.wood, 'rx="6"')}${rect(22, 892, 258, 24, p.wood, 'rx="6"')}${line('M52 800V980M250 800V980', p.metal, 12)}`,
    front: random.chance(0.5) ? plant(20, 1230, 220, [p.leafDark, p.leaf]) : '',
  };
};
