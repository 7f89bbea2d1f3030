import { buildId as textsId } from '@meetcute/i18n/node';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostSite } from './sites.ts';
import { findTemplateFolder, findTemplateFolders } from './template-folders.ts';

/** Returns the ID of the current texts and pages: 12 hex digits that change with any of them. */
export async function hostBuildId(templatesDir: string, sites: readonly HostSite[]): Promise<string> {
  const hash = createHash('sha256').update(await textsId());
  const folders = findTemplateFolders(templatesDir);
  for (const name of [...new Set(sites.map(({ settings }) => settings.template))].toSorted()) {
    const folder = findTemplateFolder(folders, name);
    const manifest = folder && join(folder, 'dist/client/.vite/manifest.json');
    if (manifest && existsSync(manifest)) hash.update(readFileSync(manifest));
  }
  return hash.digest('hex').slice(0, 12);
}
