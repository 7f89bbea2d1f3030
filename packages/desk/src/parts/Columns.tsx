import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';

/** Two columns on a wide screen: what a page is about, and what can be done. */
export const Columns = styled.div`
  display: grid;
  gap: ${vars.space[8]};

  > div {
    display: grid;
    gap: ${vars.space[8]};
    align-content: start;
    min-inline-size: 0;
  }
  form {
    display: grid;
    gap: ${vars.space[5]};
  }
  form > [data-variant] {
    justify-self: start;
  }
  /* An error without text has no row. */
  form > :empty {
    position: absolute;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
