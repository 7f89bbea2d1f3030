import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../workspace.ts';

/** How far a version moves on. */
export type Bump = 'major' | 'minor' | 'patch';

/** Note of a change that no release has yet. */
export interface Changeset {
  /** Bumps of the packages that it names. */
  readonly packages: Readonly<Record<string, Bump>>;
  /** Largest of them. */
  readonly bump: Bump;
  /** Description of the change, as Markdown. */
  readonly text: string;
}

const BUMPS: readonly Bump[] = ['major', 'minor', 'patch'];

const largest = (bumps: readonly Bump[]): Bump => BUMPS.find((bump) => bumps.includes(bump)) ?? 'patch';

/** Reads a changeset: packages with their bumps between two lines of dashes, then what changed. */
export function parseChangeset(source: string): Changeset {
  const [, head = '', text = ''] = /^---\n([^]*?)\n?---\n([^]*)$/.exec(source) ?? [];
  const packages = (parse(head) ?? {}) as Record<string, Bump>;
  return { packages, bump: largest(Object.values(packages)), text: text.trim() };
}

/** Returns the version after one, as Changesets computes it. */
export function nextVersion(version: string, changesets: readonly Changeset[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const next = {
    major: [major + 1, 0, 0],
    minor: [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
  };
  return changesets.length === 0 ? version : next[largest(changesets.map(({ bump }) => bump))].join('.');
}

/** Reads all changesets, by name. */
export const readChangesets = (): Changeset[] =>
  globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .map((path) => parseChangeset(readFileSync(join(root, path), 'utf8')));
