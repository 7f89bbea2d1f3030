import { media, vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  gap: ${vars.space[1]} ${vars.space[5]};

  dt {
    color: ${vars.textMuted};
  }
  dd {
    margin-block-end: ${vars.space[2]};
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    grid-template-columns: minmax(8rem, auto) minmax(0, 1fr);
  }
`;

/** Props of `Facts`. */
export interface FactsProps {
  /** Names and values, in their order. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
