import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createHeights, type RenderedChunk } from './heights.ts';

/** Renders a chunk of a given height in pixels, observes it, and resolves once it is measured. */
async function measureChunk(heights: ReturnType<typeof createHeights>, chunk: RenderedChunk, height: number) {
  const { container } = render(<div style={{ blockSize: height }} />);
  const element = container.firstElementChild!;
  heights.observe(chunk, element);
  await new Promise<void>((resolve) => {
    new ResizeObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    }).observe(element);
  });
}

test('renders a chunk whole before any is measured, and if it was rendered whole before', async () => {
  const heights = createHeights();
  const chunk = { key: '1', size: 50 };
  expect(heights.partOf(chunk, 100, true)).toBeUndefined();
  await measureChunk(heights, { ...chunk, isPart: false }, 2500);
  expect(heights.partOf(chunk, 100, true)).toBeUndefined();
});

test('renders enough messages of another chunk in steps of ten, and all of them if they turn out too short', async () => {
  const heights = createHeights();
  const onShort = vi.fn<() => void>();
  heights.watch(onShort);
  await measureChunk(heights, { key: '1', size: 50, isPart: false }, 2500);
  const chunk = { key: '2', size: 50 };
  expect(heights.partOf(chunk, 450, true)).toBe(10);
  expect(heights.partOf(chunk, 450, false)).toBeUndefined();
  expect(heights.partOf(chunk, 1100, true)).toBe(30);
  expect(heights.partOf(chunk, 2400, true)).toBeUndefined();
  await measureChunk(heights, { ...chunk, size: 10, isPart: true }, 600);
  expect(onShort).not.toHaveBeenCalled();
  expect(heights.partOf(chunk, 450, false)).toBe(10);
  await measureChunk(heights, { ...chunk, size: 12, isPart: true }, 240);
  expect(onShort).toHaveBeenCalled();
  expect(heights.partOf(chunk, 450, true)).toBeUndefined();
  // Rendered messages stay, and the estimated height does not change.
  expect(heights.partOf(chunk, 50, true)).toBe(12);
  expect(heights.heightOf(chunk)).toBe(2500);
});
