import { vars } from '@meetcute/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled, type IStyledComponent } from 'styled-components';

/** Layout of a sign-up step: head, form and actions, in the wizard and on the error page. */
export const StepBody: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  display: grid;
  gap: ${vars.space[6]};

  h1,
  h2 {
    /* Scrolls progress and dots into view together with the heading. */
    scroll-margin-block-start: calc(${vars.layout.bar} + ${vars.space[24]});
    font-size: ${vars.type.heading};
  }
  [data-part='lead'] {
    margin-block-start: ${vars.space[2]};
    color: ${vars.textMuted};
    font-size: ${vars.type.lead};
    line-height: ${vars.leading.snug};
  }
  /* Empty live regions take no space. */
  [role='alert']:empty,
  [role='status']:empty {
    position: absolute;
  }
  form {
    display: grid;
    gap: ${vars.space[5]};
  }
  [data-part='address'] {
    display: grid;
  }
  /* The live region exists before its text, and takes no space while empty. */
  [data-part='advice'][data-offered] {
    margin-block-start: ${vars.space[2]};
    overflow-wrap: anywhere;
  }
  [data-part='actions'] {
    display: grid;
    gap: ${vars.space[2]};
    margin-block-start: ${vars.space[2]};
  }
  [data-part='fine'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  [data-part='actions'] [data-part='fine'] {
    text-align: center;
  }
  [data-part='fine'] > span {
    white-space: nowrap;
  }
  [data-part='fine'] a,
  [data-part='beside'] a {
    color: ${vars.accentText};
    font-weight: ${vars.weight.strong};
  }
  [data-part='beside'] {
    color: ${vars.textMuted};
    text-align: center;
  }
`;
