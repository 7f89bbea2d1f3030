import { cdp } from 'vitest/browser';
import { findMotion } from './find-motion.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { findUnfocused } from './find-unfocused.ts';

/** Kinds of elements that were looked at on this page. All stories of a page have the same brands. */
const seen = { motion: new Set<string>(), focus: new Set<string>() };

/** Tells pages whether their reader wants less motion. */
export const preferMotion = async (motion: 'reduce' | 'no-preference'): Promise<void> => {
  const features = [{ name: 'prefers-reduced-motion', value: motion }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
};

/** Number of elements that a report names. */
const MAX = 5;

function sayAll(what: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const more = items.length > MAX ? [`and ${items.length - MAX} more`] : [];
  return [[`${what}:`, ...[...items.slice(0, MAX), ...more].map((item) => `  ${item}`)].join('\n')];
}

/**
 * Throws if the rendered page can't be used by everyone: targets that are too small, a focus that can't be seen, or motion
 * where less of it is preferred. `what` is the story and its look, for the message. The focus moves over the page, so it is
 * the last that is looked at.
 */
export async function expectUsable(what: string): Promise<void> {
  const reports = [
    ...sayAll('moves although less motion is preferred', findMotion(document, seen.motion)),
    ...sayAll('has targets below 24 px, too near to others', await findSmallTargets()),
    ...sayAll('does not show the focus of a keyboard', await findUnfocused(document, seen.focus)),
  ];
  if (reports.length > 0) throw new Error(reports.map((report) => `${what} ${report}`).join('\n'));
}
