/** Picture of one story in one brand. */
export interface Shot {
  /** Route or frame of a storyboard. */
  readonly name: string;
  readonly brand: string;
  /** Id of the story. */
  readonly id: string;
}

/** Picture that could not be made, with the error of its last attempt. */
export interface MissingShot extends Shot {
  readonly reason: string;
}

/** Milliseconds of each attempt. A later one has longer, because the machine may be busy. */
export const ATTEMPTS: readonly number[] = [15_000, 30_000, 60_000];

/** Takes one picture. Rejects when it fails or takes longer than the time in milliseconds. */
export type TakeShot = (shot: Shot, timeout: number) => Promise<void>;

async function takeAll(queue: Shot[], take: TakeShot, timeout: number): Promise<MissingShot[]> {
  const missing: MissingShot[] = [];
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    try {
      await take(shot, timeout);
    } catch (error) {
      missing.push({ ...shot, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return missing;
}

/**
 * Takes all pictures, several at a time, and returns those that are missing at the end. One that fails is tried again
 * after all others, alone on the last attempt, so that a slow one delays no other.
 */
export async function takePictures(
  shots: readonly Shot[],
  takers: readonly TakeShot[],
  attempts: readonly number[] = ATTEMPTS,
): Promise<MissingShot[]> {
  let missing: MissingShot[] = shots.map((shot) => ({ ...shot, reason: '' }));
  for (const [index, timeout] of attempts.entries()) {
    const queue = missing.map(({ name, brand, id }): Shot => ({ name, brand, id }));
    const isLast = index > 0 && index === attempts.length - 1;
    const results = await Promise.all(
      (isLast ? takers.slice(0, 1) : takers).map((take) => takeAll(queue, take, timeout)),
    );
    missing = results.flat();
  }
  return missing;
}

/** Returns the ids of the stories whose pictures exist in every brand, by name: the site map shows those. */
export function completeIds(
  ids: ReadonlyMap<string, string>,
  missing: readonly MissingShot[],
): Record<string, string> {
  const incomplete = new Set(missing.map(({ name }) => name));
  return Object.fromEntries([...ids].filter(([name]) => !incomplete.has(name)));
}

/** Returns the list of missing pictures for the end of a build, with the first line of each reason. */
export const describeMissing = (missing: readonly MissingShot[]): string =>
  [
    `${missing.length} pictures are missing; the Storybook is complete without them:`,
    ...missing.map(
      ({ name, brand, id, reason }) => `  ${name} in ${brand} (${id}): ${reason.split('\n', 1)[0]}`,
    ),
  ].join('\n');
