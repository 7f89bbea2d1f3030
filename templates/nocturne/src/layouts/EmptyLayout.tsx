import type { LayoutProps } from '@meetcute/site';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Dark = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: calc(100dvh - var(--mc-banner, 0px));
  background: ${vars.surfaceSunken};
`;

/** Layout without navigation on the darkest background, at least as high as the window. */
export default function EmptyLayout({ children }: LayoutProps) {
  return <Dark>{children}</Dark>;
}
