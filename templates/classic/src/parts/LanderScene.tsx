import { MediaStage, type LanderSceneProps } from '@meetcute/site';
import { NightHouses } from './NightHouses.tsx';
import evening from '../media/evening.webm?url';
import eveningStill from '../media/evening.webp?url';
import transitions from '../media/transitions.webm?url';
import transitionsStill from '../media/transitions.webp?url';

/** Classic's pictures on landing pages: films of portraits, and houses at night. */
export default function LanderScene({ scene }: LanderSceneProps) {
  if (scene === 'alone') return <NightHouses />;
  if (scene === 'transitions') return <MediaStage loop={{ poster: transitionsStill, film: transitions }} />;
  return <MediaStage loop={{ poster: eveningStill, film: scene === 'evening' ? evening : null }} />;
}
