import { Button, PhotoManager } from '@meetcute/kit';
import { usePhotoManager } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { StepHead } from '../StepHead.tsx';

/** Step 2: photos, as many as one likes; those on their way arrive while the next steps are filled in (spec: signup.step2.photo-upload-drop-area). */
export function PhotoStep({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('signUp');
  const photos = usePhotoManager();
  const hasPhotos = photos.images.length > 0 || photos.isUploading;
  return (
    <>
      <StepHead title={t('photo.title')} lead={t('photo.lead')} />
      <PhotoManager photos={photos} />
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
    </>
  );
}
