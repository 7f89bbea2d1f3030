import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileStorage } from '@meetcute/server';
import { requireKey } from './storage-key.ts';
import type { Bucket } from './storage-url.ts';

/** Milliseconds to reach the storage, and for one answer. */
const CONNECTION_TIMEOUT = 5000;
const REQUEST_TIMEOUT = 30_000;

/** What pictures are stored as, so that a bucket can be put on a CDN as it is. */
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif' };

/** Files in a bucket of an S3-compatible storage. */
export function createS3Storage({ endpoint, region, bucket, prefix, credentials }: Bucket): FileStorage {
  const client = new S3Client({
    endpoint,
    region,
    // Not every compatible storage answers under the name of a bucket.
    forcePathStyle: true,
    // The checksums that newer clients add on their own are unknown to many of them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      throwOnRequestTimeout: true,
    },
    ...(credentials ? { credentials } : {}),
  });
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + requireKey(name) });
  return {
    put: async (name, data) => {
      const type = TYPES[name.split('.').at(-1) ?? ''];
      await client.send(
        new PutObjectCommand({ ...at(name), Body: data, ...(type ? { ContentType: type } : {}) }),
      );
    },
    get: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    delete: async (name) => {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}
