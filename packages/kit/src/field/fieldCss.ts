import { t } from '@meetcute/theme';
import { css } from 'styled-components';
import { selectCss } from './selectCss.ts';

/** The look of a labelled control: label above, help or error below, the control full width. */
export const fieldCss = css`
  display: grid;
  /* A control’s focus ring reaches 4 px beyond it, and touches no words. */
  gap: ${t.space[2]};
  min-inline-size: 0;

  label,
  legend,
  [data-part='label'] {
    font-size: ${t.type.small};
    font-weight: ${t.weight.strong};
  }
  /* A legend knows no gap of its own. */
  legend {
    margin-block-end: ${t.space[2]};
    padding: 0;
  }
  [data-part='control'] {
    inline-size: 100%;
    min-block-size: 3rem;
    padding: ${t.space[2]} ${t.space[4]};
    border: 1px solid ${t.field.line};
    border-radius: ${t.field.radius};
    background: ${t.field.surface};
    color: ${t.text};
    /* Under 16 px a phone zooms in when the field gets the focus. */
    font-size: max(16px, ${t.type.body});
    transition: border-color ${t.motion.feedback};
  }
  select[data-part='control'] {
    ${selectCss}
  }
  /* What was not chosen yet steps back behind what was. */
  select[data-part='control']:has(> option[value='']:checked) {
    color: ${t.textMuted};
  }
  select[data-part='control'] > option {
    background: ${t.surfaceRaised};
    color: ${t.text};
  }
  textarea[data-part='control'] {
    min-block-size: 150px;
    line-height: ${t.leading.text};
    resize: vertical;
  }
  [data-part='control']::placeholder {
    color: ${t.textMuted};
    opacity: 1;
  }
  [data-part='control'][aria-invalid='true'] {
    border-color: ${t.danger};
    box-shadow: inset 0 0 0 1px ${t.danger};
  }
  [data-part='control']:disabled {
    background: ${t.surfaceSunken};
    color: ${t.textMuted};
  }
  [data-part='help'] {
    color: ${t.textMuted};
    font-size: ${t.type.note};
    line-height: ${t.leading.snug};
  }
  [data-part='error'] {
    color: ${t.danger};
    font-size: ${t.type.small};
    line-height: ${t.leading.snug};
  }
`;
