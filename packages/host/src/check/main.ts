import { readEnvironment } from '../start/environment.ts';
import { readSites } from '../start/sites.ts';
import { isStartError } from '../start/StartError.ts';
import { checkSites } from './check.ts';

try {
  const { sitesDir, apiOrigin } = readEnvironment(process.env);
  const { text, isComplete } = await checkSites(readSites(sitesDir), apiOrigin);
  console.info(text);
  if (!isComplete) process.exitCode = 1;
} catch (error) {
  // Prints only the sentence, as the host does at start.
  console.error(isStartError(error) ? error.message : error);
  process.exitCode = 1;
}
