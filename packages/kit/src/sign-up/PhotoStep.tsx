import { usePhotoManager, useVisitorNote } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { PhotoManager } from '../uploads/PhotoManager.tsx';
import { StepHead } from './StepHead.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { StepBody } from './StepBody.tsx';

/** Props of `PhotoStep`. */
export interface PhotoStepProps extends FrameProps<HTMLDivElement> {
  /** Advances to the next step. */
  onContinue: () => void;
}

/**
 * Step 2: any number of photos. Uploads continue during the next steps (spec:
 * signup.step2.photo-upload-drop-area).
 */
export function PhotoStep({ onContinue, ...frame }: PhotoStepProps) {
  const { t } = useTranslation('signUp');
  const photos = usePhotoManager();
  const visitorNote = useVisitorNote();
  const hasPhotos = photos.images.length > 0 || photos.isUploading;
  return (
    <StepBody {...useFrame(frame, {})}>
      <StepHead title={t('photo.title')} lead={t('photo.lead')} />
      <PhotoManager photos={photos} />
      {visitorNote && <p data-part="fine">{visitorNote}</p>}
      <p role="status" data-part="fine">
        {photos.isUploading ? t('photo.uploading') : ''}
      </p>
      <div data-part="actions">
        <Button size="large" isDisabled={!hasPhotos} onPress={onContinue}>
          {t('photo.save')}
        </Button>
        {!hasPhotos && (
          <Button variant="plain" onPress={onContinue}>
            {t('photo.skip')}
          </Button>
        )}
      </div>
    </StepBody>
  );
}
