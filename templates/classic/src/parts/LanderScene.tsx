import { CollagePicture, MediaStage, MosaicPicture, type LanderSceneProps } from '@meetcute/site';
import { NightHouses } from './NightHouses.tsx';
import collage from '../media/collage.webp?url';
import evening from '../media/evening.webm?url';
import eveningStill from '../media/evening.webp?url';
import mosaic from '../media/mosaic.webp?url';
import transitions from '../media/transitions.webm?url';
import transitionsStill from '../media/transitions.webp?url';

/** Classic's pictures on landing pages: films of portraits, and houses at night. */
export default function LanderScene({ scene }: LanderSceneProps) {
  if (scene === 'alone') return <NightHouses />;
  if (scene === 'transitions') return <MediaStage loop={{ poster: transitionsStill, film: transitions }} />;
  if (scene === 'collage') return <CollagePicture src={collage} />;
  if (scene === 'mosaic') return <MosaicPicture src={mosaic} />;
  return <MediaStage loop={{ poster: eveningStill, film: evening }} />;
}
