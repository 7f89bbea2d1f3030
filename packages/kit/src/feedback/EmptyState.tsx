import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${vars.space[3]};
  max-inline-size: ${vars.layout.measure};
  margin-inline: auto;
  padding: ${vars.space[12]} ${vars.space[4]};
  text-align: center;

  /* Drawings and icons share one soft background. */
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

/** State of an empty state, for its `className` and `style` functions. */
export interface EmptyStateState {
  /** Whether it reports an error. @selector [data-alert] */
  isAlert: boolean;
}

export interface EmptyStateProps extends FrameProps<HTMLDivElement, EmptyStateState> {
  /** A small drawing or icon, decoration only. Default: none. */
  drawing?: ReactNode;
  /** Heading. */
  title: ReactNode;
  /** One sentence below the heading. Default: none. */
  text?: ReactNode;
  /** The one action to take, such as a button. Default: none. */
  action?: ReactNode;
  /** Heading level of the title; 1 where the empty state is the whole page. Default: 2. */
  level?: 1 | 2;
  /** Whether it reports an error, announced immediately. Default: false. @selector [data-alert] */
  isAlert?: boolean;
}

/** Placeholder for a list that is empty or failed to load. */
export function EmptyState({
  drawing,
  title,
  text,
  action,
  level = 2,
  isAlert = false,
  ...frame
}: EmptyStateProps) {
  return (
    <Frame data-part="empty-state" {...useFrame(frame, { isAlert })} role={isAlert ? 'alert' : undefined}>
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
