import { glow, vertical } from '../colour.ts';
import type { DrawScene } from './draw.ts';
import { circle, line, path, rect, times } from './draw.ts';

/** Draws a beach with low sun, small waves and dune grass. */
export const drawBeach: DrawScene = (p, random, id) => {
  const sunX = random.pick([210, 690]);
  const glints = times(14, (index) => {
    const spread = 30 + index * 9;
    return line(
      `M${sunX - spread + random.int(-20, 20)} ${690 + index * 13}h${random.int(40, 90)}`,
      p.sun,
      4,
      `opacity="${(0.75 - index * 0.035).toFixed(2)}"`,
    );
  });
  const cloud = (x: number, y: number, size: number) =>
    path(
      `M${x} ${y}q${size * 0.2}-${size * 0.34} ${size * 0.6}-${size * 0.22}q${size * 0.3}-${size * 0.3} ${size * 0.7}-${size * 0.04}q${size * 0.42}-${size * 0.04} ${size * 0.5} ${size * 0.26}Z`,
      p.haze,
      'opacity=".75"',
    );
  const grass = (x: number) =>
    times(9, (index) =>
      line(
        `M${x + index * 15} 1215q${random.int(-50, 40)}-120 ${random.int(-70, 70)}-${random.int(180, 290)}`,
        index % 2 ? p.leaf : p.leafDark,
        9,
      ),
    );
  return {
    defs: `<linearGradient id="${id}s" x2="0" y2="1"><stop offset="0" stop-color="${p.skyTop}"/><stop offset=".56" stop-color="${p.skyLow}"/></linearGradient>${vertical(`${id}w`, p.waterDark, p.water)}${vertical(`${id}b`, p.sand, p.sandDark)}${glow(`${id}u`, p.sun, 1)}`,
    far: `${rect(-20, -20, 940, 1240, `url(#${id}s)`)}${cloud(60, 300, 210)}${cloud(560, 200, 170)}${cloud(640, 420, 130)}${circle(sunX, 560, 400, `url(#${id}u)`)}${circle(sunX, 560, 82, p.sun)}${path('M-20 672q130-46 260-26t150 26Z', p.far)}${rect(-20, 668, 940, 250, `url(#${id}w)`)}${glints}${path('M-20 880q220-40 460 0t480-16v360H-20Z', p.haze, 'opacity=".7"')}${path('M-20 902q220-40 460 0t480-16v360H-20Z', `url(#${id}b)`)}`,
    near: line('M330 700l34 0l-10 14h-18ZM346 696v-52l26 44', p.paper, 4, 'opacity=".9"'),
    front: grass(sunX > 450 ? -20 : 780),
  };
};
