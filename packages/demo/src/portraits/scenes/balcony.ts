import { glow } from '../colour.ts';
import type { DrawScene } from './draw.ts';
import { circle, line, path, plant, rect, shine, times } from './draw.ts';

/** Draws a balcony over the roofs at dusk, with a string of lights. */
export const drawBalcony: DrawScene = (p, random, id) => {
  const roofs = (y: number, colour: string, lit: string, count: number) =>
    times(count, (index) => {
      const width = 920 / count;
      const x = index * width - 10;
      const top = y + random.int(-50, 60);
      const peak = random.chance(0.5);
      return `${path(`M${x} 1200V${top}${peak ? `L${x + width / 2} ${top - 60}L${x + width} ${top}` : `H${x + width}`}V1200Z`, colour)}${times(3, (row) => times(2, (column) => (random.chance(0.55) ? rect(x + 22 + column * (width / 2.4), top + 34 + row * 62, 26, 34, lit, 'opacity=".85"') : '')))}`;
    });
  const sag = (x: number) => 150 + 90 * Math.sin((x / 900) * Math.PI);
  const lights = times(9, (index) =>
    shine(50 + index * 100, Math.round(sag(50 + index * 100)) + 16, 66, `${id}g`, p.lamp),
  );
  return {
    defs: `<linearGradient id="${id}s" x2="0" y2="1"><stop offset="0" stop-color="${p.skyTop}"/><stop offset=".62" stop-color="${p.skyLow}"/><stop offset="1" stop-color="${p.accentTwo}"/></linearGradient>${glow(`${id}g`, p.lamp, 0.9)}${glow(`${id}u`, p.sun, 0.95)}`,
    far: `${rect(-20, -20, 940, 1240, `url(#${id}s)`)}${circle(690, 520, 330, `url(#${id}u)`)}${circle(690, 520, 74, p.sun)}${path('M-20 330q90-50 190-20t180-20q70 10 90 40H-20Z', p.haze, 'opacity=".5"')}${path('M560 250q80-40 160-10t200-16v50H560Z', p.haze, 'opacity=".45"')}${roofs(640, p.far, p.haze, 7)}${roofs(770, p.brick, p.lamp, 6)}`,
    near: `${line('M-20 140Q450 330 920 140', p.metal, 5)}${lights}${rect(-20, 900, 940, 20, p.woodDark)}${times(13, (index) => rect(10 + index * 74, 920, 12, 300, p.woodDark))}${plant(90, 905, 150, [p.leafDark, p.leaf])}${plant(835, 905, 170, [p.leaf, p.leafDark])}${rect(40, 880, 110, 70, p.accent, 'rx="8"')}${rect(780, 880, 120, 74, p.brickDark, 'rx="8"')}`,
    front: '',
  };
};
