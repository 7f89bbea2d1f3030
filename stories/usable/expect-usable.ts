import { cdp } from 'vitest/browser';
import { findMotion } from './find-motion.ts';
import { findUnfocused } from './find-unfocused.ts';
import { nameElement } from './name-element.ts';

/** Kinds of elements in which nothing was wrong on this page, which the stories of all brands share. */
const soundKinds = { motion: new Set<string>(), focus: new Set<string>() };

/** Tells pages whether their reader wants less motion. */
export const preferMotion = async (motion: 'reduce' | 'no-preference'): Promise<void> => {
  const features = [{ name: 'prefers-reduced-motion', value: motion }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
};

interface Axe {
  run: (
    context: { include: string; exclude: string },
    options: object,
  ) => Promise<{ violations: readonly { nodes: readonly { element?: Element; html: string }[] }[] }>;
}

/** Returns the elements of a page that are smaller than 24 px and too near to others (WCAG 2.2, 2.5.8). */
async function findSmallTargets(): Promise<string[]> {
  // Storybook's check of accessibility has loaded it.
  const { axe } = globalThis as unknown as { axe?: Axe };
  if (!axe) throw new Error('axe is not loaded: the story has run without its check of accessibility.');
  const { violations } = await axe.run(
    { include: '[data-template]', exclude: '[data-live-announcer]' },
    { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'], elementRef: true },
  );
  return violations
    .flatMap(({ nodes }) => nodes)
    .map(({ element, html }) => {
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return `${Math.round(width)} × ${Math.round(height)} px: ${element ? nameElement(element) : html}`;
    });
}

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
    ...sayAll('moves although less motion is preferred', findMotion(document, soundKinds.motion)),
    ...sayAll('has targets below 24 px, too near to others', await findSmallTargets()),
    ...sayAll('does not show the focus of a keyboard', await findUnfocused(document, soundKinds.focus)),
  ];
  if (reports.length > 0) throw new Error(reports.map((report) => `${what} ${report}`).join('\n'));
}
