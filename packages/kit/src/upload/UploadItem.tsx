import type { PhotoManagerState, PhotoUpload } from '@meetcute/react';
import { ArrowClockwise } from '@phosphor-icons/react/ArrowClockwise';
import { ImageBroken } from '@phosphor-icons/react/ImageBroken';
import { X } from '@phosphor-icons/react/X';
import { useState } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/index.ts';

function Preview({ preview }: Pick<PhotoUpload, 'preview'>) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span data-part="preview">
      {preview === undefined || isBroken ? (
        <ImageBroken aria-hidden size={24} />
      ) : (
        <img src={preview} alt="" onError={() => setIsBroken(true)} />
      )}
    </span>
  );
}

export interface UploadItemProps {
  upload: PhotoUpload;
  limits: PhotoManagerState['limits'];
  onRetry: () => void;
  onCancel: () => void;
}

/** One file on its way: its picture, how far it is or why it was not taken, and the ways to go on. */
export function UploadItem({ upload, limits, onRetry, onCancel }: UploadItemProps) {
  const { t: text, i18n } = useTranslation('photos');
  const { name, state, progress, problem, preview, canRetry } = upload;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(progress);
  const isFailed = state === 'failed' && problem !== null;
  return (
    <li data-part="upload" data-state={state}>
      <Preview preview={preview} />
      <div data-part="what">
        {isFailed && <p role="alert">{text(`problem.${problem}`, { name, ...limits })}</p>}
        {!isFailed && (
          <>
            <p>{name}</p>
            <ProgressBar
              aria-label={text('sending', { name })}
              value={progress * 100}
              valueLabel={state === 'waiting' ? text('waiting') : percent}
            >
              {({ valueText }) => (
                <>
                  <span data-part="help">{valueText}</span>
                  <div data-part="bar">
                    <div style={{ transform: `scaleX(${progress})` }} />
                  </div>
                </>
              )}
            </ProgressBar>
          </>
        )}
      </div>
      <div data-part="buttons">
        {canRetry && (
          <IconButton aria-label={text('retry', { name })} onPress={onRetry}>
            <ArrowClockwise aria-hidden size={20} />
          </IconButton>
        )}
        <IconButton
          aria-label={isFailed ? text('takeAway', { name }) : text('cancel', { name })}
          onPress={onCancel}
        >
          <X aria-hidden size={20} />
        </IconButton>
      </div>
    </li>
  );
}
