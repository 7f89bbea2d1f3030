import { drawPattern } from './clothes.ts';
import { mix } from './colour.ts';
import { drawFace } from './face.ts';
import type { Expression } from './face.ts';
import type { Light } from './palette.ts';
import { palettes } from './palette.ts';
import { drawPeep } from './peep.ts';
import type { Traits } from './traits.ts';

const HEAD = 'matrix(.99789 0 0 1 156 62)';

/** Hair is the thick part of the head's ink: opened (thin lines vanish), filled with its colour, lit from the upper left. */
const hairFilter = (id: string, hair: string, lit: string) =>
  `<filter id="${id}" x="-30%" y="-30%" width="170%" height="170%"><feMorphology in="SourceAlpha" operator="erode" radius="10.5"/><feMorphology operator="dilate" radius="7" result="mass"/><feGaussianBlur stdDeviation="1.2" result="soft"/><feFlood flood-color="${hair}"/><feComposite in2="soft" operator="in" result="hair"/><feOffset in="soft" dx="9" dy="13" result="moved"/><feComposite in="soft" in2="moved" operator="out" result="rim"/><feGaussianBlur in="rim" stdDeviation="2.5" result="rimSoft"/><feFlood flood-color="${lit}"/><feComposite in2="rimSoft" operator="in"/><feComposite in2="soft" operator="in" result="shine"/><feMerge><feMergeNode in="hair"/><feMergeNode in="shine"/></feMerge></filter>`;

const headSkinPath = (head: string, skin: string) =>
  new RegExp(`<path[^>]*? ?d="([^"]+)"[^>]*fill="${skin}"`).exec(head)?.[1] ?? '';

const earring = (traits: Traits, lit: string) =>
  traits.earrings
    ? `<circle cx="244" cy="452" r="10" fill="${lit}"/><circle cx="244" cy="452" r="10" fill="none" stroke="#0003" stroke-width="3"/>`
    : '';

/** A person in the bust's 704 units, as definitions and drawing; `id` keeps its definitions apart. */
export const drawFigure = (traits: Traits, expression: Expression, light: Light, id: string) => {
  const palette = palettes[light];
  const { ink } = palette;
  const skin = mix(traits.skin, palette.skinTint, palette.skinShare);
  const hair = mix(traits.hairTone, palette.hairTint, palette.hairShare);
  const cloth = mix(traits.clothes, palette.clothTint, palette.clothShare);
  const accent = mix(traits.clothesAccent, palette.clothTint, palette.clothShare);
  const peep = drawPeep({
    head: traits.head,
    face: expression.eyes,
    beard: traits.beard,
    glasses: traits.glasses,
    skinTone: skin,
    hairTone: hair,
    clothesTone: accent,
  });
  const skinShade = mix(skin, palette.shade, 0.3);
  const blush = mix(skin, '#e2495b', 0.55);
  const headSkin = headSkinPath(peep.head, skin);
  const inked = (art: string) => art.replaceAll('#000', ink);
  const defs = `${hairFilter(`${id}h`, hair, mix(hair, palette.rim, 0.42))}<clipPath id="${id}c"><path d="${peep.clothes}"/></clipPath><clipPath id="${id}s"><path transform="${HEAD}" d="${headSkin}"/></clipPath><clipPath id="${id}k"><path d="${peep.skin}"/></clipPath><linearGradient id="${id}l"><stop offset="0" stop-color="${palette.rim}" stop-opacity=".34"/><stop offset=".45" stop-color="${palette.rim}" stop-opacity="0"/><stop offset=".6" stop-color="${palette.shade}" stop-opacity="0"/><stop offset="1" stop-color="${palette.shade}" stop-opacity=".4"/></linearGradient><radialGradient id="${id}b"><stop offset=".2" stop-color="${blush}" stop-opacity=".62"/><stop offset="1" stop-color="${blush}" stop-opacity="0"/></radialGradient>`;
  const body = [
    `<g fill-rule="evenodd"><path d="${peep.skin}" fill="${skin}"/><g clip-path="url(#${id}k)"><path d="M250 470Q400 640 560 500L540 585Q420 668 300 590Z" fill="${skinShade}"/></g><path d="${peep.clothes}" fill="${cloth}"/><g clip-path="url(#${id}c)">${drawPattern(traits.pattern, cloth, accent, ink)}<path d="M-60 560H780V1300H-60Z" fill="url(#${id}l)"/></g><path d="${peep.ink}" fill="${ink}"/></g>`,
    `<g transform="${HEAD}">${inked(peep.head)}</g>`,
    `<g clip-path="url(#${id}s)"><path d="M600 180C575 330 560 480 430 560L640 580Z" fill="${skinShade}" opacity=".55"/><ellipse cx="386" cy="424" rx="46" ry="34" fill="url(#${id}b)"/><ellipse cx="540" cy="412" rx="36" ry="32" fill="url(#${id}b)"/></g>`,
    // The light and the blush lie on the skin, so the ink of head and hair comes once more on top.
    `<g transform="${HEAD}">${inked(peep.head).replaceAll(skin, 'none')}</g>`,
    `<g transform="${HEAD}" filter="url(#${id}h)">${inked(peep.head).replaceAll(skin, 'none')}</g>`,
    earring(traits, palette.gold),
    `<g transform="translate(279 400)">${inked(peep.beard)}</g><g transform="translate(279 400)" filter="url(#${id}h)">${inked(peep.beard)}</g>`,
    `<g transform="translate(315 248)">${drawFace(peep.face, expression, traits.age, ink, blush)}</g>`,
    `<g transform="translate(203 303)">${inked(peep.glasses)}</g>`,
  ].join('');
  return { defs, body };
};
