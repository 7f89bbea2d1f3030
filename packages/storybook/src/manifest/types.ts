import type { HookEntry } from '../docs/part-entry.ts';

/** Prop of a component in the manifest. */
export interface ManifestProp {
  name: string;
  /** TypeScript type as text. */
  type: string;
  isRequired: boolean;
  /** Docstring as one line. */
  about: string;
}

/** Component in the manifest. */
export interface ManifestComponent {
  /** Exported name; `ProfileCard.Root` in a namespace. */
  name: string;
  /** Package entry to import it from. */
  import: string;
  about: string;
  props: readonly ManifestProp[];
  /** Props that take content, by name. */
  slots: readonly string[];
  states: readonly { name: string; selector: string; about: string }[];
  /** Values of `data-part` of its elements. */
  elements: readonly string[];
  /** Keys of its texts. */
  texts: readonly string[];
  /** Paths of the tokens that its styles use. */
  tokens: readonly string[];
}

/** Docs page of a part in the manifest. */
export interface ManifestPage {
  /** Name of the part, such as 'ProfileCard'. */
  name: string;
  /** Name of its Markdown file, without the ending. */
  file: string;
  /** Id of its docs page in Storybook. */
  id: string;
  /** Sentences on what it is for. */
  about: string;
  anatomy: string;
  states: string;
  accessibility: string;
  keyboard: readonly (readonly [keys: string, effect: string])[];
  dos: readonly string[];
  donts: readonly string[];
  components: readonly ManifestComponent[];
  /** Source of its samples. */
  example: string;
}

/** Hooks of an entry point in the manifest. */
export interface ManifestHooks {
  /** Entry point, such as `@meetcute/react/likes`. */
  import: string;
  hooks: readonly Omit<HookEntry, 'import'>[];
  /** Source of their samples. */
  example: string;
}
