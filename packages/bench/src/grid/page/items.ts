/** Item of the grid. */
export interface Item {
  /** Index of the item. */
  readonly id: number;
  /** Whether it is a tile instead of a profile. */
  readonly isTile: boolean;
  /** Name of the profile. */
  readonly title: string;
  /** Place of the profile. */
  readonly place: string;
  /** Color of the placeholder photo. */
  readonly color: string;
}

/** Positions of tiles among fourteen items, as on a page of twelve results. */
const TILES = new Set([4, 11]);

/** Returns the first items of a grid of profiles with tiles. */
export const itemsUpTo = (count: number): Item[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    isTile: TILES.has(id % 14),
    title: TILES.has(id % 14) ? `Advert ${id}` : `Member ${id}, ${18 + (id % 50)}`,
    place: `Place ${id % 97}`,
    color: `hsl(${(id * 37) % 360} 40% 60%)`,
  }));
