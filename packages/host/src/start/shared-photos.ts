import { join } from 'node:path';
import type { Environment } from './environment.ts';

/**
 * Returns a sentence for the operator when hosts can share the database but not the photos; null otherwise. It is no
 * warning, because a single host needs no shared photos.
 */
export const sharedPhotosNote = ({
  databaseUrl,
  apiOrigin,
  bucket,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'apiOrigin' | 'bucket' | 'dataDir'>): string | null =>
  databaseUrl && !apiOrigin && !bucket
    ? `Photos are stored in ${join(dataDir, 'uploads')}, which hosts on other machines do not see. To run several hosts, name a storage in STORAGE_URL.`
    : null;
