import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';

/** Layers of an Open Peeps bust in its own 704 units, with the head at the top and the elbows near y 1000. */
export interface Peep {
  readonly skin: string;
  readonly clothes: string;
  readonly ink: string;
  readonly head: string;
  readonly face: string;
  readonly beard: string;
  readonly glasses: string;
}

/** Parts and colours to draw. Names are those of the artwork, colours are hex. */
export interface PeepOptions {
  readonly head: string;
  readonly face: string;
  readonly beard: string | null;
  readonly glasses: string | null;
  readonly skinTone: string;
  readonly hairTone: string;
  readonly clothesTone: string;
}

const withoutHash = (hex: string) => [hex.slice(1)];

const layersOf = (svg: string): Peep => {
  const body =
    /<g fill-rule="evenodd" clip-rule="evenodd"><path d="([^"]+)"[^>]*><path d="([^"]+)"[^>]*><path d="([^"]+)"[^>]*><\/g>(.*)<\/svg>$/s.exec(
      svg,
    );
  const groups = body?.[4]
    ?.split(/<g transform="(?:matrix|translate)\([^)]*\)">/)
    .map((part) => part.replace(/<\/g>$/, ''));
  if (!body || groups?.length !== 6) {
    throw new Error(
      "The artwork of @dicebear/open-peeps changed its layers, so portraits can't be split. Pin version 9.4 or adapt peep.ts.",
    );
  }
  return {
    skin: body[1] ?? '',
    clothes: body[2] ?? '',
    ink: body[3] ?? '',
    head: groups[1] ?? '',
    face: groups[2] ?? '',
    beard: groups[3] ?? '',
    glasses: groups[5] ?? '',
  };
};

/** Draws a bust and splits it into layers, so that light and hair can be inserted between them. */
export const drawPeep = (options: PeepOptions): Peep => {
  const { head, face, beard, glasses, skinTone, hairTone, clothesTone } = options;
  const avatar = createAvatar(openPeeps, {
    seed: 'fixed',
    clip: false,
    head: [head as NonNullable<openPeeps.Options['head']>[number]],
    face: [face as NonNullable<openPeeps.Options['face']>[number]],
    ...(beard ? { facialHair: [beard as NonNullable<openPeeps.Options['facialHair']>[number]] } : {}),
    ...(glasses ? { accessories: [glasses as NonNullable<openPeeps.Options['accessories']>[number]] } : {}),
    facialHairProbability: beard ? 100 : 0,
    accessoriesProbability: glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: withoutHash(skinTone),
    headContrastColor: withoutHash(hairTone),
    clothingColor: withoutHash(clothesTone),
  });
  return layersOf(avatar.toString());
};
