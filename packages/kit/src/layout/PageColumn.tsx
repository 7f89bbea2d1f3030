import { vars } from '@meetcute/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled, type IStyledComponent } from 'styled-components';

/** Column of most screens: page width, gutters, a head with title and note. */
export const PageColumn: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${vars.space[6]};
  inline-size: min(${vars.layout.page}, 100%);
  margin-inline: auto;
  padding: ${vars.space[6]} ${vars.layout.gutter} ${vars.space[16]};

  > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${vars.space[2]} ${vars.space[4]};
  }
  /* The words of a plain button stand at the edge of the column, not its invisible frame. */
  > [data-part='head'] > [data-variant='plain'] {
    margin-inline: calc(-1 * ${vars.space[3]});
  }
  h1 {
    font-size: ${vars.type.heading};
  }
  [data-part='count'] {
    color: ${vars.textMuted};
  }
`;
