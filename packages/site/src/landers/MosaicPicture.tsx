import { media } from '@meetcute/theme';
import { styled } from 'styled-components';

const Picture = styled.img`
  display: block;
  /* The transparent edge of the picture is outside of the column, so that photos and text share one edge. */
  inline-size: calc(100% * 480 / 468);
  max-inline-size: none;
  margin-inline: calc(-100% * 6 / 468);
  /* The two columns in the middle fill a phone; wider windows show all four. */
  aspect-ratio: 480 / 632;
  object-fit: cover;

  ${media.tablet} {
    aspect-ratio: auto;
    inline-size: calc(100% * 960 / 948);
    block-size: auto;
    margin-inline: calc(-100% * 6 / 948);
  }
`;

/** Props of `MosaicPicture`. */
export interface MosaicPictureProps {
  /** Address of the picture, 960 by 632 pixels: four columns of photos on a transparent ground. */
  src: string;
}

/** A still picture of photos in two rows, of which none is cut off. */
export function MosaicPicture({ src }: MosaicPictureProps) {
  return (
    <Picture data-part="mosaic-picture" src={src} alt="" width={960} height={632} fetchPriority="high" />
  );
}
