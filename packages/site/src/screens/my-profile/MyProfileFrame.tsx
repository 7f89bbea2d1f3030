import { media, vars } from '@meetcute/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled, type IStyledComponent } from 'styled-components';

/** Layout of the viewer's profile page: one column on a phone, photos beside the sections from a tablet on. */
export const MyProfileFrame: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
  align-items: start;
  inline-size: min(${vars.layout.page}, 100%);
  margin-inline: auto;
  padding: ${vars.space[6]} ${vars.layout.gutter} ${vars.space[16]};
  overflow-wrap: anywhere;

  > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[3]} ${vars.space[4]};
  }
  h1 {
    font-size: ${vars.type.heading};
  }
  > [data-part='head'] [data-part='note'] {
    flex-basis: 100%;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  > [data-part='aside'],
  > [data-part='sections'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[5]};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: clamp(1.5rem, 3vw, 3rem);
    padding-block-start: ${vars.space[8]};

    > [data-part='head'] {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;
