import { useEffect } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';

/** Pixels around the canvas: Storybook's padding and the border of the frame. */
const MARGIN = 82;

/** Zooms a frame of a fixed width out until it fits into the canvas, and keeps it fitting. Returns the function that stops. */
function keepFitting(canvas: HTMLElement, frame: HTMLElement): () => void {
  const fit = () => {
    const width = /([\d.]+)px/.exec(frame.style.width)?.[1];
    frame.style.zoom = width ? String(Math.min(1, (canvas.clientWidth - MARGIN) / Number(width))) : '';
  };
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  observer.observe(frame);
  return () => observer.disconnect();
}

/** Invisible tool that shows a story at 1440 px in full, even beside the sidebar. */
export function FitTool() {
  // Renders again for each story and width, which may replace the frame.
  useStorybookState();
  useGlobals();
  useEffect(() => {
    const canvas = document.querySelector<HTMLElement>('#storybook-preview-wrapper');
    const frame = canvas?.querySelector<HTMLElement>('[data-scale]');
    return canvas && frame ? keepFitting(canvas, frame) : undefined;
  });
  return null;
}
