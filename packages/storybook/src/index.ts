export { lookOf } from './looks/lookOf.ts';
export type { Look } from './looks/lookOf.ts';
export { setStepLanguage, t, textsIn } from './steps/texts.ts';
export { replayOnChange } from './stage/replayOnChange.ts';
