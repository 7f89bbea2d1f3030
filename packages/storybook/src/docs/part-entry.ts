/** Prop of a part, as its docs page shows it. */
export interface PartProp {
  name: string;
  /** TypeScript type as text. */
  type: string;
  isRequired: boolean;
  /** Docstring as one line. */
  about: string;
  /** Selector of the data attribute that reflects the prop; empty without one. */
  selector: string;
}

/** State of a part, which CSS selects by a data attribute. */
export type PartState = Pick<PartProp, 'name' | 'selector' | 'about'>;

/** Hook as read from its sources. */
export interface HookEntry {
  name: string;
  /** Package entry to import it from. */
  import: string;
  /** Docstring as one line. */
  about: string;
  /** Arguments and result as TypeScript. */
  signature: string;
  /** Fields of its result that the library declares; empty for other results. */
  fields: readonly Pick<PartProp, 'name' | 'type' | 'about'>[];
}

/** Part as read from its sources. */
export interface PartEntry {
  /** Exported name; `ProfileCard.Root` in a namespace. */
  name: string;
  /** Package entry to import it from. */
  import: string;
  /** Docstring as one line. */
  about: string;
  /** Element that a headless part renders by default; null where it is another component's. */
  element: string | null;
  /** Props that the library declares, required ones first. */
  props: readonly PartProp[];
  /** Number of further props, from HTML elements and React Aria. */
  inherited: number;
  states: readonly PartState[];
  /** Values of `data-part` of its elements. */
  elements: readonly string[];
  /** Keys of its texts, such as `likes:like`. */
  texts: readonly string[];
  /** Tokens of its styles as paths, for instance `card.radius`. */
  tokens: readonly string[];
}
