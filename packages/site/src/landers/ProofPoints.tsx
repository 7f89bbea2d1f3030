import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${vars.space[4]};

  /* Four are two pairs, never three and one. */
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(min(max(15rem, 34%), 100%), 1fr));
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: ${vars.space[1]} ${vars.space[4]};
    padding: ${vars.space[5]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.large};
    background: ${vars.surfaceRaised};
  }
  [data-part='proof-icon'] {
    display: grid;
    grid-row: span 2;
    place-items: center;
    inline-size: 3.25rem;
    block-size: 3.25rem;
    border-radius: 50%;
    background: ${vars.accentSoft};
    color: ${vars.accentText};
  }
  /* Lines instead of boxes, with large icons. */
  &[data-arrangement='lines'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${vars.space[8]};
  }
  &[data-arrangement='lines'] li {
    padding: ${vars.space[5]} 0;
    border: 0;
    border-block-start: 1px solid ${vars.line};
    border-radius: 0;
    background: none;
  }
  &[data-arrangement='lines'] [data-part='proof-icon'] {
    background: none;
  }
  &[data-arrangement='lines'] [data-part='proof-icon'] svg {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
  h3,
  h2 {
    font-size: ${vars.type.title};
    line-height: ${vars.leading.snug};
  }
  p {
    color: ${vars.textMuted};
    line-height: ${vars.leading.snug};
    text-wrap: pretty;
  }
`;

/** A reason to join. */
export interface ProofPoint {
  /** Decorative icon. */
  icon: ReactNode;
  /** Short title. */
  title: string;
  /** One or two sentences. */
  text: string;
}

/** Props of `ProofPoints`. */
export interface ProofPointsProps {
  /** The reasons, two to six. */
  points: readonly ProofPoint[];
  /** Cards, or one below the other between lines. Default: cards. @selector [data-arrangement] */
  arrangement?: 'cards' | 'lines';
}

/** Reasons to join as a list with icons. */
export function ProofPoints({ points, arrangement = 'cards' }: ProofPointsProps) {
  return (
    <List role="list" data-arrangement={arrangement}>
      {points.map(({ icon, title, text }) => (
        <li key={title}>
          <span data-part="proof-icon" aria-hidden>
            {icon}
          </span>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
