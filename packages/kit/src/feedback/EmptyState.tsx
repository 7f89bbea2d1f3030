import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${vars.space[3]};
  max-inline-size: ${vars.layout.measure};
  margin-inline: auto;
  padding: ${vars.space[12]} ${vars.space[4]};
  text-align: center;

  /* Drawings and icons stand on the same soft ground. */
  [data-part='drawing'] {
    display: grid;
    place-items: center;
    margin-block-end: ${vars.space[2]};
    color: ${vars.accentText};
  }
  [data-part='drawing'] > *,
  [data-part='drawing']::before {
    grid-area: 1 / 1;
  }
  [data-part='drawing']::before {
    content: '';
    inline-size: 7.5rem;
    block-size: 6rem;
    border-radius: 56% 44% 52% 48% / 60% 54% 46% 40%;
    background: ${vars.accentSoft};
  }
  [data-part='title'] {
    font-size: ${vars.type.title};
  }
  p {
    color: ${vars.textMuted};
    text-wrap: balance;
  }
  [data-part='action'] {
    margin-block-start: ${vars.space[3]};
  }
`;

export interface EmptyStateProps {
  /** A small drawing or icon; decoration only. */
  drawing?: ReactNode;
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  /** Which heading its title is: 1 where it is all that the page says. Default: 2. */
  level?: 1 | 2;
  /** Whether it appears because something failed; then it is read at once. */
  isAlert?: boolean;
}

/** What stands where there is nothing to show: an empty list, or one that could not be loaded. */
export function EmptyState({ drawing, title, text, action, level = 2, isAlert }: EmptyStateProps) {
  return (
    <Frame role={isAlert ? 'alert' : undefined}>
      {drawing !== undefined && (
        <div data-part="drawing" aria-hidden>
          {drawing}
        </div>
      )}
      {level === 1 ? (
        <h1 data-part="title" tabIndex={-1}>
          {title}
        </h1>
      ) : (
        <h2 data-part="title">{title}</h2>
      )}
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <div data-part="action">{action}</div>}
    </Frame>
  );
}
