import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: min(20rem, 40dvh);
  /* The photos in the middle fill a phone; wider windows show them all. */
  object-fit: cover;
  border-radius: ${vars.card.radius};

  ${media.tablet} {
    padding-inline: ${vars.space[6]};
    object-fit: contain;
  }
`;

/** Props of `CollagePicture`. */
export interface CollagePictureProps {
  /** Address of the picture, 1200 by 540 pixels. */
  src: string;
}

/** A still picture of photos that lie over each other, on a transparent ground. */
export function CollagePicture({ src }: CollagePictureProps) {
  return (
    <Picture data-part="collage-picture" src={src} alt="" width={1200} height={540} fetchPriority="high" />
  );
}
