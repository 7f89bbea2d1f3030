import { media, vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cardCss } from './card-css.ts';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

/** Keeps a long form away from the bars above and below it. */
const Room = styled.div`
  display: flex;
  flex: 1 0 auto;

  ${media.tablet} {
    padding-block: ${vars.space[8]};
  }
`;

const Frame = styled.section`
  display: grid;
  gap: ${vars.space[6]};
  inline-size: min(30rem, 100%);
  margin: auto;
  padding: ${vars.space[10]} ${vars.layout.gutter};

  h1 {
    font-size: ${vars.type.heading};
  }
  form {
    display: grid;
    gap: ${vars.space[5]};
  }
  [data-part='lead'],
  [data-part='fine'] {
    color: ${vars.textMuted};
  }
  [data-part='fine'] {
    font-size: ${vars.type.small};
  }
  [data-part='news'] {
    padding: ${vars.space[3]} ${vars.space[4]};
    border-radius: ${vars.radius.medium};
    background: ${vars.accentSoft};
    color: ${vars.text};
  }
  /* Empty live regions take no space. */
  [role='status']:empty,
  [role='alert']:empty {
    position: absolute;
  }
  [data-part='beside'] {
    color: ${vars.textMuted};
    text-align: center;
  }
  a:not([data-variant]) {
    color: ${vars.accentText};
    font-weight: ${vars.weight.strong};
  }
  ${media.tablet} {
    ${cardCss}
  }
`;

/** Props of `FormLayout`. */
export interface FormLayoutProps extends FrameProps<HTMLDivElement> {
  /** Title, form and further links. */
  children: ReactNode;
}

/** Lays out a page that consists of one form: title, form and links beside it. */
export function FormLayout({ children, ...frame }: FormLayoutProps) {
  return (
    <Room {...useFrame(frame, {})}>
      <Frame data-part="sheet">{children}</Frame>
    </Room>
  );
}
