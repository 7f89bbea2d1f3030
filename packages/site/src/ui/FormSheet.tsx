import { media, t } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cardCss } from './cardCss.ts';

/** Keeps a long form off the bars above and below it. */
const Room = styled.div`
  display: flex;
  flex: 1 0 auto;

  ${media.tablet} {
    padding-block: ${t.space[8]};
  }
`;

const Frame = styled.section`
  display: grid;
  gap: ${t.space[6]};
  inline-size: min(30rem, 100%);
  margin: auto;
  padding: ${t.space[10]} ${t.layout.gutter};

  h1 {
    font-size: ${t.type.heading};
  }
  form {
    display: grid;
    gap: ${t.space[5]};
  }
  [data-part='lead'],
  [data-part='fine'] {
    color: ${t.textMuted};
  }
  [data-part='fine'] {
    font-size: ${t.type.small};
  }
  [data-part='news'] {
    padding: ${t.space[3]} ${t.space[4]};
    border-radius: ${t.radius.medium};
    background: ${t.accentSoft};
    color: ${t.text};
  }
  /* Waiting for words, they take no room. */
  [role='status']:empty,
  [role='alert']:empty {
    position: absolute;
  }
  [data-part='beside'] {
    color: ${t.textMuted};
    text-align: center;
  }
  a:not([data-variant]) {
    color: ${t.accentText};
    font-weight: ${t.weight.strong};
  }
  ${media.tablet} {
    ${cardCss}
  }
`;

/** A form that has the page to itself: title, form, and what stands beside it. */
export function FormSheet({ children }: { children: ReactNode }) {
  return (
    <Room>
      <Frame data-part="sheet">{children}</Frame>
    </Room>
  );
}
