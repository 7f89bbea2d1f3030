import type { Profile } from '@meetcute/contract';
import { Button, Gallery } from '@meetcute/kit';
import { useNotices } from '@meetcute/react';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryViewerProps } from '@meetcute/kit';
import { useAnswerPart } from '../../parts/useAnswerPart.ts';

const SIZES = '(min-width: 45rem) 34rem, 100vw';

/** The viewer component loads with the first opened photo. */
const loadViewer = () => import('./PhotoViewer.tsx').then(({ default: Viewer }) => Viewer);

/** Props of `Photos`. */
export interface PhotosProps {
  /** The member. */
  profile: Profile;
  /** Link back, over the photo. Default: none. */
  back?: ReactNode;
}

interface AnswerPhotoProps extends Pick<PhotosProps, 'profile'> {
  /** Index of the photo that is shown. */
  index: number;
}

/** Button that answers the shown photo and opens the chat. Renders nothing where no chat can be started. */
function AnswerPhoto({ profile, index }: AnswerPhotoProps) {
  const { t } = useTranslation('profile');
  const { answer, isPending } = useAnswerPart(profile);
  const photo = profile.images[index];
  if (!photo || (!answer && !isPending)) return null;
  return (
    <Button
      data-part="answer"
      variant="quiet"
      isPending={isPending}
      aria-label={t('answerPhoto')}
      onPress={() => answer?.({ kind: 'photo', id: photo.id })}
    >
      <ChatCircle aria-hidden size={20} />
      {t('answer')}
    </Button>
  );
}

/** Gallery of a member's profile and the dialog over it; both show the same photo. */
export function Photos({ profile, back }: PhotosProps) {
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
  const sharedProps = { profile, index, onIndexChange: setIndex };
  return (
    <>
      <Gallery
        {...sharedProps}
        sizes={SIZES}
        onOpen={() => void open()}
        action={
          <>
            {back}
            <AnswerPhoto profile={profile} index={index} />
          </>
        }
      />
      {isOpen && Viewer && (
        <Viewer
          {...sharedProps}
          action={<AnswerPhoto profile={profile} index={index} />}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
