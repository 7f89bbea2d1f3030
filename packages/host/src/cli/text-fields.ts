import { readEnvironment } from '../start/environment.ts';
import { readSites } from '../start/sites.ts';
import { StartError } from '../start/StartError.ts';
import type { CommandInput } from './command.ts';

/**
 * Returns a function that reads the texts of a site's settings, which operators can remove. It throws a StartError for a site
 * without a file.
 */
export const textFieldsFrom =
  (env: CommandInput['env']) =>
  (site: string): readonly string[] => {
    const found = readSites(readEnvironment(env).sitesDir).find(({ id }) => id === site);
    if (found) return found.settings.text_fields;
    throw new StartError(`SITES_DIR has no site '${site}', whose settings name the texts of a profile.`);
  };
