import type { Profile } from '@meetcute/contract';
import { Photo, RetriedPhoto } from '@meetcute/kit/photo';

export const Example = ({ profile }: { profile: Profile }) => (
  <div style={{ inlineSize: '6rem' }}>
    <Photo image={profile.main_image} alt={`Photo of ${profile.name}`} sizes="6rem" shape="round" />
  </div>
);

/** Loads a photo that failed once more, as a photo that was just uploaded may need. */
export const Retried = ({ profile }: { profile: Profile }) => (
  <div style={{ inlineSize: '6rem' }}>
    <RetriedPhoto image={profile.main_image} alt="" sizes="6rem" />
  </div>
);
