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

let renderedNames: string[] = [];

function collect(fiber: Fiber, previous: Fiber | null): void {
  if (FUNCTIONS.includes(fiber.tag) && (!previous || fiber.flags & PERFORMED_WORK))
    renderedNames.push(fiber.type?.name ?? '');
  // React keeps the children that it has not reached.
  if (fiber.child === previous?.child) return;
  for (let { child } = fiber; child; child = child.sibling) collect(child, child.alternate);
}

// React DOM reports its commits to the developer tools that exist when it loads.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) =>
      collect(current, current.alternate),
  },
});

/**
 * Records the names of the components that React renders, in order, until the next record begins. Returns the names, which
 * follow. Import this file before all that imports React DOM.
 */
export function recordRenderings(): readonly string[] {
  renderedNames = [];
  return renderedNames;
}
