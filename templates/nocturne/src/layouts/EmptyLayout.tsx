import type { LayoutProps } from '@meetcute/site';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Dark = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${vars.surfaceSunken};
`;

/** Layout without navigation on the darkest background, at least as high as the window. */
export default function EmptyLayout({ children }: LayoutProps) {
  return <Dark>{children}</Dark>;
}
