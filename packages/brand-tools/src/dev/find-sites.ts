import { type HostSite, readSites, readTemplateName, StartError } from '@meetcute/host/start';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Files without which a folder has no template. */
const ENTRIES = ['src/entry-browser.ts', 'src/entry-server.ts'];

/** Throws a StartError for a folder without a template. */
export function requireTemplate(folder: string): void {
  const missing = ENTRIES.find((entry) => !existsSync(join(folder, entry)));
  if (missing !== undefined)
    throw new StartError(
      `There is no template in ${folder}: ${missing} is missing. Run this in the folder of a template, or name one: meetcute dev <folder>.`,
    );
}

/** Returns the names by which sites select the template of a folder. */
const namesOf = (folder: string): unknown[] => [folder, basename(folder), readTemplateName(folder)];

/**
 * Returns the sites that show the template of a folder: those of `chosenDir`, or of its own `sites`, or else of the demo's
 * `demoDir`. Throws a StartError when there is none, or a site file is faulty.
 */
export function findSites(folder: string, chosenDir: string | undefined, demoDir: string): HostSite[] {
  const ownDir = join(folder, 'sites');
  const sitesDir = chosenDir || (existsSync(ownDir) ? ownDir : demoDir);
  const sites = readSites(sitesDir);
  const names = namesOf(folder);
  const ownSites = sites.filter(({ settings }) => names.includes(settings.template));
  if (ownSites.length > 0) return ownSites;
  const others = [...new Set(sites.map(({ settings }) => settings.template))].join(', ');
  const hint =
    sitesDir === demoDir
      ? `Add a site file to ${ownDir}`
      : `Write "template": "${basename(folder)}" into the settings of one`;
  throw new StartError(
    `No site in ${sitesDir} shows the template '${basename(folder)}'. They show: ${others}. ${hint}.`,
  );
}
