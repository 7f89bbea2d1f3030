import { glow, vertical } from '../colour.ts';
import type { DrawScene } from './draw.ts';
import { circle, crown, line, path, rect, shine, times } from './draw.ts';

/** Draws an old street with gables, a lantern and trees. */
export const drawStreet: DrawScene = (p, random, id) => {
  const fronts = random.shuffle([p.brick, p.accentTwo, p.paper, p.accentThree, p.brickDark]);
  const house = (x: number, width: number, top: number, colour: string) => {
    const middle = x + width / 2;
    const gable = random.chance(0.5)
      ? `M${x} 1000V${top}L${middle} ${top - 110}L${x + width} ${top}V1000Z`
      : `M${x} 1000V${top}h${width * 0.18}v-46h${width * 0.18}v-46h${width * 0.28}v46h${width * 0.18}v46h${width * 0.18}V1000Z`;
    const windows = times(4, (row) =>
      times(2, (column) => {
        const leftEdge = x + width * (0.17 + column * 0.4);
        const lit = random.chance(0.35);
        return `${rect(leftEdge, top + 40 + row * 128, width * 0.26, 84, lit ? p.lamp : p.glass, 'rx="4"')}${line(`M${leftEdge + width * 0.13} ${top + 40 + row * 128}v84`, p.paper, 4)}`;
      }),
    );
    return path(gable, colour) + path(gable, p.shade, 'opacity=".1"') + windows;
  };
  const row = times(5, (index) =>
    house(-40 + index * 196, 196, 300 + random.int(-60, 70), fronts[index] ?? p.brick),
  );
  return {
    defs: `${vertical(`${id}s`, p.skyTop, p.skyLow)}${vertical(`${id}r`, p.sandDark, p.wallShade)}${glow(`${id}g`, p.lamp, 0.95)}${glow(`${id}u`, p.sun, 0.7)}`,
    far: `${rect(-20, -20, 940, 1240, `url(#${id}s)`)}${row}${circle(180, 200, 420, `url(#${id}u)`)}${rect(-20, 940, 940, 280, `url(#${id}r)`)}${times(6, (index) => line(`M${index * 190 - 60} 1220L${330 + index * 56} 945`, p.wallShade, 5, 'opacity=".7"'))}${crown(60, 700, 130, [p.leafDark, p.leaf, p.leafFar])}${rect(52, 780, 22, 190, p.woodDark)}`,
    near: `${rect(796, 330, 16, 640, p.metal)}${path('M764 330h80l-14-110h-52Z', p.metal)}${path('M774 318h60l-9-86h-42Z', p.lamp)}${path('M768 220l36-40l36 40Z', p.metal)}${shine(804, 276, 190, `${id}g`, p.lamp)}`,
    front: '',
  };
};
