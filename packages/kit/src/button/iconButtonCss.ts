import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Shape of a round icon button, without its states. */
export const iconButtonCss = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${vars.layout.touch};
  block-size: ${vars.layout.touch};
  border-radius: ${vars.radius.full};
  color: inherit;
  transition:
    transform ${vars.motion.feedback} ${vars.motion.ease},
    background ${vars.motion.feedback};
`;
