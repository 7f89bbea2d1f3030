import type { Profile } from '@meetcute/contract';
import { ImageViewer } from '@meetcute/kit/conversation';
import { GalleryViewer } from '@meetcute/kit/gallery';

/** All photos of a member, full screen. */
export const Example = ({ profile, onDone }: { profile: Profile; onDone: () => void }) => (
  <GalleryViewer profile={profile} onClose={onDone} />
);

const image = { small: '/dog-320.webp', large: '/dog-1280.webp', width: 1280, height: 960 };

/** One image of a message, full screen. */
export const OneImage = ({ onDone }: { onDone: () => void }) => (
  <ImageViewer image={image} label="Image from Robin" onClose={onDone} />
);
