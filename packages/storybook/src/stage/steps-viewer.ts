import type { Viewer } from '../toolbar/toolbar.ts';

const words: Readonly<Record<Viewer, string>> = {
  visitor: 'a visitor',
  member: 'a new member',
  unpaid: 'a member who does not pay',
  paid: 'a member who pays',
};

let other: Viewer | null = null;

/** Keeps whom the steps on the canvas are those of, if a reader has chosen another viewer; null otherwise. */
export function setStepsViewer(viewer: Viewer | null): void {
  other = viewer;
}

/** Returns what to do if steps fail for the viewer whom a reader has chosen; null if nobody has chosen another one. */
export const stepsNote = (): string | null =>
  other && `The steps are those of ${words[other]}. Choose “Usual viewer” in the toolbar to see the state.`;

/** Returns what a story says whose page the site does not show to the viewer whom a reader has chosen; null if nobody has chosen one. */
export const redirectNote = (path: string): string | null =>
  other && `The site sends this viewer to ${path}. Choose “Usual viewer” in the toolbar to see the page.`;
