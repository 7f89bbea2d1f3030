import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';

/** Row of fields that restrict a list. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};

  > * {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
  ${media.tablet} {
    > * {
      flex: 0 1 16rem;
    }
  }
`;
