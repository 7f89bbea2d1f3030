import { PAGE_SIZE } from '@meetcute/core';
import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/index.ts';

/** Grid of cards: two columns on a phone, three on a tablet, four on a desktop. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[6]} ${vars.space[3]};

  /* Outdated cards, shown until the new ones arrive. */
  &[data-leaving] {
    opacity: 0.5;
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${vars.space[8]} ${vars.space[5]};
  }
  /* Windowing needs rows of equal height. A card with text below its photo reserves a line there, so that row and column
     gaps match. */
  &[data-rows='even'] {
    grid-auto-rows: 1fr;
    row-gap: ${vars.space[3]};

    ${media.tablet} {
      row-gap: ${vars.space[5]};
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  [data-part='skeleton'] {
    aspect-ratio: ${vars.card.ratio};
    border-radius: ${vars.card.radius};
  }
  [data-part='skeleton-text'] {
    block-size: 1.25em;
    margin-block: ${vars.space[3]} 1.4em;
  }
`;

/** Placeholder of a grid while its cards load, which prevents layout shift. */
export function CardGridSkeleton({
  label,
}: {
  /** Accessible name of the list. */
  label: string;
}) {
  return (
    <CardGrid role="list" aria-label={label} aria-busy>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <li key={index}>
          <Skeleton data-part="skeleton" />
          <Skeleton data-part="skeleton-text" />
        </li>
      ))}
    </CardGrid>
  );
}
