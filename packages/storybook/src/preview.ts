// For the preview itself: loads no texts, no mocks and no site.
export { pretendOnline } from './network/pretendOnline.ts';
export { lookOf } from './looks/lookOf.ts';
export type { Look } from './looks/lookOf.ts';
export { detachFrame, isFrame } from './matrix/isFrame.ts';
export { createQueue } from './matrix/frameQueue.ts';
export { frameUrl } from './matrix/frameUrl.ts';
export { StoryFrame } from './matrix/StoryFrame.tsx';
export { MatrixFrames } from './matrix/MatrixFrames.tsx';
export { planMatrix } from './matrix/planMatrix.ts';
export type { Axis, FrameSize, MatrixPlan } from './matrix/planMatrix.ts';
export { readMatrix } from './matrix/readMatrix.ts';
export { replayOnChange } from './stage/replayOnChange.ts';
export { setSteps } from './stage/setSteps.ts';
export { showNotice } from './notices/showNotice.ts';
export { unknownSettings } from './notices/unknownSettings.ts';
export { watchFailures } from './notices/watchFailures.ts';
