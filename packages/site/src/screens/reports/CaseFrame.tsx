import { vars } from '@meetcute/theme';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const Frame = styled.article`
  display: grid;
  gap: ${vars.space[4]};
  inline-size: min(44rem, 100%);
  padding-block-start: ${vars.space[6]};
  border-block-start: 1px solid ${vars.line};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${vars.type.title};
  }
  h3 {
    font-size: ${vars.type.body};
    font-weight: ${vars.weight.strong};
  }
  section {
    display: grid;
    gap: ${vars.space[2]};
  }
  [data-part='fine'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
  h2 + [data-part='fine'] {
    margin-block-start: ${vars.space[1]};
  }
  [data-part='state'] {
    font-weight: ${vars.weight.strong};
  }
  [data-part='quote'] {
    white-space: pre-wrap;
  }
  dl {
    display: grid;
    gap: ${vars.space[2]};
  }
  dt {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  dd {
    margin: 0;
    white-space: pre-wrap;
  }
  dd a {
    color: ${vars.accentText};
  }
  form {
    display: grid;
    gap: ${vars.space[4]};
    inline-size: min(36rem, 100%);
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
  /* Empty live regions take no space. */
  [role='status']:empty,
  [role='alert']:empty {
    position: absolute;
  }
  [data-part='news'] {
    padding: ${vars.space[3]} ${vars.space[4]};
    border-radius: ${vars.radius.medium};
    background: ${vars.accentSoft};
  }
`;

/** Layout of one case: heading, facts, decisions and the appeal, stacked. */
export const CaseFrame = (props: ComponentProps<'article'>) => <Frame {...props} />;
