import { href, type LayoutProps, Link, useSlot } from '@meetcute/site';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Head = styled.header`
  display: flex;
  justify-content: center;
  padding: calc(${vars.space[6]} + env(safe-area-inset-top)) ${vars.layout.gutter} ${vars.space[2]};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.layout.touch};
    text-decoration: none;
  }
`;

/** Layout with the logo only, so that nothing distracts from the page's one action. */
export default function LanderLayout({ children }: LayoutProps) {
  const Logo = useSlot('Logo');
  return (
    <>
      <Head>
        <Link to={href('index')}>
          <Logo />
        </Link>
      </Head>
      {children}
    </>
  );
}
