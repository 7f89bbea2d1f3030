import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles of a radio button or checkbox in the brand's colours, in every scheme. Forced colours keep the browser's own. */
export const checkCss = css`
  @media (forced-colors: none) {
    display: grid;
    place-content: center;
    border: 2px solid ${vars.field.line};
    border-radius: min(${vars.radius.small}, 0.375rem);
    background: ${vars.field.surface};
    appearance: none;

    &::before {
      content: '';
      inline-size: 0.75rem;
      block-size: 0.75rem;
      background: ${vars.onAccent};
      clip-path: polygon(14% 46%, 0 62%, 42% 100%, 100% 20%, 84% 6%, 40% 68%);
      scale: 0;
    }
    &[type='radio'] {
      border-radius: 50%;
    }
    &[type='radio']::before {
      inline-size: 0.5rem;
      block-size: 0.5rem;
      border-radius: 50%;
      clip-path: none;
    }
    &:checked {
      border-color: ${vars.accent};
      background: ${vars.accent};
    }
    &:checked::before {
      scale: 1;
    }
    &:disabled {
      opacity: 0.5;
    }
  }
`;
