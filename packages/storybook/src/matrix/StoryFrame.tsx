import { useEffect, useRef, useState } from 'react';
import { contentHeight } from './contentHeight.ts';
import { whenEnded } from './frameQueue.ts';
import { FRAME_MARK } from './isFrame.ts';
import type { MatrixFrame } from './planMatrix.ts';

/** Distance from the view at which a frame loads. */
const NEAR = '300px';

export interface StoryFrameProps {
  frame: MatrixFrame;
  /** Title and name of the story. */
  title: string;
  /** Runs a task after those of other frames. */
  enqueue: (task: () => Promise<void>) => void;
  /** Height, in pixels, to which the frame shrinks at most around lower content. Default: it keeps its height. */
  smallest?: number;
}

/** Frame of a story at its true size. Loads once it is near the view, after other frames. */
export function StoryFrame({
  frame: { url, width, height, ...frame },
  title,
  enqueue,
  smallest = height,
}: StoryFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const [source, setSource] = useState('about:blank');
  const [fitting, setFitting] = useState(height);
  useEffect(() => {
    const iframe = element.current!;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        enqueue(async () => {
          setSource(url);
          await whenEnded(iframe);
          if (smallest < height) setFitting(contentHeight(iframe, smallest));
        });
      },
      { rootMargin: NEAR },
    );
    observer.observe(iframe);
    return () => observer.disconnect();
  }, [enqueue, url, smallest, height]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- A page of the same Storybook, whose mock calls need its service worker.
    <iframe
      ref={element}
      {...{ [FRAME_MARK]: '' }}
      title={`${title}: ${frame.title}`}
      src={source}
      width={width}
      height={fitting}
    />
  );
}
