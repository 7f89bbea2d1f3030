import { PHOTO_MAX_BYTES } from '@meetcute/contract';
import { FormError, IconButton, Photo, PhotoDrop } from '@meetcute/kit';
import { photoRefusal, useErrorText, usePhotos } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { X } from '@phosphor-icons/react/X';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { panelCss } from './panelCss.ts';

/** The id of the photos' section on the page. */
export const photosId = 'photos';

const Panel = styled.section`
  ${panelCss}

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
    gap: ${t.space[3]};
  }
  li {
    position: relative;
    overflow: hidden;
    border-radius: ${t.radius.medium};
  }
  li > button {
    position: absolute;
    inset-block-start: ${t.space[1]};
    inset-inline-end: ${t.space[1]};
  }
`;

/** The member's photos: added, removed and put in order at once, without a form to save. */
export function PhotosSection() {
  const { t: text } = useTranslation('myProfile');
  const { t: validation } = useTranslation('validation');
  const photos = usePhotos();
  const errorText = useErrorText();
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const onFiles = (files: File[]) => {
    const refusal = files.map(photoRefusal).find((each) => each !== null);
    setRefused(refusal && validation(refusal, { megabytes: PHOTO_MAX_BYTES / 1024 ** 2 }));
    const good = files.filter((file) => photoRefusal(file) === null);
    if (good.length > 0) photos.onUpload(good);
  };
  return (
    <Panel id={photosId} aria-labelledby={id} data-part="section" data-name="photos">
      <header>
        <h2 id={id}>{text('sections.photos')}</h2>
      </header>
      <FormError>{refused ?? (photos.error ? errorText(photos.error) : undefined)}</FormError>
      {photos.images.length > 0 && (
        <ul role="list" aria-labelledby={id}>
          {photos.images.map((image, index) => (
            <li key={image.id}>
              <Photo image={image} alt="" sizes="8rem" />
              <IconButton
                variant="photo"
                aria-label={text('removePhoto', { number: index + 1 })}
                onPress={() => photos.onRemove(image.id)}
              >
                <X aria-hidden size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <PhotoDrop
        title={text('addPhotos')}
        hint={text('photoHint')}
        isDisabled={photos.isPending}
        onFiles={onFiles}
      />
    </Panel>
  );
}
