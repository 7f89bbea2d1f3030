import { vars } from '@meetcute/theme';
import { css } from 'styled-components';
import { selectCss } from './select-css.ts';

/** Styles of a labelled control: label above, help or error below, control at full width. */
export const fieldCss = css`
  display: grid;
  /* The focus ring extends 4 px beyond the control and must not touch text. */
  gap: ${vars.space[2]};
  min-inline-size: 0;

  label,
  legend,
  [data-part='label'] {
    font-size: ${vars.type.small};
    font-weight: ${vars.weight.strong};
  }
  /* The grid gap does not apply to a legend. */
  legend {
    margin-block-end: ${vars.space[2]};
    padding: 0;
  }
  [data-part='control'] {
    inline-size: 100%;
    min-block-size: 3rem;
    padding: ${vars.space[2]} ${vars.space[4]};
    border: 1px solid ${vars.field.line};
    border-radius: ${vars.field.radius};
    background: ${vars.field.surface};
    color: ${vars.text};
    /* Phones zoom in on focused fields below 16 px. */
    font-size: max(16px, ${vars.type.body});
    transition: border-color ${vars.motion.feedback};
  }
  select[data-part='control'] {
    ${selectCss}
  }
  /* An option that stands for no choice is muted, like a placeholder; one that means everyone is not. */
  select[data-part='control']:has(> option[data-part='placeholder']:checked) {
    color: ${vars.textMuted};
  }
  select[data-part='control'] > option {
    background: ${vars.surfaceRaised};
    color: ${vars.text};
  }
  textarea[data-part='control'] {
    min-block-size: 150px;
    line-height: ${vars.leading.text};
    resize: vertical;
  }
  [data-part='control']::placeholder {
    color: ${vars.textMuted};
    opacity: 1;
  }
  [data-part='control'][aria-invalid='true'] {
    border-color: ${vars.danger};
    box-shadow: inset 0 0 0 1px ${vars.danger};
  }
  [data-part='control']:disabled {
    background: ${vars.surfaceSunken};
    opacity: 0.5;
  }
  [data-part='help'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.note};
    line-height: ${vars.leading.snug};
  }
  [data-part='error'] {
    color: ${vars.danger};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
`;
