import type { LayoutProps } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { BottomTabs } from './BottomTabs.tsx';
import { TopBar } from './TopBar.tsx';

const Frame = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  block-size: calc(100dvh - var(--mc-banner, 0px));

  > main {
    min-block-size: 0;
  }
  /* A phone shows only the conversation: its head links back, and the composer takes the place of the tabs. */
  ${media.phone} {
    &:has([data-shows='conversation']) > :not(main) {
      display: none;
    }
  }
  ${media.tablet} {
    > main {
      inline-size: 100%;
      max-inline-size: ${vars.layout.page};
      margin-inline: auto;
    }
  }
  ${media.desktop} {
    > main:has([data-part='chat-panes']) {
      /* Between the logo and the last of the controls in the bar. */
      max-inline-size: calc(${vars.layout.page} - 2 * ${vars.layout.gutter});
      border-inline: 1px solid ${vars.line};
    }
  }
`;

/** Layout as high as the window. Its content scrolls, so the composer stays in reach. */
export default function ChatLayout({ children }: LayoutProps) {
  return (
    <Frame>
      <TopBar />
      {children}
      <BottomTabs />
    </Frame>
  );
}
