import type { AxeRecord } from './record.ts';
import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** IDs of the rules that the test proves, at most five. */
    spec?: readonly string[];
    /** ID of the story; set by Storybook on tests created from stories. */
    storyId?: string;
    /** Findings of axe on the page of the story. */
    axe?: AxeRecord;
  }
}
