import { vars } from '@meetcute/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled, type IStyledComponent } from 'styled-components';

/** Words of the error page. The message is what is read first; heading and code are small above it. */
export const ErrorWords: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space[3]};

  [data-part='code'] {
    display: flex;
    align-items: baseline;
    gap: ${vars.space[2]};
    color: ${vars.textMuted};
  }
  [data-part='code'] > * {
    font-family: ${vars.font.text};
    font-size: ${vars.type.small};
    font-weight: ${vars.weight.strong};
    letter-spacing: normal;
    line-height: ${vars.leading.text};
  }
  [data-part='message'] {
    max-inline-size: ${vars.layout.measure};
    color: ${vars.text};
    font-family: ${vars.font.display};
    font-size: ${vars.type.display};
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.tracking.display};
    line-height: ${vars.leading.tight};
    text-wrap: balance;
  }
  [data-part='hint'] {
    max-inline-size: ${vars.layout.measure};
    color: ${vars.textMuted};
    font-size: ${vars.type.lead};
  }
  a {
    margin-block-start: ${vars.space[2]};
  }
`;
