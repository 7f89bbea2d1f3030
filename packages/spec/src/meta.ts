import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** IDs of the rules that the test proves, at most five. */
    spec?: readonly string[];
    /** ID of the story; set by Storybook on tests created from stories. */
    storyId?: string;
  }
}
