import type { CheckResult } from '../check/problem.ts';
import { describeTests, type TestProgress } from '../check/test-progress.ts';

/** Milliseconds between two lines where no terminal shows them, such as in the log of a CI. */
const LINE_MS = 10_000;

/** Milliseconds between two states of the line on a terminal. */
const DRAW_MS = 500;

/** Ends a line that is drawn again and again. */
const CLEAR = '\r\u001B[K';

/** Stream for a person, such as `process.stderr`. */
type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

/** Functions that say how far the checks are. */
interface ShownProgress {
  readonly onEnd: (result: Pick<CheckResult, 'check'>) => void;
  readonly onTests: (progress: TestProgress) => void;
  readonly stop: () => void;
}

/**
 * Says how far `count` checks are: on a terminal in one line that changes, below the names of those that have ended; elsewhere
 * in a line every ten seconds.
 */
export function showProgress(count: number, stream: Stream = process.stderr): ShownProgress {
  const start = performance.now();
  let endedCount = 0;
  let tests: TestProgress = {};
  const draw = () => {
    const seconds = Math.round((performance.now() - start) / 1000);
    const state = [`${seconds} s: ${endedCount} of ${count} checks done`, describeTests(tests)];
    const line = state.filter((each) => each !== '').join('; ');
    stream.write(stream.isTTY ? `${CLEAR}${line.slice(0, (stream.columns ?? 80) - 1)}` : `${line}\n`);
  };
  const timer = setInterval(draw, stream.isTTY ? DRAW_MS : LINE_MS);
  return {
    onEnd({ check: { title } }) {
      endedCount += 1;
      if (stream.isTTY) stream.write(`${CLEAR}Checked ${endedCount} of ${count}: ${title}\n`);
    },
    onTests(progress) {
      tests = progress;
    },
    stop() {
      clearInterval(timer);
      if (stream.isTTY) stream.write(CLEAR);
    },
  };
}
