import { href, type LayoutProps, useSlot } from '@meetcute/site';
import { vars } from '@meetcute/theme';
import { Link } from 'react-router';
import { styled } from 'styled-components';

const Over = styled.header`
  position: absolute;
  inset: 0 0 auto;
  z-index: 10;
  padding: calc(${vars.space[5]} + env(safe-area-inset-top)) ${vars.layout.gutter};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.layout.touch};
    text-decoration: none;
  }
  /* A page that is no picture from edge to edge keeps clear of it. */
  & + * {
    --mc-head-over: calc(2 * ${vars.space[5]} + ${vars.layout.touch} + env(safe-area-inset-top));
  }
`;

/** The page from edge to edge with the logo lying on it. */
export default function LanderLayout({ children }: LayoutProps) {
  const Logo = useSlot('Logo');
  return (
    <>
      <Over>
        <Link to={href('index')}>
          <Logo />
        </Link>
      </Over>
      {children}
    </>
  );
}
