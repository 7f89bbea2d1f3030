import type { ProfileCardContentProps } from '@meetcute/kit';
import { interestsOf, useInterestLabels, useSettings } from '@meetcute/react';

/** A member's interests. The line is reserved for members without any. */
export function Interests({ profile }: Pick<ProfileCardContentProps, 'profile'>) {
  const labels = useInterestLabels();
  return <p data-part="interests">{labels(interestsOf(profile, useSettings())) || '\u00a0'}</p>;
}
