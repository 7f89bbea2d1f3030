import { vars } from '@meetcute/theme';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';
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
    transform: scaleX(clamp(0, var(--played, 3) - var(--act, 0), 1));
    transform-origin: 0 50%;
    transition: transform 0.3s linear;
  }
  [data-part='acts'] span:nth-child(2) {
    --act: 1;
  }
  [data-part='acts'] span:nth-child(3) {
    --act: 2;
  }
`;

/** Props of `FilmInActs`. */
export interface FilmInActsProps {
  /** The film, shown whole. */
  children: ReactNode;
}

/** A film of three acts as a small cinema: the whole picture, and below it a mark that fills while its act plays. */
export function FilmInActs({ children }: FilmInActsProps) {
  const acts = useRef<HTMLDivElement>(null);
  const follow = ({ target }: SyntheticEvent) => {
    const { currentTime, duration } = target as HTMLVideoElement;
    acts.current?.style.setProperty('--played', String((3 * currentTime) / duration));
  };
  return (
    <Screen data-part="film" onTimeUpdateCapture={follow}>
      {children}
      <div ref={acts} data-part="acts" aria-hidden>
        <span />
        <span />
        <span />
      </div>
    </Screen>
  );
}
