import { messageLifetime } from './load-messages.ts';

export { findProtection } from './own-texts/protected-texts.ts';
export {
  describeTextProblem,
  findTextProblems,
  namespaceNames,
  type TextProblem,
} from './own-texts/find-text-problems.ts';

/** `Cache-Control` of texts under an address that changes with them: 24 hours (spec: locale.message-cache-24-hours). */
export const messagesCacheControl = `public, max-age=${messageLifetime / 1000}, immutable`;
