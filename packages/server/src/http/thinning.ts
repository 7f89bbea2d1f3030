/**
 * Creates a function that says whether to log an event that can come thousands of times: it lets one in `interval`
 * milliseconds through, and returns how many it left out before that one. It returns null for those that it leaves out.
 */
export function createThinning(interval: number, now: () => number = () => performance.now()) {
  let last = -Infinity;
  let omittedCount = 0;
  return (): number | null => {
    const time = now();
    if (time - last < interval) {
      omittedCount += 1;
      return null;
    }
    const countBefore = omittedCount;
    last = time;
    omittedCount = 0;
    return countBefore;
  };
}
