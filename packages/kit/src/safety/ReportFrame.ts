import { vars } from '@meetcute/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled, type IStyledComponent } from 'styled-components';

/** Single-column layout of the report form and its receipt. */
export const ReportFrame: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  display: grid;
  gap: ${vars.space[5]};
  min-inline-size: 0;

  form {
    display: flex;
    flex-direction: column;
    gap: ${vars.space[5]};
    min-inline-size: 0;
  }
  /* The empty live region takes no space. */
  form > [role='alert']:empty {
    margin-block-end: calc(-1 * ${vars.space[5]});
  }
  form textarea[data-part='control'] {
    min-block-size: 6rem;
  }
  [data-part='lead'],
  [data-part='fine'] {
    color: ${vars.textMuted};
  }
  [data-part='fine'] {
    font-size: ${vars.type.small};
  }
  [data-part='actions'] {
    display: grid;
    gap: ${vars.space[2]};
  }
  form [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
  }
  form [data-part='actions'] > [type='submit'] {
    flex: 1 0 auto;
  }
  [data-part='receipt'] {
    display: grid;
    gap: ${vars.space[3]};
  }
  [data-part='number'] {
    padding: ${vars.space[3]} ${vars.space[4]};
    border-radius: ${vars.radius.medium};
    background: ${vars.accentSoft};
    overflow-wrap: anywhere;
  }
`;
