import type { Random } from '../../random.ts';
import type { Palette } from '../palette.ts';

/** Scene in 900 by 1200 units. `far` is blurred behind the person, `near` is sharp behind, `front` is in front. */
export interface Scene {
  readonly defs: string;
  readonly far: string;
  readonly near: string;
  readonly front: string;
}

/** Draws a scene. `id` prefixes its definitions. */
export type DrawScene = (palette: Palette, random: Random, id: string) => Scene;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more && ` ${more}`}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`;

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more && ` ${more}`}/>`;

/** Repeats a drawing `count` times. The callback receives the index. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_item, index) => draw(index)).join('');

/** Returns a round crown of leaves in three tones, lit from the upper left. */
export const crown = (x: number, y: number, r: number, tones: readonly [string, string, string]): string =>
  circle(x, y, r, tones[0]) +
  circle(x - r * 0.62, y + r * 0.3, r * 0.66, tones[0]) +
  circle(x + r * 0.66, y + r * 0.26, r * 0.7, tones[0]) +
  circle(x - r * 0.2, y - r * 0.16, r * 0.74, tones[1]) +
  circle(x + r * 0.4, y + r * 0.1, r * 0.46, tones[1]) +
  circle(x - r * 0.34, y - r * 0.34, r * 0.4, tones[2]);

/** Returns the leaves of a house plant around a point. `size` is the length of a leaf. */
export const plant = (x: number, y: number, size: number, tones: readonly [string, string]): string =>
  times(7, (index) => {
    const angle = -78 + index * 26;
    return `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0C${-size * 0.28} ${-size * 0.4} ${-size * 0.16} ${-size * 0.86} 0 ${-size}C${size * 0.2} ${-size * 0.8} ${size * 0.28} ${-size * 0.36} 0 0Z" fill="${tones[index % 2]}"/>`;
  });

/** Returns the light of a lamp: a glow with a small bright centre. `glow` is the id of a glow definition. */
export const shine = (x: number, y: number, r: number, glow: string, middle: string): string =>
  circle(x, y, r, `url(#${glow})`) + circle(x, y, r * 0.14, middle);
