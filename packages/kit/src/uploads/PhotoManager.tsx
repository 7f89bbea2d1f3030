import type { PhotoManagerState } from '@meetcute/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FormError } from '../form/index.ts';
import { PhotoDrop } from './PhotoDrop.tsx';
import { PhotoList } from './PhotoList.tsx';
import { photoManagerCss } from './photoManagerCss.ts';
import { UploadItem } from './UploadItem.tsx';

const Frame = styled.div`
  ${photoManagerCss}
`;

export interface PhotoManagerProps {
  /** What `usePhotoManager` answers. */
  photos: PhotoManagerState;
}

/**
 * One's own photos: added by drop, click, keyboard and paste, sent one after the other, put in order, removed
 * (spec: signup.step2.photo-upload-drop-area, signup.step2.shows-existing-photos). Its texts are the namespace `photos`.
 */
export function PhotoManager({ photos }: PhotoManagerProps) {
  const { t } = useTranslation('photos');
  const { images, uploads, isFull, limits, error, onAdd, onRetry, onCancel, onMove, onRemove } = photos;
  const frame = useRef<HTMLDivElement>(null);
  const isEmpty = images.length === 0 && uploads.length === 0;
  const remove = (id: string) => {
    // The button goes with its photo.
    frame.current?.focus();
    onRemove(id);
  };
  return (
    <Frame data-part="photo-manager" role="group" aria-label={t('yours')} ref={frame} tabIndex={-1}>
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
          hint={t('hint', { ...limits })}
          isCompact={!isEmpty}
          onFiles={(files) => void onAdd(files)}
        />
      )}
    </Frame>
  );
}
