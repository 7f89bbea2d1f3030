/** Map of a country in drawing units, for an SVG. */
export interface CountryMap {
  /** Width of the drawing. */
  readonly width: number;
  /** Height of the drawing. */
  readonly height: number;
  /** Outline of mainland and near islands, as the `d` of a path. */
  readonly path: string;
  /** Large cities, largest first, placed so that their names do not overlap. */
  readonly cities: readonly { readonly name: string; readonly x: number; readonly y: number }[];
}
