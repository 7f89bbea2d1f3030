import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the rules that the test proves, at most five. */
    spec?: readonly string[];
    /** Set by Storybook on tests made from stories. */
    storyId?: string;
  }
}
