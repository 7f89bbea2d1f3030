import { syncBuiltinESMExports } from 'node:module';
import { PassThrough, Writable } from 'node:stream';

/** A text of a question, and the keys that a person presses once it is shown. */
export type Answer = readonly [shown: string, keys: string];

/** Milliseconds after which a question without an answer is cancelled, so that its test ends. */
const PATIENCE = 10_000;

/** Keys of a terminal. */
export const keys = { enter: '\r', down: '\u001B[B', cancel: '\u0003' } as const;

/** Puts streams in place of those of the process. Returns what undoes it. */
function replaceStreams(streams: { readonly stdin: unknown; readonly stdout: unknown }): () => void {
  const originalStreams = { stdin: process.stdin, stdout: process.stdout };
  const set = (values: object) => {
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(process, name, { value, configurable: true });
    syncBuiltinESMExports();
  };
  set(streams);
  return () => set(originalStreams);
}

/**
 * Does work in a terminal where a person gives answers, one after the other. Resolves with what was shown, and with the error of
 * work that rejects.
 */
export async function answerIn(
  answers: readonly Answer[],
  work: () => Promise<void>,
): Promise<{ shown: string; error: Error | null; left: readonly Answer[] }> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const remainingAnswers = [...answers];
  let output = '';
  let readLength = 0;
  const stdout = new Writable({
    write(chunk: Buffer, _, done) {
      output += chunk.toString();
      const [next] = remainingAnswers;
      const index = next ? output.indexOf(next[0], readLength) : -1;
      if (next && index !== -1) {
        readLength = output.length;
        remainingAnswers.shift();
        timer.refresh();
        // The question listens once it has been drawn.
        setTimeout(() => stdin.write(next[1]), 5);
      }
      done();
    },
  });
  const timer = setTimeout(() => stdin.write(keys.cancel), PATIENCE);
  const undo = replaceStreams({
    stdin,
    stdout: Object.assign(stdout, { isTTY: true, columns: 200, rows: 50 }),
  });
  try {
    await work();
    return { shown: output, error: null, left: remainingAnswers };
  } catch (error) {
    return { shown: output, error: error as Error, left: remainingAnswers };
  } finally {
    clearTimeout(timer);
    undo();
  }
}
