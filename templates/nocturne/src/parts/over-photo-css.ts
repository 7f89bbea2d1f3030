import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Background of a photo while it loads, on which the light text over it is readable. */
export const photoBackground = 'oklch(0.25 0.04 300)';

/** Background of an icon over a photo, dark enough for it on any photo. */
export const menuScrim = 'oklch(0.1 0.03 300 / 0.6)';

/** Light text over a photo. */
export const photoText = 'oklch(0.98 0.01 300)';

/** Styles of a caption at the bottom of a photo, with a scrim that is dark enough for light text on any photo. */
export const captionScrimCss = css`
  background: linear-gradient(
    to top,
    oklch(0.1 0.03 300 / 0.92),
    oklch(0.1 0.03 300 / 0.78) 55%,
    oklch(0.1 0.03 300 / 0)
  );
  color: ${photoText};
`;

/** Styles of a badge or label over a photo. */
export const photoLabelCss = css`
  padding: calc(0.925em - 0.5lh) ${vars.space[3]};
  border-radius: calc(0.925 * ${vars.type.note});
  background: oklch(0.1 0.03 300 / 0.82);
  color: ${photoText};
  font-size: ${vars.type.note};
  font-weight: ${vars.weight.strong};
  /* Tight where words take two lines; with the padding, one line is 1.85 em high. */
  line-height: ${vars.leading.snug};
  overflow-wrap: anywhere;
`;

/** Styles of the dot that marks a member as online, over a photo. */
export const onlineDotCss = css`
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 50%;
  background: oklch(0.85 0.19 150);
`;
