import { createQueue } from '../matrix/frame-queue.ts';
import { frameUrl } from '../matrix/frame-url.ts';
import { StoryFrame } from '../matrix/StoryFrame.tsx';
import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { storyHref } from './story-href.ts';
import { textOf, useReaderSettings } from './useReaderSettings.ts';

const STYLES = `
[data-demo] iframe{inline-size:100%;border:1px solid GrayText;border-radius:8px}
[data-demo] details{margin-block:8px 32px}
[data-states]{display:flex;gap:16px;overflow-x:auto;padding:4px 4px 16px}
[data-states] figure{flex:none;inline-size:min(360px,80vw);margin:0}
[data-states] iframe{inline-size:100%;border:1px solid GrayText;border-radius:8px}
[data-states] figcaption{display:grid;gap:4px}
`;

const DEMO_HEIGHT = 400;
const MIN_DEMO_HEIGHT = 160;
const STATE_HEIGHT = 300;
/** The styles above decide the width. */
const WIDTH = 360;

/** All frames of a page, of which one opens at a time. */
const enqueue = createQueue();

interface FrameProps {
  id: string;
  /** Name of the story. */
  name: string;
  height: number;
  /** Minimum height of a frame that shrinks to its content. Default: `height`. */
  minHeight?: number;
}

/** Frame of a story in the look of the toolbar. */
function Frame({ id, name, height, minHeight = height }: FrameProps) {
  const settings = useReaderSettings(use(DocsContext));
  const frame = { url: frameUrl(id, settings), title: name, width: WIDTH, height };
  // A frame of its own for each look, so that it begins with its full height.
  return <StoryFrame key={frame.url} frame={frame} title="Story" enqueue={enqueue} minHeight={minHeight} />;
}

/** First story of the page, live, in the look of the toolbar, and its code. */
export function Demo() {
  const story = use(DocsContext).storyById();
  return (
    <div data-demo="">
      <style>{STYLES}</style>
      <Frame id={story.id} name={story.name} height={DEMO_HEIGHT} minHeight={MIN_DEMO_HEIGHT} />
      <details>
        <summary>Code</summary>
        <Source />
      </details>
    </div>
  );
}

/** All stories of the page in a row, live, each with its name and a link to it. */
export function StateRow() {
  const stories = use(DocsContext).componentStories();
  return (
    <div data-states="" role="region" aria-label="States" tabIndex={0}>
      {stories.map(({ id, name, parameters }) => (
        <figure key={id}>
          <Frame id={id} name={name} height={STATE_HEIGHT} />
          <figcaption>
            <a href={storyHref(id)} target="_top">
              {name}
            </a>
            {textOf(parameters['docs']?.description?.story)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Live story of another page, in the look of the toolbar. */
export function OtherStory({ id, name }: { id: string; name: string }) {
  return (
    <div data-demo="">
      <Frame id={id} name={name} height={DEMO_HEIGHT} minHeight={MIN_DEMO_HEIGHT} />
    </div>
  );
}
