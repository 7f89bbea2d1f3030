import { PAGE_SIZE } from '@meetcute/core';
import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/index.ts';

/** Cards side by side: two on a phone, three on a tablet, four on a desktop. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[6]} ${vars.space[3]};

  /* Cards that give way to others as soon as these are there. */
  &[data-leaving] {
    opacity: 0.5;
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${vars.space[8]} ${vars.space[5]};
  }
  /* Of a long grid only a window is drawn, which wants all rows to be equally high. A card with words below its photo
     keeps a line free there, so that the gap between rows is that between columns. */
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

/** The shape of a grid while its cards load, so that nothing shifts when they come. */
export function CardGridSkeleton({ label }: { label: string }) {
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
