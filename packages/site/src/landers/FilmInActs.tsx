import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Screen = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  inline-size: 100%;

  > [data-part='media'] {
    block-size: auto;
    min-block-size: 0;
    aspect-ratio: 8 / 5;
    border-radius: ${vars.card.radius};
  }
  [data-part='acts'] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${vars.space[2]};
  }
  [data-part='acts'] span {
    overflow: hidden;
    block-size: 0.25rem;
    border-radius: ${vars.radius.full};
    background: ${vars.line};
  }
  [data-part='acts'] span::after {
    content: '';
    display: block;
    block-size: 100%;
    background: ${vars.accent};
    transform-origin: 0 50%;
  }
  /* The film has twelve seconds, four for each act. */
  @media (prefers-reduced-motion: no-preference) {
    [data-part='acts'] span::after {
      animation: act 12s linear infinite;
    }
    [data-part='acts'] span:nth-child(2)::after {
      animation-name: act-two;
    }
    [data-part='acts'] span:nth-child(3)::after {
      animation-name: act-three;
    }
    @keyframes act {
      0% {
        transform: scaleX(0);
      }
      33%,
      100% {
        transform: scaleX(1);
      }
    }
    @keyframes act-two {
      0%,
      33% {
        transform: scaleX(0);
      }
      67%,
      100% {
        transform: scaleX(1);
      }
    }
    @keyframes act-three {
      0%,
      67% {
        transform: scaleX(0);
      }
      100% {
        transform: scaleX(1);
      }
    }
  }
`;

/** Props of `FilmInActs`. */
export interface FilmInActsProps {
  /** The film, shown whole. */
  children: ReactNode;
}

/** A film of three acts as a small cinema: the whole picture, and below it a mark that fills for each act. */
export function FilmInActs({ children }: FilmInActsProps) {
  return (
    <Screen data-part="film">
      {children}
      <div data-part="acts" aria-hidden>
        <span />
        <span />
        <span />
      </div>
    </Screen>
  );
}
