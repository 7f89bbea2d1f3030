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

/** Time limits in ms to connect to the storage, and for one response. */
const CONNECTION_TIMEOUT = 5000;
const REQUEST_TIMEOUT = 30_000;

/** Content types of stored images, so that a CDN can serve the bucket directly. */
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif' };

/** Stores files in a bucket of an S3-compatible storage. */
export function createS3Storage({ endpoint, region, bucket, prefix, credentials }: Bucket): FileStorage {
  const client = new S3Client({
    endpoint,
    region,
    // Not every compatible storage supports host names with the bucket in them.
    forcePathStyle: true,
    // Many of them do not support the checksums that newer clients add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      throwOnRequestTimeout: true,
    },
    ...(credentials ? { credentials } : {}),
  });
  const locate = (name: string) => ({ Bucket: bucket, Key: prefix + requireKey(name) });
  return {
    put: async (name, data) => {
      const type = TYPES[name.split('.').at(-1) ?? ''];
      await client.send(
        new PutObjectCommand({ ...locate(name), Body: data, ...(type ? { ContentType: type } : {}) }),
      );
    },
    get: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(locate(name)));
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    delete: async (name) => {
      await client.send(new DeleteObjectCommand(locate(name)));
    },
  };
}
