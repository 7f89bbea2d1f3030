export { changesSince } from './changes-since.ts';
export type { RenamedStories } from './changes-since.ts';
export { groupStories, lastRelease, releasesText, readStoryHashes, withRelease } from './releases.ts';
export type { Release } from './releases.ts';
export { storyHashes } from './story-hashes.ts';
export type { StoryHashes } from './story-hashes.ts';
