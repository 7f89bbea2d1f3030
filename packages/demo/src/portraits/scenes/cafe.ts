import { glow, vertical } from '../colour.ts';
import type { DrawScene } from './draw.ts';
import { circle, crown, line, path, plant, rect, shine, times } from './draw.ts';

/** Draws a café with a window to the street, pendant lamps and a shelf of cups. */
export const drawCafe: DrawScene = (p, random, id) => {
  const window = `${rect(70, 150, 420, 620, `url(#${id}s)`, 'rx="210"')}<g clip-path="url(#${id}w)">${times(5, (index) => rect(60 + index * 96, 380 - random.int(0, 120), 92, 420, index % 2 ? p.brick : p.far))}${crown(150, 560, 110, [p.leafDark, p.leaf, p.leafFar])}${crown(410, 610, 90, [p.leafDark, p.leaf, p.leafFar])}</g>${line('M280 150V770M70 470H490', p.paper, 12)}<rect x="70" y="150" width="420" height="620" rx="210" fill="none" stroke="${p.paper}" stroke-width="18"/>`;
  const cup = (x: number, y: number, colour: string) =>
    path(`M${x} ${y}h46v22q0 24-23 24t-23-24Z`, colour) +
    line(`M${x + 46} ${y + 8}q18 0 14 14t-16 10`, colour, 6);
  const shelves = times(3, (row) => {
    const y = 320 + row * 150;
    return `${rect(600, y, 330, 16, p.woodDark)}${times(4, (index) => cup(622 + index * 74, y - 46, [p.accent, p.paper, p.accentTwo, p.accentThree][(index + row) % 4] ?? p.paper))}`;
  });
  const lamp = (x: number, y: number) =>
    `${line(`M${x} 0V${y - 60}`, p.metal, 6)}${path(`M${x - 74} ${y}q10-70 74-76q64 6 74 76Z`, p.accentTwo)}${shine(x, y + 12, 150, `${id}g`, p.lamp)}`;
  return {
    defs: `${vertical(`${id}s`, p.skyTop, p.skyLow)}${vertical(`${id}a`, p.wall, p.wallShade)}${glow(`${id}g`, p.lamp, 0.8)}<clipPath id="${id}w"><rect x="70" y="150" width="420" height="620" rx="210"/></clipPath>`,
    far: `${rect(-20, -20, 940, 1240, `url(#${id}a)`)}${window}${shelves}${rect(-20, 800, 940, 420, p.wood)}${rect(-20, 800, 940, 26, p.woodDark)}${times(8, (index) => rect(20 + index * 118, 860, 90, 300, p.woodDark, 'opacity=".25" rx="8"'))}`,
    near: lamp(610, 190) + lamp(820, 130),
    front: random.chance(0.6)
      ? `<g>${plant(40, 1215, 250, [p.leafDark, p.leaf])}</g>${circle(860, 1190, 0, p.paper)}`
      : '',
  };
};
