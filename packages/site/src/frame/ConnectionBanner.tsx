import { ConnectionBannerRoot, useConnection } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Banner = styled.div`
  &:empty {
    display: none;
  }
  padding: ${vars.space[2]} ${vars.layout.gutter};
  background: ${vars.text};
  color: ${vars.surface};
  font-size: ${vars.type.small};
  text-align: center;
`;

/** Tells pages that are as high as the window how much of it the banner takes, in `--mc-banner`. */
function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const banner = room.current;
    if (!banner) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--mc-banner', `${banner.offsetHeight}px`));
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty('--mc-banner');
    };
  }, []);
  return room;
}

/** Says that there is no connection, that it is sought, and for a moment that it is back. */
export default function ConnectionBanner(): ReactNode {
  const room = useRoom();
  return (
    <div ref={room}>
      <ConnectionBannerRoot as={Banner} connection={useConnection()} />
    </div>
  );
}
