import { ARRIVAL_LIMITS, type ArrivalLimits, DAY_MS } from '@meetcute/core';
import { Busboy } from '@fastify/busboy';
import { PHOTO_MAX_BYTES, PHOTOS_MAX } from '@meetcute/contract';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { ServerError } from '../errors.ts';
import { watchArrival } from './arrival.ts';
import { badFields, FORM_MAX, requireType, tooLarge } from './body.ts';
import type { DiskUse } from './disk-share.ts';

/** The only part name of the contract's forms. */
const PART = 'file';

/** Name prefix of form folders, and the age in milliseconds after which one counts as abandoned. */
const FOLDER = 'meetcute-form-';
const ABANDONED_AFTER_MS = DAY_MS;

/** A form whose files are stored in a folder until they are removed. */
export interface Form {
  /** Files by part name. */
  values: Record<string, File[]>;
  /** Aborts when the files are deleted early because others need the disk. */
  signal: AbortSignal;
  /** Deletes the files. */
  remove(): Promise<void>;
}

const createEmptyUse = (): DiskUse => ({ count: () => {}, free: () => {} });

const createFormError = () =>
  new ServerError('bad_request', { message: 'The form is malformed.', fields: { '': 'malformed' } });

/** Passes bytes through and counts them. Cuts off a body that is too large or arrives too slowly. */
function guard(cut: (error: ServerError) => void, arrivalLimits: ArrivalLimits, use: DiskUse) {
  let size = 0;
  const { count, stop } = watchArrival(cut, arrivalLimits);
  const stream = new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.byteLength;
      count(chunk.byteLength);
      use.count(chunk.byteLength);
      if (size > FORM_MAX) cut(tooLarge());
      done(null, chunk);
    },
  });
  return { stream, stop };
}

/**
 * Creates a parser that writes files into a folder as they arrive. Each promise in `files` resolves once its file is
 * written, and rejects once `signal` has ended its writing.
 */
function createParser(
  type: string,
  folder: string,
  files: Promise<File>[],
  cut: (error: unknown) => void,
  signal: AbortSignal,
) {
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { files: PHOTOS_MAX, fileSize: PHOTO_MAX_BYTES, fields: 1, fieldSize: 1024, headerPairs: 20 },
  });
  const refuse = (name: string) => cut(badFields({ [name]: 'unrecognized_keys' }));
  parser.on('field', refuse);
  parser.on('filesLimit', () => cut(new ServerError('too_many_images')));
  parser.on('file', (name, stream, filename, _, mimeType) => {
    const index = files.length;
    if (name !== PART) {
      stream.resume();
      return refuse(name);
    }
    stream.once('limit', () => cut(tooLarge({ [`${PART}.${index}`]: 'too_large' })));
    const path = join(folder, String(index));
    const write = async () => {
      await pipeline(stream, createWriteStream(path), { signal });
      return new File([await openAsBlob(path)], filename, { type: mimeType });
    };
    const file = write();
    // A full disk is the server's fault; a part that ends too early is not.
    file.catch((error: unknown) =>
      cut(error instanceof Error && 'syscall' in error ? error : createFormError()),
    );
    files.push(file);
  });
  return parser;
}

/**
 * Reads a form of photos and writes each to a file of its own as it arrives, so that none is kept in memory.
 * Refuses a form that is too large, too slow or has too many or unknown parts as soon as possible, and leaves
 * no files behind. `startUse` counts its bytes on disk and may cut it off. Throws too_large, too_many_images,
 * bad_request, request_timeout, unavailable, unsupported_type.
 */
export async function readForm(
  request: Request,
  arrivalLimits: ArrivalLimits = ARRIVAL_LIMITS,
  startUse: (cut: (error: ServerError) => void) => DiskUse = createEmptyUse,
): Promise<Form> {
  requireType(request, ['multipart/form-data']);
  if (Number(request.headers.get('content-length') ?? 0) > FORM_MAX) throw tooLarge();
  if (!request.body) throw createFormError();
  const folder = await mkdtemp(join(tmpdir(), FOLDER));
  const controller = new AbortController();
  const cut = (error: unknown) => controller.abort(error);
  const use = startUse(cut);
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    use.free();
  };
  const { stream, stop } = guard(cut, arrivalLimits, use);
  const files: Promise<File>[] = [];
  try {
    const type = request.headers.get('content-type') ?? '';
    const parser = createParser(type, folder, files, cut, controller.signal);
    await pipeline(Readable.fromWeb(request.body as WebStream), stream, parser, {
      signal: controller.signal,
    });
    const writtenFiles = await Promise.all(files);
    controller.signal.throwIfAborted();
    controller.signal.addEventListener('abort', () => void remove());
    return {
      values: writtenFiles.length > 0 ? { [PART]: writtenFiles } : {},
      signal: controller.signal,
      remove,
    };
  } catch {
    cut(createFormError());
    // A folder in which a file is still being created can't be removed.
    await Promise.allSettled(files);
    await remove();
    throw controller.signal.reason;
  } finally {
    stop();
  }
}

/** Removes form folders left behind by a killed server. */
export async function removeAbandonedForms(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    // The file system's clock sets the age. Another server may have removed the folder meanwhile.
    const stats = name.startsWith(FOLDER) ? await stat(folder).catch(() => null) : null;
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_AFTER_MS)
      await rm(folder, { recursive: true, force: true });
  }
}
