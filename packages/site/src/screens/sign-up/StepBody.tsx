import { t } from '@meetcute/theme';
import { styled } from 'styled-components';

/** What a step of the sign-up stands in: head, form and actions, in the wizard and wherever else a step is offered. */
export const StepBody = styled.div`
  display: grid;
  gap: ${t.space[6]};

  h1,
  h2 {
    /* Brings progress and dots into sight with it. */
    scroll-margin-block-start: calc(${t.layout.bar} + ${t.space[24]});
    font-size: ${t.type.heading};
  }
  [data-part='lead'] {
    margin-block-start: ${t.space[2]};
    color: ${t.textMuted};
    font-size: ${t.type.lead};
    line-height: ${t.leading.snug};
  }
  /* What may be told later takes no room before. */
  [role='alert']:empty,
  [role='status']:empty {
    position: absolute;
  }
  form {
    display: grid;
    gap: ${t.space[5]};
  }
  [data-part='address'] {
    display: grid;
  }
  /* Stands there to be heard when it fills, and takes no room before. */
  [data-part='advice'][data-offered] {
    margin-block-start: ${t.space[2]};
    overflow-wrap: anywhere;
  }
  [data-part='actions'] {
    display: grid;
    gap: ${t.space[2]};
    margin-block-start: ${t.space[2]};
  }
  [data-part='fine'] {
    color: ${t.textMuted};
    font-size: ${t.type.small};
  }
  [data-part='fine'] > span {
    white-space: nowrap;
  }
  [data-part='choices'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15.5rem, 100%), 1fr));
    gap: ${t.space[5]};
  }
  [data-part='fine'] a,
  [data-part='beside'] a {
    color: ${t.accentText};
    font-weight: ${t.weight.strong};
  }
  [data-part='beside'] {
    color: ${t.textMuted};
    text-align: center;
  }
`;
