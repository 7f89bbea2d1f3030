import { vars } from '@meetcute/theme';
import { Pause } from '@phosphor-icons/react/Pause';
import { Play } from '@phosphor-icons/react/Play';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { startLoop, stopLoop } from './loops.ts';

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  block-size: 100%;
  min-block-size: min(26rem, 56dvh);
  background: ${vars.surfaceSunken};

  video,
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 25%;
  }
  button {
    position: absolute;
    inset-block-start: ${vars.space[3]};
    inset-inline-end: ${vars.space[3]};
    z-index: 2;
    display: grid;
    place-items: center;
    inline-size: ${vars.layout.touch};
    block-size: ${vars.layout.touch};
    border-radius: 50%;
    background: rgb(0 0 0 / 0.6);
    color: #fff;
  }
  /* Without script nothing moves, so there is nothing to stop. Browsers show controls of the video then. */
  @media (scripting: none), (prefers-reduced-motion: reduce) {
    button {
      display: none;
    }
  }
  @media (scripting: none) {
    video {
      display: none;
    }
  }
`;

/** A short film without sound. */
export interface Loop {
  /** Address of the still picture, shown until the film plays, without script, and with reduced motion. */
  poster: string;
  /** Address of the film (WebM); null for a still picture only. */
  film: string | null;
}

/** Props of `MediaStage`. */
export interface MediaStageProps {
  /** The film. */
  loop: Loop;
}

/**
 * A decorative film behind a landing page, with a button that stops it. It is loaded after the page, and not at all with
 * reduced motion or when the visitor saves data.
 */
export function MediaStage({ loop }: MediaStageProps) {
  const { t } = useTranslation('landers');
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(true);
  const [isReady, setReady] = useState(false);
  const { film, poster } = loop;
  useEffect(() => {
    if (!film || !video.current) return;
    // The document's own script may have started the film, and the visitor may have stopped it.
    if (video.current.src) setPlaying(!video.current.paused);
    else startLoop(video.current);
    setReady(true);
  }, [film]);
  if (film === null)
    return (
      <Stage data-part="media">
        <img src={poster} alt="" fetchPriority="high" />
      </Stage>
    );
  const toggle = () => {
    if (!video.current) return;
    if (isPlaying) stopLoop(video.current);
    else startLoop(video.current);
    setPlaying(!isPlaying);
  };
  return (
    <Stage data-part="media">
      <img src={poster} alt="" fetchPriority="high" />
      <video ref={video} data-film={film} muted loop playsInline preload="none" aria-hidden tabIndex={-1} />
      <button
        type="button"
        data-part="media-toggle"
        data-ready={isReady || undefined}
        aria-label={t(isPlaying ? 'transitions.pause' : 'transitions.play')}
        onClick={toggle}
      >
        {isPlaying ? (
          <Pause aria-hidden size={20} weight="fill" />
        ) : (
          <Play aria-hidden size={20} weight="fill" />
        )}
      </button>
    </Stage>
  );
}
