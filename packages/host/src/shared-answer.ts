/**
 * Returns a function that asks once in `every` milliseconds at most, and not while an answer is awaited: a flood of
 * questions must not reach what answers them. An error is asked about again at once. `now` returns milliseconds.
 */
export function createSharedAnswer<T>(
  ask: () => Promise<T>,
  every: number,
  now = () => performance.now(),
): () => Promise<T> {
  let last: { answer: Promise<T>; at: number; isPending: boolean } | null = null;
  return () => {
    if (last && (last.isPending || now() - last.at < every)) return last.answer;
    const answer = ask();
    const current = { answer, at: now(), isPending: true };
    last = current;
    answer.then(
      () => void (current.isPending = false),
      () => void (last = null),
    );
    return answer;
  };
}
