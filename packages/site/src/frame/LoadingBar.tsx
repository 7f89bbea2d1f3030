import { LOADING_BAR } from '@meetcute/core';
import { vars } from '@meetcute/theme';
import { useEffect, useState } from 'react';
import { useNextLocation } from '../router/index.ts';
import { styled } from 'styled-components';
import { createLoadingBar, type LoadingBarPhase } from './loading-bar.ts';

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 60;
  height: ${LOADING_BAR.height}px;
  pointer-events: none;
  transform-origin: left;
  background: ${vars.accent};
  transform: scaleX(0);
  opacity: 0;

  &[data-phase='loading'] {
    opacity: 1;
    transform: scaleX(0.92);
    transition: transform ${LOADING_BAR.duration}ms cubic-bezier(0.1, 0.6, 0.2, 1);
  }
  &[data-phase='full'] {
    opacity: 1;
    transform: scaleX(1);
    transition: transform ${vars.motion.enter};
  }
  &[data-phase='hiding'] {
    transform: scaleX(1);
    transition: opacity ${LOADING_BAR.resetDelay}ms;
  }
`;

/** Progress bar at the top of the page during navigation. Decorative, because the new page's heading is announced. */
export function LoadingBar() {
  const [phase, setPhase] = useState<LoadingBarPhase>('idle');
  const [bar] = useState(() => createLoadingBar(setPhase));
  const isLoading = useNextLocation() !== null;
  useEffect(() => {
    if (isLoading) bar.start();
    else bar.finish();
  }, [bar, isLoading]);
  useEffect(() => bar.stop, [bar]);
  return <Track data-part="loading-bar" data-phase={phase} aria-hidden />;
}
