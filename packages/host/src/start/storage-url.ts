import { findAddressProblem } from './addresses.ts';
import { StartError } from './StartError.ts';

/** Bucket of an S3-compatible storage. */
export interface Bucket {
  /** Origin of the storage, `https://s3.example.com`. */
  endpoint: string;
  /** Name of the bucket. */
  bucket: string;
  /** Prefix of every key: '' or a path with a trailing slash. */
  prefix: string;
  /** Region of the bucket. Default `us-east-1`. */
  region: string;
  /** Key and secret; null when the environment or the machine provides them, as on AWS. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

const problem = (what: string) =>
  // The address may contain a secret, so the message does not repeat it.
  new StartError(
    `STORAGE_URL ${what}. Give one like s3://key:secret@s3.example.com/bucket?region=eu-west-1.`,
  );

function readCredentials({ username, password }: URL): Bucket['credentials'] {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') throw problem('has a key without its secret, or the reverse');
  return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
}

/**
 * Reads `s3://key:secret@host:port/bucket/folder?region=…&tls=0`: https unless `tls` is 0, region `us-east-1`
 * by default. Throws a StartError that does not repeat the secret.
 */
export function readStorageUrl(text: string): Bucket {
  const wrong = findAddressProblem(text, ['s3']);
  if (wrong !== null) throw problem(`is not an address of an S3 storage: ${wrong}`);
  const url = new URL(text);
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'region' && name !== 'tls');
  if (unknown) throw problem("has a parameter other than 'region' and 'tls'");
  const tls = url.searchParams.get('tls') ?? '1';
  if (tls !== '0' && tls !== '1') throw problem("has a 'tls' that is neither 0 nor 1");
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '');
  if (bucket === '') throw problem('names no bucket');
  return {
    endpoint: `${tls === '0' ? 'http' : 'https'}://${url.host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: url.searchParams.get('region') || 'us-east-1',
    credentials: readCredentials(url),
  };
}
