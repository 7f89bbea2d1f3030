import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNearEnd } from './useNearEnd.ts';

afterEach(() => vi.unstubAllGlobals());

/** Renders a list end. Returns a function that reports intersections in one batch. */
function renderEnd(onNear: () => void) {
  let report: (intersections: readonly boolean[]) => void = () => undefined;
  class Observer {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      report = (all) => callback(all.map((isIntersecting) => ({ isIntersecting })));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  function End() {
    return <div ref={useNearEnd<HTMLDivElement>(true, onNear)} />;
  }
  render(<End />);
  return (...intersections: readonly boolean[]) => report(intersections);
}

test.each([
  ['near', [true], 1],
  ['far', [false], 0],
  ['far, then near in one batch', [false, true], 1],
  ['near, then far in one batch', [true, false], 0],
])('reports an end that is %s', (_, intersections, calls) => {
  const onNear = vi.fn<() => void>();
  renderEnd(onNear)(...intersections);
  expect(onNear).toHaveBeenCalledTimes(calls);
});
