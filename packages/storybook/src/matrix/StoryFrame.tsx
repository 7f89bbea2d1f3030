import { useEffect, useRef, useState } from 'react';
import { contentHeight } from './content-height.ts';
import { whenEnded } from './frame-queue.ts';
import { FRAME_MARK } from './is-frame.ts';
import type { MatrixFrame } from './plan-matrix.ts';

/** Distance from the view at which a frame loads. */
const NEAR = '300px';

export interface StoryFrameProps {
  frame: MatrixFrame;
  /** Title and name of the story. */
  title: string;
  /** Runs a task after those of other frames. */
  enqueue: (task: () => Promise<void>) => void;
  /** Minimum height in pixels of a frame that shrinks to its content. Default: it keeps its height. */
  minHeight?: number;
}

/** Frame of a story at its true size. Loads once it is near the view, after other frames. */
export function StoryFrame({
  frame: { url, width, height, ...frame },
  title,
  enqueue,
  minHeight = height,
}: StoryFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const [source, setSource] = useState('about:blank');
  const [fittedHeight, setFittedHeight] = useState(height);
  useEffect(() => {
    const iframe = element.current!;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        enqueue(async () => {
          setSource(url);
          await whenEnded(iframe);
          if (minHeight < height) setFittedHeight(contentHeight(iframe, minHeight));
        });
      },
      { rootMargin: NEAR },
    );
    observer.observe(iframe);
    return () => observer.disconnect();
  }, [enqueue, url, minHeight, height]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- A page of the same Storybook, whose mock calls need its service worker.
    <iframe
      ref={element}
      {...{ [FRAME_MARK]: '' }}
      title={`${title}: ${frame.title}`}
      src={source}
      width={width}
      height={fittedHeight}
    />
  );
}
