import type { LookShare } from './looks.ts';

/**
 * Returns the share of the looks that each place of a template has. Most parts are those of both classic and nocturne, so
 * each place has its phone in one of them and its desktop in the other one. A further template may have parts of its own,
 * which no other one shows, so its places share their looks with none.
 */
export function readLookShare(name: string): LookShare {
  if (name === 'classic') return 'even';
  return name === 'nocturne' ? 'odd' : 'all';
}
