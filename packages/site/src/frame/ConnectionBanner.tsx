import { ConnectionBanner as ConnectionBannerParts, useConnection } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Banner = styled.div`
  &:empty {
    display: none;
  }
  padding: ${vars.space[2]} ${vars.layout.gutter};
  border-block-end: 1px solid ${vars.line};
  /* The colour of the text would be a bright stripe at the top of a dark page. */
  background: color-mix(in oklab, ${vars.text} 12%, ${vars.surface});
  color: ${vars.text};
  font-size: ${vars.type.small};
  text-align: center;
`;

/** Publishes the banner's height in `--mc-banner` for pages that are as high as the window. */
function useBannerHeight() {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const banner = container.current;
    if (!banner) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // A property of the root restyles the whole page, so an empty banner sets none.
      if (banner.offsetHeight > 0) style.setProperty('--mc-banner', `${banner.offsetHeight}px`);
      else style.removeProperty('--mc-banner');
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty('--mc-banner');
    };
  }, []);
  return container;
}

/** Reports a lost connection, reconnection attempts and, briefly, a restored connection. */
export default function ConnectionBanner(): ReactNode {
  const container = useBannerHeight();
  return (
    <div ref={container}>
      <ConnectionBannerParts.Root as={Banner} connection={useConnection()} />
    </div>
  );
}
