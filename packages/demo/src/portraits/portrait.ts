import { createRandom } from '../random.ts';
import { glow, vertical } from './colour.ts';
import { expressions } from './face.ts';
import type { Expression } from './face.ts';
import { drawFigure } from './figure.ts';
import { palettes } from './palette.ts';
import type { Light } from './palette.ts';
import { scenes } from './scenes/index.ts';
import { portraitTraits } from './traits.ts';

/** Width and height of a portrait in its own units, 3:4. */
export const PORTRAIT_SIZE = { width: 900, height: 1200 } as const;

/** Identity of a portrait: `index` counts a person's portraits from 0, `light` is that of the brand. */
export interface PortraitName {
  readonly personSeed: string;
  readonly index: number;
  readonly light: Light;
}

/** Returns the position of the person in the picture. The first picture is always the calm close-up. */
const poseFor = (seed: string, index: number) => {
  const random = createRandom(`${seed}/pose/${index}`);
  const scale =
    index === 0 ? 1.02 + random.next() * 0.08 : random.pick([0.94, 1, 1.14]) + random.next() * 0.06;
  return { scale, isMirrored: random.chance(0.5), tilt: random.int(-3, 3), shift: random.int(-36, 36) };
};

const stand = (seed: string, index: number) => {
  const { scale, isMirrored, tilt, shift } = poseFor(seed, index);
  // Place the centre of the head (400, 330 in the bust's units) in the upper third, at any scale.
  const x = 450 + shift - (isMirrored ? -1 : 1) * 385 * scale;
  const y = 530 - 330 * scale;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(isMirrored ? -scale : scale).toFixed(3)} ${scale.toFixed(3)}) rotate(${tilt} 385 800)`;
};

/**
 * Picks an expression. The first picture has open eyes; the others cycle through all expressions. A beard
 * hides every mouth except the open one.
 */
const expressionFor = (seed: string, index: number, beard: string | null): Expression => {
  const order = createRandom(`${seed}/faces`).shuffle(expressions);
  const openEyed = order.findIndex(({ eyes }) => eyes === 'smile');
  const expression = order[(openEyed + index) % order.length] ?? { eyes: 'smile', mouth: 'wide' };
  return beard === null || beard === 'chin' ? expression : { ...expression, mouth: 'grin' };
};

const sceneFor = (seed: string, index: number) => {
  const order = createRandom(`${seed}/scenes`).shuffle(scenes);
  const drawScene = order[index % order.length];
  if (!drawScene) throw new Error('No scenes are defined. Add one to scenes/index.ts.');
  return drawScene;
};

/**
 * Draws a portrait as an SVG document of 900 by 1200 units. Pure: the same name gives the same picture in a
 * browser and in Node.
 */
export const portraitSvg = ({ personSeed, index, light }: PortraitName): string => {
  const palette = palettes[light];
  const traits = portraitTraits(personSeed);
  const expression = expressionFor(personSeed, index, traits.beard);
  const scene = sceneFor(personSeed, index)(palette, createRandom(`${personSeed}/scene/${index}`), 's');
  const figure = drawFigure(traits, expression, light, 'f');
  const { width, height } = PORTRAIT_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${scene.defs}${figure.defs}<filter id="far" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter><filter id="lens"><feGaussianBlur stdDeviation="7"/></filter>${glow('key', palette.rim, light === 'classic' ? 0.55 : 0.3)}${glow('fill', light === 'classic' ? palette.accentTwo : palette.accentThree, 0.32)}${vertical('base', `${palette.shade}00`, `${palette.shade}66`)}</defs><g id="back">${scene.far}</g><use href="#back" filter="url(#far)"/><g>${scene.near}</g><ellipse cx="450" cy="330" rx="620" ry="560" fill="url(#key)"/><g transform="${stand(personSeed, index)}"><path d="M-40 1300V900Q20 640 240 590Q160 420 200 240Q260 60 420 80Q600 110 600 320Q600 520 530 590Q720 640 790 900V1300Z" fill="${palette.shade}" opacity=".2" filter="url(#soft)" transform="translate(22 40)"/>${figure.body}</g><g filter="url(#lens)">${scene.front}</g><circle cx="60" cy="120" r="620" fill="url(#key)" opacity=".34"/><circle cx="900" cy="1150" r="560" fill="url(#fill)"/><rect y="760" width="900" height="440" fill="url(#base)"/></svg>`;
};
