import type { PhotoManagerState } from '@meetcute/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FormError } from '../form/index.ts';
import { PhotoDrop } from './PhotoDrop.tsx';
import { PhotoList } from './PhotoList.tsx';
import { photoManagerCss } from './photo-manager-css.ts';
import { UploadItem } from './UploadItem.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.div`
  ${photoManagerCss}
`;

export interface PhotoManagerProps extends FrameProps<HTMLDivElement> {
  /** Result of `usePhotoManager`. */
  photos: PhotoManagerState;
}

/**
 * Manager for the member's own photos: adds them by drop, click, keyboard or paste, uploads them one at a time, reorders
 * and removes them (spec: signup.step2.photo-upload-drop-area, signup.step2.shows-existing-photos). Its texts are in the
 * namespace `photos`.
 */
export function PhotoManager({ photos, ...given }: PhotoManagerProps) {
  const { t } = useTranslation('photos');
  const { images, uploads, isFull, limits, error, onAdd, onRetry, onCancel, onMove, onRemove } = photos;
  const frame = useRef<HTMLDivElement>(null);
  const isEmpty = images.length === 0 && uploads.length === 0;
  const remove = (id: string) => {
    // The remove button is unmounted with its photo, so the focus would be lost.
    frame.current?.focus();
    onRemove(id);
  };
  return (
    <Frame
      data-part="photo-manager"
      {...useFrame(given, {}, frame)}
      role="group"
      aria-label={t('yours')}
      tabIndex={-1}
    >
      <FormError>{error ? t('notStored') : undefined}</FormError>
      {!isEmpty && (
        <div data-part="tiles">
          {images.length > 0 && <PhotoList images={images} onMove={onMove} onRemove={remove} />}
          {uploads.length > 0 && (
            <ul role="list" aria-label={t('onTheirWay')} data-part="uploads">
              {uploads.map((upload) => (
                <UploadItem
                  key={upload.id}
                  upload={upload}
                  limits={limits}
                  onRetry={() => onRetry(upload.id)}
                  onCancel={() => onCancel(upload.id)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
      {isFull ? (
        <p data-part="full">{t('full', { ...limits })}</p>
      ) : (
        <PhotoDrop
          title={t('add')}
          hint={
            <>
              <span data-for="mouse">{t('hint', { ...limits })}</span>
              <span data-for="touch">{t('limits', { ...limits })}</span>
            </>
          }
          isCompact={!isEmpty}
          onFiles={(files) => void onAdd(files)}
        />
      )}
    </Frame>
  );
}
