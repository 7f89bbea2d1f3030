import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a template's build that responds to every page with the same text. */
export function templatesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mc-templates-'));
  const code =
    "export const createServer = () => ({ name: 'x', icon: '', colors: { theme: '#fff', background: '#fff' }, staticKey: () => null, visitorKey: () => null, render: async () => new Response('hello') });";
  for (const name of ['classic', 'nocturne']) {
    mkdirSync(join(folder, name, 'dist/server'), { recursive: true });
    mkdirSync(join(folder, name, 'dist/client/.vite'), { recursive: true });
    writeFileSync(join(folder, name, 'dist/server/entry-server.js'), code);
    writeFileSync(join(folder, name, 'dist/client/.vite/manifest.json'), '{}');
    writeFileSync(join(folder, name, 'package.json'), '{ "type": "module" }');
  }
  return folder;
}
