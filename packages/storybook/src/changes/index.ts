export { changesIndexer } from './changesIndexer.ts';
export { changesSince } from './changesSince.ts';
export type { RenamedStories, StoryChanges } from './changesSince.ts';
export { groupStories, lastRelease, releasesText, storiesOf, withRelease } from './releases.ts';
export type { Release } from './releases.ts';
export { storyHashes } from './storyHashes.ts';
export type { StoryHashes } from './storyHashes.ts';
