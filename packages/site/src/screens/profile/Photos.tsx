import type { Profile } from '@meetcute/contract';
import { Gallery } from '@meetcute/kit';
import { useNotices } from '@meetcute/react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryViewerProps } from '@meetcute/kit';

const SIZES = '(min-width: 45rem) 34rem, 100vw';

/** The viewer component loads with the first opened photo. */
const loadViewer = () => import('./PhotoViewer.tsx').then(({ default: Viewer }) => Viewer);

/** Props of `Photos`. */
export interface PhotosProps {
  /** The member. */
  profile: Profile;
}

/** Gallery of a member's profile and the dialog over it; both show the same photo. */
export function Photos({ profile }: PhotosProps) {
  const { t } = useTranslation('profile');
  const { notify } = useNotices();
  const [index, setIndex] = useState(0);
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    try {
      const Loaded = await loadViewer();
      setViewer(() => Loaded);
      setIsOpen(true);
    } catch {
      notify({ kind: 'danger', title: t('photosFailed') });
    }
  };
  const shared = { profile, index, onIndexChange: setIndex };
  return (
    <>
      <Gallery {...shared} sizes={SIZES} onOpen={() => void open()} />
      {isOpen && Viewer && <Viewer {...shared} onClose={() => setIsOpen(false)} />}
    </>
  );
}
