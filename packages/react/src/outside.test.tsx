import { expect, test, vi } from 'vitest';
import { GallerySlide } from './gallery/GallerySlide.tsx';
import { GalleryStatus } from './gallery/GalleryStatus.tsx';
import { GalleryTrack } from './gallery/GalleryTrack.tsx';
import { LikeButtonConnected } from './like-button/LikeButtonConnected.tsx';
import { PartnerTileLink } from './partner-tile/PartnerTileLink.tsx';
import { useCardProfile } from './profile-card/ProfileCardRoot.tsx';
import { SwipeButtonRoot } from './swipe-deck/SwipeButtonRoot.tsx';
import { SwipeCardRoot } from './swipe-deck/SwipeCardRoot.tsx';
import { draw } from './testing/draw.tsx';
import { profileWith } from './testing/fixtures.ts';

const profile = profileWith({ id: 'robin' });
const CardName = () => <b>{useCardProfile().name}</b>;

test.each([
  ['GallerySlide', <GallerySlide key="part" index={0} />, 'Gallery.Root'],
  ['GalleryStatus', <GalleryStatus key="part" />, 'Gallery.Root'],
  ['GalleryTrack', <GalleryTrack key="part" />, 'Gallery.Root'],
  ['LikeButtonConnected', <LikeButtonConnected key="part" profile={profile} />, 'MeetcuteProvider'],
  ['PartnerTileLink', <PartnerTileLink key="part" />, 'PartnerTile.Root'],
  ['a user of useCardProfile', <CardName key="part" />, 'ProfileCard.Root'],
  ['SwipeButtonRoot', <SwipeButtonRoot key="part" move="like" />, 'SwipeDeck.Root'],
  [
    'SwipeCardRoot',
    <SwipeCardRoot key="part" card={{ profile, place: 'top', direction: 'none' }} />,
    'SwipeDeck.Root',
  ],
])('%s outside its provider says what happened, why and how to solve it', (_name, part, provider) => {
  // React reports each thrown error to the console too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => draw(part)).toThrow(
    new RegExp(`was used outside <${provider.replace('.', '\\.')}>, so .+\\. (Put it inside one|Wrap .+)\\.`),
  );
});
