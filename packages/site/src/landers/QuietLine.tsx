import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Art = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  margin-block-end: ${vars.space[4]};
  overflow: visible;

  path {
    fill: none;
    stroke: ${vars.accentText};
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  circle {
    fill: ${vars.accent};
  }
`;

/** Drawing of a loud line that becomes calm; decorative. */
export function QuietLine() {
  return (
    <Art viewBox="0 0 640 120" aria-hidden>
      <path d="M2 60 14 22 26 104 38 8 50 112 62 14 74 108 86 26 98 92 110 20 122 100 134 34 146 84 158 40 170 82 184 46 198 74Q214 50 232 60T272 60 320 60 376 60H606" />
      <circle cx="622" cy="60" r="13" />
    </Art>
  );
}
