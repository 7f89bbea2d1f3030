import { CollagePicture, MediaStage, MosaicPicture, type LanderSceneProps } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { Street } from './Street.tsx';
import collage from '../media/collage.webp?url';
import evening from '../media/evening.webm?url';
import eveningStill from '../media/evening.webp?url';
import mosaic from '../media/mosaic.webp?url';
import transitions from '../media/transitions.webm?url';
import transitionsStill from '../media/transitions.webp?url';

const Alone = styled.div`
  display: flex;
  justify-content: end;
  block-size: 100%;

  > svg {
    flex: none;
    block-size: 100%;
    aspect-ratio: 1;
  }
  [data-fill='far'] {
    fill: ${vars.surfaceRaised};
  }
  [data-fill='near'] {
    fill: ${vars.line};
  }
  ${media.desktop} {
    align-items: end;

    > svg {
      inline-size: 100%;
      block-size: auto;
    }
  }
`;

/** Dark houses left of the street, where the picture is wider than high. */
const MoreHouses = () => (
  <svg viewBox="0 0 640 640" aria-hidden>
    <path
      data-fill="far"
      d="M0 640V470h110v170ZM130 640V350l56-40 56 40v290ZM262 640V430h120v210ZM420 640V380h150v260Z"
    />
    <path data-fill="near" d="M60 640V552l66-52 66 52v88ZM220 640V500h96v140ZM470 640V562l60-48 60 48v78Z" />
  </svg>
);

/** Nocturne's pictures on landing pages: films of portraits in violet light, and the brand's street. */
export default function LanderScene({ scene }: LanderSceneProps) {
  if (scene === 'alone')
    return (
      <Alone>
        <MoreHouses />
        <Street />
      </Alone>
    );
  if (scene === 'transitions') return <MediaStage loop={{ poster: transitionsStill, film: transitions }} />;
  if (scene === 'collage') return <CollagePicture src={collage} />;
  if (scene === 'mosaic') return <MosaicPicture src={mosaic} />;
  return <MediaStage loop={{ poster: eveningStill, film: evening }} />;
}
