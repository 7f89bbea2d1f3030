import { t } from '@meetcute/theme';
import { styled } from 'styled-components';

/** The column that most screens stand in: page width, gutters, a head with title and note. */
export const PageColumn = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${t.space[6]};
  inline-size: min(${t.layout.page}, 100%);
  margin-inline: auto;
  padding: ${t.space[6]} ${t.layout.gutter} ${t.space[16]};

  > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${t.space[2]} ${t.space[4]};
  }
  h1 {
    font-size: ${t.type.heading};
  }
  [data-part='count'] {
    color: ${t.textMuted};
  }
`;
