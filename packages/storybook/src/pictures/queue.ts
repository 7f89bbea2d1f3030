import { lookName, type Shot } from './shots.ts';

/** Picture that could not be made, with the error of its last attempt. */
export interface MissingShot extends Shot {
  readonly reason: string;
}

/** Milliseconds of each attempt. A later one has longer, because the machine may be busy. */
export const ATTEMPTS: readonly number[] = [15_000, 30_000, 60_000];

/** Takes one picture. Rejects when it fails or takes longer than the time in milliseconds. */
export type TakeShot = (shot: Shot, timeout: number) => Promise<void>;

async function takeAll(
  batches: (readonly Shot[])[],
  take: TakeShot,
  timeout: number,
): Promise<MissingShot[]> {
  const missing: MissingShot[] = [];
  for (let batch = batches.shift(); batch; batch = batches.shift()) {
    for (const shot of batch) {
      try {
        await take(shot, timeout);
      } catch (error) {
        missing.push({ ...shot, reason: error instanceof Error ? error.message : String(error) });
      }
    }
  }
  return missing;
}

/**
 * Takes all pictures, several batches at a time, and returns those that are missing at the end. One that fails is tried
 * again after all others, alone on the last attempt, so that a slow one delays no other.
 */
export async function takePictures(
  batches: readonly (readonly Shot[])[],
  takers: readonly TakeShot[],
  attempts: readonly number[] = ATTEMPTS,
): Promise<MissingShot[]> {
  let queue = [...batches];
  let missing: MissingShot[] = [];
  for (const [index, timeout] of attempts.entries()) {
    const isLast = index > 0 && index === attempts.length - 1;
    const results = await Promise.all(
      (isLast ? takers.slice(0, 1) : takers).map((take) => takeAll(queue, take, timeout)),
    );
    missing = results.flat();
    queue = missing.map(({ reason: _, ...shot }) => [shot]);
  }
  return missing;
}

/** Returns the list of missing pictures for the end of a run, with the first line of each reason. */
export const describeMissing = (missing: readonly MissingShot[]): string =>
  [
    `${missing.length} pictures are missing; all others are there:`,
    ...missing.map((shot) => `  ${shot.id} in ${lookName(shot)}: ${shot.reason.split('\n', 1)[0]}`),
  ].join('\n');
