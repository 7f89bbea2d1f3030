import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

// A CSS image cannot use theme variables: this grey has 3:1 contrast on fields of light and dark brands.
const caret =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23857c8b' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.500 6 4.500 4.500L12.500 6'/%3E%3C/svg%3E\")";

/** Styles of a native select with a custom caret; the list of options stays native. */
export const selectCss = css`
  padding-inline-end: calc(${vars.space[4]} + 1.25rem);
  background-image: ${caret};
  background-repeat: no-repeat;
  background-position: right ${vars.space[3]} center;
  background-size: 1rem 1rem;
  appearance: none;
  text-overflow: ellipsis;

  &:dir(rtl) {
    background-position-x: ${vars.space[3]};
  }
`;
