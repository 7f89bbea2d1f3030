import { storyboards } from './flows/storyboards.ts';

/** Parameters of all stories: the flows between whose stories the manager links. */
export const parameters = { storyboards };
