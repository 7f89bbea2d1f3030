import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

/** List of accounts or members, a line each, which wraps on a phone. */
export const LineList = styled.ul`
  display: grid;
  border-block-start: 1px solid ${vars.line};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[1]} ${vars.space[4]};
    align-items: baseline;
    padding-block: ${vars.space[3]};
    border-block-end: 1px solid ${vars.line};
    overflow-wrap: anywhere;
  }
`;
