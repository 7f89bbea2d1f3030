import { PHOTO_MAX_BYTES } from '@meetcute/contract';
import { Button, FormError, IconButton, Photo, PhotoDrop } from '@meetcute/kit';
import { photoRefusal, useErrorText, usePhotos } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { X } from '@phosphor-icons/react/X';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { StepHead } from '../StepHead.tsx';

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${t.space[3]};

  li {
    position: relative;
    overflow: hidden;
    border-radius: ${t.radius.medium};
  }
  button {
    position: absolute;
    inset-block-start: ${t.space[1]};
    inset-inline-end: ${t.space[1]};
  }
`;

/** Step 2: photos, as many as one likes (spec: signup.step2.photo-upload-drop-area). */
export function PhotoStep({ onContinue }: { onContinue: () => void }) {
  const { t: text } = useTranslation('signUp');
  const { t: validation } = useTranslation('validation');
  const photos = usePhotos();
  const errorText = useErrorText();
  const [refused, setRefused] = useState<string>();
  const onFiles = (files: File[]) => {
    const refusal = files.map(photoRefusal).find((each) => each !== null);
    setRefused(refusal && validation(refusal, { megabytes: PHOTO_MAX_BYTES / 1024 ** 2 }));
    const good = files.filter((file) => photoRefusal(file) === null);
    if (good.length > 0) photos.onUpload(good);
  };
  const hasPhotos = photos.images.length > 0;
  return (
    <>
      <StepHead title={text('photo.title')} lead={text('photo.lead')} />
      <FormError>{refused ?? (photos.error ? errorText(photos.error) : undefined)}</FormError>
      {hasPhotos && (
        <Strip role="list" aria-label={text('photo.yours')}>
          {photos.images.map((image, index) => (
            <li key={image.id}>
              <Photo image={image} alt="" sizes="8rem" />
              <IconButton
                variant="photo"
                aria-label={text('photo.remove', { number: index + 1 })}
                onPress={() => photos.onRemove(image.id)}
              >
                <X aria-hidden size={18} />
              </IconButton>
            </li>
          ))}
        </Strip>
      )}
      <PhotoDrop
        title={text('photo.drop')}
        hint={text('photo.hint')}
        isDisabled={photos.isPending}
        onFiles={onFiles}
      />
      <div data-part="actions">
        <Button size="large" isPending={photos.isPending} isDisabled={!hasPhotos} onPress={onContinue}>
          {text('photo.save')}
        </Button>
        {!hasPhotos && (
          <Button variant="plain" onPress={onContinue}>
            {text('photo.skip')}
          </Button>
        )}
      </div>
    </>
  );
}
