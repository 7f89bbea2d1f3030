import { photoLimits, type ImageRefusal } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { Image as ImageIcon } from '@phosphor-icons/react/Image';
import { X } from '@phosphor-icons/react/X';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton, type IconButtonProps } from '../button/IconButton.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { useImagePicker } from '../uploads/useImagePicker.tsx';
import { useUploadProblemText } from '../uploads/useUploadProblemText.ts';

const Chosen = styled.div`
  flex: 1 0 100%;
  font-size: ${vars.type.small};
  line-height: ${vars.leading.snug};

  [data-part='preview'] {
    position: relative;
    inline-size: fit-content;
  }
  img {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: 7rem;
    border-radius: ${vars.radius.medium};
    object-fit: cover;
  }
  button {
    position: absolute;
    inset-block-start: ${vars.space[1]};
    inset-inline-end: ${vars.space[1]};
  }
`;

/** Props of `ImageButton`. */
export interface ImageButtonProps extends Pick<IconButtonProps, 'className' | 'style' | 'ref' | 'id'> {
  /** Called with the selected file. */
  onChoose: (file: File) => void;
}

/** Button that selects an image for a message. */
export function ImageButton({ onChoose, ...button }: ImageButtonProps) {
  const { t } = useTranslation('chat');
  const hint = useId();
  const picker = useImagePicker(([file]) => file && onChoose(file));
  return (
    <>
      <IconButton {...button} aria-label={t('image.add')} aria-describedby={hint} onPress={picker.open}>
        <ImageIcon aria-hidden size={24} />
      </IconButton>
      {picker.input}
      <span id={hint} hidden>
        {t('image.hint')}
      </span>
    </>
  );
}

export interface ChosenImageProps extends FrameProps<HTMLDivElement> {
  /** URL of the selected image, null without one. */
  src: string | null;
  /** The last selected file if it cannot be sent; shows what is wrong with it. Null without one. */
  refusal: ImageRefusal | null;
  /** Called to remove the image from the message. */
  onRemove: () => void;
}

/** Preview of the image attached to the next message, with a remove button, or what is wrong with a file that can't be sent. */
export function ChosenImage({ src, refusal, onRemove, ...otherProps }: ChosenImageProps) {
  const { t } = useTranslation('chat');
  const describeProblem = useUploadProblemText(photoLimits);
  const frame = useFrame(otherProps, {});
  if (src === null && refusal === null) return null;
  return (
    <Chosen {...frame}>
      {refusal && <p role="alert">{describeProblem(refusal.problem, refusal.name)}</p>}
      {src !== null && (
        <div data-part="preview">
          <img src={src} alt={t('image.chosen')} />
          <IconButton variant="photo" aria-label={t('image.remove')} onPress={onRemove}>
            <X aria-hidden size={20} />
          </IconButton>
        </div>
      )}
    </Chosen>
  );
}
