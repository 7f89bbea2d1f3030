import type { Profile } from '@meetcute/contract';
import { LikeButton } from '@meetcute/kit';
import { MessageButton } from '../../parts/MessageButton.tsx';
import { SafetyButton } from '../../parts/safety/SafetyButton.tsx';

/** Props of `MemberButtons`. */
export interface MemberButtonsProps {
  /** The member of the card. */
  profile: Profile;
  /** Place on the card: the buttons over the photo, or the menu. */
  place: 'actions' | 'menu';
}

/** Buttons on a card of the search, which visitors do not load. */
export default function MemberButtons({ profile, place }: MemberButtonsProps) {
  if (place === 'menu') return <SafetyButton isMenu profile={profile} />;
  return (
    <>
      <LikeButton profile={profile} />
      <MessageButton profile={profile} />
    </>
  );
}
