/** Picture of one story in one look. */
export interface Shot {
  /** Id of the story. */
  readonly id: string;
  readonly brand: string;
  /** Colour scheme, as the toolbar names it. */
  readonly scheme: string;
  /** Width of the page in CSS pixels. */
  readonly width: number;
}

/** Looks in which each story is pictured: every combination of these. */
export interface Looks {
  readonly brands: readonly string[];
  readonly schemes: readonly string[];
  readonly widths: readonly number[];
}

/** Pictures of one look that a camera takes in one go. */
const BATCH = 50;

/** Returns the name of a look, such as `classic-dark-390`. */
export const lookName = ({ brand, scheme, width }: Omit<Shot, 'id'>): string => `${brand}-${scheme}-${width}`;

/** Returns the path of a picture in the folder of all pictures. */
export const shotPath = (shot: Shot): string => `${lookName(shot)}/${shot.id}.png`;

/** Returns the pictures of stories in all looks, in batches of one look each: a page stays open for a batch. */
export function listBatches(ids: readonly string[], { brands, schemes, widths }: Looks): Shot[][] {
  const looks = brands.flatMap((brand) =>
    schemes.flatMap((scheme) => widths.map((width) => ({ brand, scheme, width }))),
  );
  return looks.flatMap((look) => {
    const shots = ids.map((id) => ({ id, ...look }));
    return Array.from({ length: Math.ceil(shots.length / BATCH) }, (_, index) =>
      shots.slice(index * BATCH, (index + 1) * BATCH),
    );
  });
}
