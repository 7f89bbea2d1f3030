/** What stands in a place of the grid. */
export interface Item {
  readonly id: number;
  readonly isTile: boolean;
  readonly title: string;
  readonly place: string;
  readonly color: string;
}

/** Two places in fourteen are taken by tiles, as on a page of twelve results. */
const TILES = new Set([4, 11]);

/** The first so many places of a grid of profiles with tiles. */
export const itemsUpTo = (count: number): Item[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    isTile: TILES.has(id % 14),
    title: TILES.has(id % 14) ? `Advert ${id}` : `Member ${id}, ${18 + (id % 50)}`,
    place: `Place ${id % 97}`,
    color: `hsl(${(id * 37) % 360} 40% 60%)`,
  }));
