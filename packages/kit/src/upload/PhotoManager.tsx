import type { PhotoManagerState } from '@meetcute/react';
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
  const { t: text } = useTranslation('photos');
  const { images, uploads, isFull, limits, error, onAdd, onRetry, onCancel, onMove, onRemove } = photos;
  return (
    <Frame data-part="photo-manager">
      <FormError>{error ? text('notStored') : undefined}</FormError>
      {images.length > 0 && <PhotoList images={images} onMove={onMove} onRemove={onRemove} />}
      {uploads.length > 0 && (
        <ul role="list" aria-label={text('onTheirWay')} data-part="uploads">
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
      {isFull ? (
        <p data-part="full">{text('full', { ...limits })}</p>
      ) : (
        <PhotoDrop
          title={text('add')}
          hint={text('hint', { ...limits })}
          onFiles={(files) => void onAdd(files)}
        />
      )}
    </Frame>
  );
}
