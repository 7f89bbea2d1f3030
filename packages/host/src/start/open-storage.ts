import type { FileStorage } from '@meetcute/server';
import { join } from 'node:path';
import type { Environment } from './environment.ts';
import { createFolderStorage } from './folder-storage.ts';

/**
 * Opens the photo storage: the bucket that STORAGE_URL names, else a folder in the data folder. The S3 client
 * loads only for a bucket.
 */
export async function openStorage({
  bucket,
  dataDir,
}: Pick<Environment, 'bucket' | 'dataDir'>): Promise<FileStorage> {
  if (!bucket) return createFolderStorage(join(dataDir, 'uploads'));
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(bucket);
}
