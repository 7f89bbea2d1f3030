export { findBadgeFaults } from './paint/find-badge-faults.ts';
export { findHidden, type Hidden } from './paint/find-hidden.ts';
export { findWords, type Sample } from './paint/sample.ts';
