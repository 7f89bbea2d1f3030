import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

/** Row of the buttons that send and close a form. */
export const FormButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[3]};
`;
