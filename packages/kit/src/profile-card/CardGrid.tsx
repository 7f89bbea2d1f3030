import { media, vars } from '@meetcute/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled, type IStyledComponent } from 'styled-components';
import { skeletonCss } from '../feedback/Skeleton.tsx';

/** Grid of cards: two columns on a phone, three on a tablet, four on a desktop. */
export const CardGrid: IStyledComponent<'web', ComponentPropsWithRef<'ul'>> = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[6]} ${vars.space[4]};

  /* Cards and tiles are as high as their row, so that a low one leaves no hole, those with a ratio of their own too. */
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    place-items: stretch;
  }

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
    row-gap: ${vars.space[4]};

    ${media.tablet} {
      row-gap: ${vars.space[5]};
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  [data-part='skeleton'] * {
    visibility: hidden;
  }
  [data-part='skeleton'] :is([data-part='photo'], [data-part='row'], [data-part='place']) {
    ${skeletonCss}
    visibility: visible;
  }
  /* Clips the lines of text without changing their size. */
  [data-part='skeleton'] [data-part='row'] {
    clip-path: inset(10% 40% 10% 0 round ${vars.radius.small});
  }
  [data-part='skeleton'] [data-part='place'] {
    clip-path: inset(20% 55% 20% 0 round ${vars.radius.small});
  }
`;
