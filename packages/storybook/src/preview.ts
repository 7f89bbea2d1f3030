// For the preview itself: loads no texts, no mocks and no site.
export { pretendOnline } from './network/pretend-online.ts';
export { lookOf } from './looks/look-of.ts';
export type { Look } from './looks/look-of.ts';
export { detachFrame, isFrame } from './matrix/is-frame.ts';
export { createQueue } from './matrix/frame-queue.ts';
export { frameUrl } from './matrix/frame-url.ts';
export { StoryFrame } from './matrix/StoryFrame.tsx';
export { MatrixFrames } from './matrix/MatrixFrames.tsx';
export { planMatrix } from './matrix/plan-matrix.ts';
export type { Axis, FrameSize, MatrixPlan } from './matrix/plan-matrix.ts';
export { readMatrix } from './matrix/read-matrix.ts';
export { replayOnChange } from './stage/replay-on-change.ts';
export { setSteps } from './stage/set-steps.ts';
export { showNotice } from './notices/show-notice.ts';
export { unknownSettings } from './notices/unknown-settings.ts';
export { watchFailures } from './notices/watch-failures.ts';
