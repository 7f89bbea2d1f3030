export { pendingCalls } from './network/calls.ts';
export { respondWith, startNetwork } from './network/worker.ts';
export { day, formatList, moment, money, number, percent } from './steps/formats.ts';
export type { TextKey } from './steps/texts.ts';
export { country, fromNow, language, otherLanguage, nameLanguage } from './steps/names.ts';
export {
  anything,
  collapse,
  containing,
  matching,
  messagesIn,
  setStepLanguage,
  t,
  textsIn,
} from './steps/texts.ts';
export { within } from './steps/within.ts';
export { chooseLook } from './looks/look-of.ts';
export { pretendOnline } from './network/pretend-online.ts';
