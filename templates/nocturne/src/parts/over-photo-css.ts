import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Background of a photo while it loads, on which the light text over it is readable. */
export const photoBackground = 'oklch(0.25 0.04 300)';

/** Light text over a photo. */
const textColor = 'oklch(0.98 0.01 300)';

/** Styles of a caption at the bottom of a photo, with a scrim that is dark enough for light text on any photo. */
export const captionScrimCss = css`
  background: linear-gradient(
    to top,
    oklch(0.1 0.03 300 / 0.92),
    oklch(0.1 0.03 300 / 0.78) 55%,
    oklch(0.1 0.03 300 / 0)
  );
  color: ${textColor};
`;

/** Styles of a badge or label over a photo. */
export const photoLabelCss = css`
  padding: 0 ${vars.space[3]};
  border-radius: ${vars.radius.full};
  background: oklch(0.1 0.03 300 / 0.82);
  color: ${textColor};
  font-size: ${vars.type.note};
  font-weight: ${vars.weight.strong};
  line-height: 1.85;
  text-decoration: none;
`;

/** Styles of the dot that marks a member as online, over a photo. */
export const onlineDotCss = css`
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 50%;
  background: oklch(0.85 0.19 150);
`;
