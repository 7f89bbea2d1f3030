import { drawPattern } from './clothes.ts';
import { mix } from './colour.ts';
import { drawFace } from './face.ts';
import type { Expression } from './face.ts';
import type { Light, Palette } from './palette.ts';
import { palettes } from './palette.ts';
import { drawPeep } from './peep.ts';
import type { Traits } from './traits.ts';

const HEAD = 'matrix(.99789 0 0 1 156 62)';

/**
 * Draws hair from the thick part of the head's ink: opened (thin lines vanish), filled with its colour and
 * lit from the upper left. Opens it by blurring and thresholding twice, because `feMorphology` takes five
 * times as long.
 */
const hairFilter = (id: string, hair: string, lit: string) =>
  `<filter id="${id}" x="-30%" y="-30%" width="170%" height="170%"><feGaussianBlur in="SourceAlpha" stdDeviation="7"/><feComponentTransfer><feFuncA type="linear" slope="12" intercept="-11"/></feComponentTransfer><feGaussianBlur stdDeviation="6"/><feComponentTransfer result="mass"><feFuncA type="linear" slope="12" intercept="-1.2"/></feComponentTransfer><feGaussianBlur stdDeviation="1.2" result="soft"/><feFlood flood-color="${hair}"/><feComposite in2="soft" operator="in" result="hair"/><feOffset in="soft" dx="9" dy="13" result="moved"/><feComposite in="soft" in2="moved" operator="out" result="rim"/><feGaussianBlur in="rim" stdDeviation="2.5" result="rimSoft"/><feFlood flood-color="${lit}"/><feComposite in2="rimSoft" operator="in"/><feComposite in2="soft" operator="in" result="shine"/><feMerge><feMergeNode in="hair"/><feMergeNode in="shine"/></feMerge></filter>`;

/**
 * Splits the skin, a single path before the ink, from the head, so that the ink can be drawn and filtered
 * without storing it twice.
 */
const takeSkin = (head: string, skin: string) => {
  const path = new RegExp(`<path[^>]* d="([^"]+)"[^>]*fill="${skin}"[^>]*/>`).exec(head);
  return { skinPath: path?.[1] ?? '', rest: path ? head.replace(path[0], '') : head };
};

const earring = ({ earrings }: Traits, gold: string) =>
  earrings
    ? `<circle cx="244" cy="452" r="10" fill="${gold}"/><circle cx="244" cy="452" r="10" fill="none" stroke="#0003" stroke-width="3"/>`
    : '';

const tonesOf = (traits: Traits, palette: Palette) => {
  const skin = mix(traits.skin, palette.skinTint, palette.skinShare);
  const hair = mix(traits.hairTone, palette.hairTint, palette.hairShare);
  return {
    skin,
    hair,
    shine: mix(hair, palette.rim, 0.42),
    skinShade: mix(skin, palette.shade, 0.3),
    blush: mix(skin, '#e2495b', 0.55),
    cloth: mix(traits.clothes, palette.clothTint, palette.clothShare),
    accent: mix(traits.clothesAccent, palette.clothTint, palette.clothShare),
  };
};

const sideLight = (id: string, { rim, shade }: Palette) =>
  `<linearGradient id="${id}"><stop offset="0" stop-color="${rim}" stop-opacity=".34"/><stop offset=".45" stop-color="${rim}" stop-opacity="0"/><stop offset=".6" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".4"/></linearGradient>`;

const blushGlow = (id: string, colour: string) =>
  `<radialGradient id="${id}"><stop offset=".2" stop-color="${colour}" stop-opacity=".62"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/**
 * Draws artwork, and its thick parts again in the hair colour unless it already contains hair of that colour.
 * A head is long, so it is stored once. A beard is short, and librsvg does not filter a reference to it.
 */
const drawHead = (art: string, hair: string, name: string, filter: string) =>
  `<g id="${name}" transform="${HEAD}" fill-rule="evenodd">${art}</g>${art.includes(hair) ? '' : `<use href="#${name}" filter="url(#${filter})"/>`}`;

const drawBeard = (art: string, hair: string, filter: string) =>
  `<g transform="translate(279 400)" fill-rule="evenodd">${art}${art.includes(hair) ? '' : `<g filter="url(#${filter})">${art}</g>`}</g>`;

/** Returns a person in the bust's 704 units, as definitions and drawing. `id` prefixes the definitions. */
export const drawFigure = (traits: Traits, expression: Expression, light: Light, id: string) => {
  const palette = palettes[light];
  const { ink } = palette;
  const tones = tonesOf(traits, palette);
  const { skin, skinShade, cloth, accent } = tones;
  const peep = drawPeep({
    head: traits.head,
    face: expression.eyes,
    beard: traits.beard,
    glasses: traits.glasses,
    skinTone: skin,
    hairTone: tones.hair,
    clothesTone: accent,
  });
  const { skinPath, rest } = takeSkin(peep.head, skin);
  const applyInk = (art: string) => art.replaceAll('#000', ink);
  const shape = (name: string, d: string, transform = '') =>
    `<path id="${id}${name}" d="${d}"${transform && ` transform="${transform}"`} fill-rule="evenodd"/><clipPath id="${id}${name}c"><use href="#${id}${name}"/></clipPath>`;
  const defs = [
    hairFilter(`${id}h`, tones.hair, tones.shine),
    shape('k', peep.skin),
    shape('w', peep.clothes),
    shape('s', skinPath, HEAD),
    sideLight(`${id}l`, palette),
    blushGlow(`${id}b`, tones.blush),
  ].join('');
  const body = [
    `<use href="#${id}k" fill="${skin}"/><g clip-path="url(#${id}kc)"><path d="M250 470Q400 640 560 500L540 585Q420 668 300 590Z" fill="${skinShade}"/></g>`,
    `<use href="#${id}w" fill="${cloth}"/><g clip-path="url(#${id}wc)">${drawPattern(traits.pattern, cloth, accent, ink)}<path d="M-60 560H780V1300H-60Z" fill="url(#${id}l)"/></g>`,
    `<path d="${peep.ink}" fill="${ink}" fill-rule="evenodd"/><use href="#${id}s" fill="${skin}"/>`,
    `<g clip-path="url(#${id}sc)"><path d="M600 180C575 330 560 480 430 560L640 580Z" fill="${skinShade}" opacity=".55"/><ellipse cx="386" cy="424" rx="46" ry="34" fill="url(#${id}b)"/><ellipse cx="540" cy="412" rx="36" ry="32" fill="url(#${id}b)"/></g>`,
    drawHead(applyInk(rest), tones.hair, `${id}i`, `${id}h`),
    earring(traits, palette.gold),
    peep.beard && drawBeard(applyInk(peep.beard), tones.hair, `${id}h`),
    `<g transform="translate(315 248)">${drawFace(peep.face, expression, traits.age, ink, tones.blush)}</g>`,
    `<g transform="translate(203 303)">${applyInk(peep.glasses)}</g>`,
  ].join('');
  return { defs, body };
};
