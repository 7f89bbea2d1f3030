import { nameElement } from './name-element.ts';

interface Axe {
  run: (
    context: { include: string; exclude: string },
    options: object,
  ) => Promise<{ violations: readonly { nodes: readonly { element?: Element; html: string }[] }[] }>;
}

/** Returns the elements of a page that are smaller than 24 px and too near to others (WCAG 2.2, 2.5.8). */
export async function findSmallTargets(): Promise<string[]> {
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
