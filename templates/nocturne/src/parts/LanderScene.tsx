import { CollagePicture, MediaStage, type LanderSceneProps } from '@meetcute/site';
import { styled } from 'styled-components';
import { Street } from './Street.tsx';
import collage from '../media/collage.webp?url';
import evening from '../media/evening.webm?url';
import eveningStill from '../media/evening.webp?url';
import mosaic from '../media/mosaic.webp?url';
import transitions from '../media/transitions.webm?url';
import transitionsStill from '../media/transitions.webp?url';

const Alone = styled.div`
  display: grid;
  align-items: end;
  block-size: 100%;
  min-block-size: min(26rem, 56dvh);

  svg {
    inline-size: 100%;
  }
`;

/** Nocturne's pictures on landing pages: films of portraits in violet light, and the brand's street. */
export default function LanderScene({ scene }: LanderSceneProps) {
  if (scene === 'alone')
    return (
      <Alone>
        <Street />
      </Alone>
    );
  if (scene === 'transitions') return <MediaStage loop={{ poster: transitionsStill, film: transitions }} />;
  if (scene === 'collage') return <CollagePicture src={collage} />;
  if (scene === 'mosaic') return <MediaStage loop={{ poster: mosaic, film: null }} />;
  return <MediaStage loop={{ poster: eveningStill, film: evening }} />;
}
