export type { ScreenParameter, StoryPorts } from './parameters.ts';
export { siteFor, siteOnStage, visit, type StoryRouter, type StorySite } from './site.ts';
export { ScreenStage } from './Stage.tsx';
export { setTexts } from './texts.ts';
export { usualViewer } from './viewer.ts';
export { handlersOf, worldFor, worldOnStage, type WorldParameter } from './world.ts';
