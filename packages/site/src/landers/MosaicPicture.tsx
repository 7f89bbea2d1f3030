import { media } from '@meetcute/theme';
import { styled } from 'styled-components';

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  /* The two columns in the middle fill a phone; wider windows show all four. */
  aspect-ratio: 480 / 632;
  object-fit: cover;

  ${media.tablet} {
    aspect-ratio: auto;
    block-size: auto;
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
