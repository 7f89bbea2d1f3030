/** An app outside the workspace, and how it is installed. */
export interface Variant {
  /** Name in the output. */
  readonly name: string;
  /** Folder of the app in `packages/e2e/apps`. */
  readonly app: 'vite' | 'next' | 'react-router';
  /** Package manager. pnpm is strict: it links only declared dependencies and hoists nothing. */
  readonly manager: 'npm' | 'pnpm';
  /** Libraries that the packages expect from an app: the oldest or the newest version that they allow. */
  readonly peers: 'oldest' | 'newest';
  /** Further development dependencies. A package `node` replaces the Node of all scripts. */
  readonly extra?: Readonly<Record<string, string>>;
}

/** The variant of `npm run check:apps`: the strict manager, which finds an undeclared dependency, and has most libraries already. */
export const first: Variant = { name: 'Vite, pnpm', app: 'vite', manager: 'pnpm', peers: 'newest' };

/** All variants, of `npm run check:apps -- --all` and of the full run. */
export const all: readonly Variant[] = [
  first,
  { name: 'Vite, npm', app: 'vite', manager: 'npm', peers: 'newest' },
  { name: 'Vite, npm, oldest libraries', app: 'vite', manager: 'npm', peers: 'oldest' },
  { name: 'Vite, npm, Node 22', app: 'vite', manager: 'npm', peers: 'newest', extra: { node: '22' } },
  { name: 'Next, app router', app: 'next', manager: 'npm', peers: 'newest' },
  { name: 'React Router, framework mode', app: 'react-router', manager: 'npm', peers: 'newest' },
];
