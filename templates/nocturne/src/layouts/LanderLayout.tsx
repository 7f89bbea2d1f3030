import { href, type LayoutProps, Link, useSlot } from '@meetcute/site';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const height = `calc(2 * ${vars.space[5]} + ${vars.layout.touch} + env(safe-area-inset-top))`;

const Over = styled.header`
  position: relative;
  z-index: 10;
  margin-block-end: calc(-1 * ${height});
  padding: calc(${vars.space[5]} + env(safe-area-inset-top)) ${vars.layout.gutter};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.layout.touch};
    text-decoration: none;
  }
  /* Pages without a full-bleed image keep clear of the header. */
  & + * {
    --mc-head-over: ${height};
  }
`;

/** Layout with a full-bleed page under the logo. */
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
