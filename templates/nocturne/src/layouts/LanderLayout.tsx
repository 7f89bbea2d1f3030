import { href, type LayoutProps, useSlot } from '@meetcute/site';
import { t } from '@meetcute/theme';
import { Link } from 'react-router';
import { styled } from 'styled-components';

const Over = styled.header`
  position: absolute;
  inset: 0 0 auto;
  z-index: 10;
  padding: calc(${t.space[5]} + env(safe-area-inset-top)) ${t.layout.gutter};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${t.layout.touch};
    text-decoration: none;
  }
  /* A page that is no picture from edge to edge keeps clear of it. */
  & + * {
    --mc-head-over: calc(2 * ${t.space[5]} + ${t.layout.touch} + env(safe-area-inset-top));
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
