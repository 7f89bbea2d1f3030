import type { PhotoManagerState } from '@meetcute/react';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ConfirmDialogProps } from '../dialog/index.ts';
import { FormError } from '../form/index.ts';
import { PhotoDrop } from './PhotoDrop.tsx';
import { PhotoList } from './PhotoList.tsx';
import { photoManagerCss } from './photo-manager-css.ts';
import { UploadItem } from './UploadItem.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.div`
  ${photoManagerCss}
`;

/** Loads the dialog with the first photo that is removed. Resolves with null where that fails. */
const loadDialog = () =>
  import('../dialog/ConfirmDialog.tsx').then(
    ({ ConfirmDialog }) => ConfirmDialog,
    () => null,
  );

/** Photo that a dialog asks about. */
interface Removal {
  id: string;
  Dialog: ComponentType<ConfirmDialogProps>;
}

export interface PhotoManagerProps extends FrameProps<HTMLDivElement> {
  /** Result of `usePhotoManager`. */
  photos: PhotoManagerState;
}

/**
 * Manager for the member's own photos: adds them by drop, click, keyboard or paste, uploads them one at a time, reorders
 * and, after a question, removes them (spec: signup.step2.photo-upload-drop-area, signup.step2.shows-existing-photos). Its texts are in the
 * namespace `photos`.
 */
export function PhotoManager({ photos, ...otherProps }: PhotoManagerProps) {
  const { t } = useTranslation('photos');
  const { images, uploads, isFull, limits, error, onAdd, onRetry, onCancel, onMove, onRemove } = photos;
  const frame = useRef<HTMLDivElement>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [isLost, setIsLost] = useState(false);
  const removedId = useRef<string>(undefined);
  const isEmpty = images.length === 0 && uploads.length === 0;
  // The remove button is unmounted with its photo, so the focus would be lost.
  useLayoutEffect(() => {
    if (removedId.current === undefined || images.some(({ id }) => id === removedId.current)) return;
    removedId.current = undefined;
    frame.current?.focus();
  });
  const ask = async (id: string) => {
    const Dialog = await loadDialog();
    setIsLost(!Dialog);
    if (Dialog) setRemoval({ id, Dialog });
  };
  const remove = ({ id }: Removal) => {
    removedId.current = id;
    setRemoval(null);
    onRemove(id);
  };
  return (
    <Frame
      data-part="photo-manager"
      {...useFrame(otherProps, {}, frame)}
      role="group"
      aria-label={t('yours')}
      tabIndex={-1}
    >
      <FormError>{error || isLost ? t('notStored') : undefined}</FormError>
      {!isEmpty && (
        <div data-part="tiles">
          {images.length > 0 && <PhotoList images={images} onMove={onMove} onRemove={(id) => void ask(id)} />}
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
      {removal && (
        <removal.Dialog
          title={t('removal.title')}
          text={t('removal.text')}
          confirm={t('removal.confirm')}
          cancel={t('removal.cancel')}
          isPending={false}
          onConfirm={() => remove(removal)}
          onCancel={() => setRemoval(null)}
        />
      )}
    </Frame>
  );
}
