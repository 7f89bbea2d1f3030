/** Node of React's tree, as far as it says what was rendered. */
interface Fiber {
  tag: number;
  flags: number;
  type: { name?: string } | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** Tags of function components, alone and memoized. */
const FUNCTIONS: readonly number[] = [0, 15];

/** Flag of a component that was rendered, and not only passed by. */
const PERFORMED_WORK = 1;

/** Recorder that React DOM reports its commits to. A page has one for all its tests. */
interface Recorder {
  /** Names of rendered components; null while nothing is recorded. */
  names: string[] | null;
}

const globalScope = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Recorder };

function collect(fiber: Fiber, previous: Fiber | null, names: string[]): void {
  if (FUNCTIONS.includes(fiber.tag) && (!previous || fiber.flags & PERFORMED_WORK))
    names.push(fiber.type?.name ?? '');
  // React keeps the children that it has not reached.
  if (fiber.child === previous?.child) return;
  for (let { child } = fiber; child; child = child.sibling) collect(child, child.alternate, names);
}

/** Installs the recorder. React DOM reports its commits to the developer tools that exist when it loads. */
export function installRecorder(): void {
  const recorder = {
    names: null as Recorder['names'],
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
      if (recorder.names) collect(current, current.alternate, recorder.names);
    },
  };
  globalScope.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= recorder;
}

/**
 * Records the names of the components that React renders, in order, until the next record begins. Returns the names, which
 * follow. The setup of tests of whole pages installs the recorder.
 */
export function recordRenderings(): readonly string[] {
  const names: string[] = [];
  globalScope.__REACT_DEVTOOLS_GLOBAL_HOOK__!.names = names;
  return names;
}

/** Ends the record. */
export function stopRecording(): void {
  globalScope.__REACT_DEVTOOLS_GLOBAL_HOOK__!.names = null;
}
