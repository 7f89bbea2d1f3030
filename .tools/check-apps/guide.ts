import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const guide = readFileSync(join(root, 'docs/developers/one-part-alone.md'), 'utf8');

/** Libraries that the guide tells an app to install. */
export const installed: readonly string[] = [...guide.matchAll(/^npm install (.+)$/gm)].flatMap(([, names]) =>
  names!.split(' '),
);

const exportOf = (code: string) => {
  const [, name] = /^export (?:const|function) (\w+)/m.exec(code) ?? [];
  if (name !== undefined) return name;
  throw new Error(`A code block of the guide exports nothing, so that it can't be tried:\n${code}`);
};

/** Writes each code block of the guide to a folder, as a module named after its export. */
export function writeGuide(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [, code] of guide.matchAll(/^```tsx\n(.*?)^```/gms))
    writeFileSync(join(folder, `${exportOf(code!)}.tsx`), code!);
}
