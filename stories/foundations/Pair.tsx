import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Sides = styled.main`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${vars.space[5]};
  padding: ${vars.space[5]};

  & figure {
    display: grid;
    grid-template-rows: 1fr auto;
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.medium};
    overflow: hidden;
  }

  & figure > div {
    display: grid;
    align-content: center;
    justify-items: center;
    padding: ${vars.space[6]};
  }

  & figcaption {
    padding: ${vars.space[3]} ${vars.space[4]};
    border-block-start: 4px solid ${vars.success};
    background: ${vars.surfaceRaised};
  }

  & figure[data-good='false'] figcaption {
    border-block-start: 4px dashed ${vars.danger};
  }
`;

export interface PairProps {
  good: ReactNode;
  bad: ReactNode;
  /** Reason for the first, as a sentence. */
  because: string;
  /** Reason against the second, as a sentence. */
  instead: string;
}

/** Right and wrong use of a part, side by side and named in words. */
export function Pair({ good, bad, because, instead }: PairProps) {
  return (
    <Sides lang="en">
      <figure data-good="true">
        <div>{good}</div>
        <figcaption>
          <strong>Do.</strong> {because}
        </figcaption>
      </figure>
      <figure data-good="false">
        <div>{bad}</div>
        <figcaption>
          <strong>Don’t.</strong> {instead}
        </figcaption>
      </figure>
    </Sides>
  );
}
