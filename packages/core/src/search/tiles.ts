import { TILE_BLOCK, TILE_INDEX } from '../constants.ts';

/** Item of the results: a profile, or a tile marked as advertising. */
export type SearchItem<P, C, A> =
  | { readonly kind: 'profile'; readonly profile: P }
  | { readonly kind: 'cam'; readonly cam: C }
  | { readonly kind: 'advert'; readonly advert: A };

/** Content of the tiles, one per block and repeating. An empty list disables the kind. */
export interface TileSupply<C, A> {
  readonly cams?: readonly C[];
  readonly adverts?: readonly A[];
}

/**
 * Inserts tiles into all loaded results. A full block of 12 profiles gets the cam tile at index 1 and the
 * advert tile at index 5 of the result; a shorter last block gets none
 * (spec: tile.webcam-after-every-12-profiles).
 */
export const insertTiles = <P, C = never, A = never>(
  profiles: readonly P[],
  { cams = [], adverts = [] }: TileSupply<C, A> = {},
): readonly SearchItem<P, C, A>[] => {
  const result: SearchItem<P, C, A>[] = [];
  for (let start = 0, block = 0; start < profiles.length; start += TILE_BLOCK, block += 1) {
    const items: SearchItem<P, C, A>[] = profiles
      .slice(start, start + TILE_BLOCK)
      .map((profile) => ({ kind: 'profile', profile }));
    if (items.length === TILE_BLOCK) {
      const cam = cams[block % cams.length];
      const advert = adverts[block % adverts.length];
      if (cam !== undefined) items.splice(TILE_INDEX.cam, 0, { kind: 'cam', cam });
      if (advert !== undefined) items.splice(TILE_INDEX.advert, 0, { kind: 'advert', advert });
    }
    result.push(...items);
  }
  return result;
};
