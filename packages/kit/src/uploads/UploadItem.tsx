import { type PhotoManagerState, type PhotoUpload, useFormatLocale } from '@meetcute/react';
import { ArrowClockwise } from '@phosphor-icons/react/ArrowClockwise';
import { ImageBroken } from '@phosphor-icons/react/ImageBroken';
import { X } from '@phosphor-icons/react/X';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/index.ts';
import { useUploadProblemText } from './useUploadProblemText.ts';

function Preview({ preview, name }: Pick<PhotoUpload, 'preview' | 'name'>) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span data-part="preview">
      {preview === undefined || isBroken ? (
        <>
          <ImageBroken aria-hidden size={24} />
          <span data-part="name">{name}</span>
        </>
      ) : (
        <img src={preview} alt="" onError={() => setIsBroken(true)} />
      )}
    </span>
  );
}

export interface UploadItemProps {
  /** The upload, with its state, progress and problem. @selector [data-state] */
  upload: PhotoUpload;
  /** Limits for photos, named in error messages. */
  limits: PhotoManagerState['limits'];
  /** Called to upload the file again. */
  onRetry: () => void;
  /** Called to cancel the upload, or to dismiss a failed one. */
  onCancel: () => void;
}

/** Upload in progress, in the tile of its future photo. A failed upload shows the reason in its own row. */
export function UploadItem({ upload, limits, onRetry, onCancel }: UploadItemProps) {
  const { t } = useTranslation('photos');
  const { name, state, progress, problem, preview, canRetry } = upload;
  const percent = new Intl.NumberFormat(useFormatLocale(), { style: 'percent' }).format(progress);
  const howFar = state === 'waiting' ? t('waiting') : percent;
  const isFailed = state === 'failed' && problem !== null;
  const describeProblem = useUploadProblemText(limits);
  return (
    <li data-part="upload" data-state={state}>
      <Preview preview={preview} name={name} />
      <div data-part="what">
        {isFailed && <p role="alert">{describeProblem(problem, name)}</p>}
        {!isFailed && (
          <div
            role="progressbar"
            aria-label={t('sending', { name })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={progress * 100}
            aria-valuetext={howFar}
          >
            <span data-part="help">{howFar}</span>
            <div data-part="bar">
              <div style={{ transform: `scaleX(${progress})` }} />
            </div>
          </div>
        )}
      </div>
      <div data-part="buttons">
        {canRetry && (
          <IconButton aria-label={t('retry', { name })} onPress={onRetry}>
            <ArrowClockwise aria-hidden size={20} />
          </IconButton>
        )}
        <IconButton
          variant={isFailed ? 'plain' : 'photo'}
          aria-label={isFailed ? t('takeAway', { name }) : t('cancel', { name })}
          onPress={onCancel}
        >
          <X aria-hidden size={20} />
        </IconButton>
      </div>
    </li>
  );
}
