import type { DisplayImage } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFailure } from '../photo/useFailure.ts';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.span`
  > * {
    display: block;
    overflow: hidden;
    /* Relative to the window, because the container is sized by the image. */
    inline-size: min(16rem, 64vw);
    max-inline-size: 100%;
    border-radius: inherit;
    background: ${vars.surfaceSunken};
    color: ${vars.textMuted};
  }
  > button {
    cursor: zoom-in;
  }
  /* Inset, because the bubble clips its overflow. */
  > button[data-focus-visible] {
    outline-offset: -4px;
  }
  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 20rem;
    object-fit: cover;
  }
`;

export interface MessageImageProps extends DisplayImage, FrameProps<HTMLSpanElement> {
  /** Called to show the image full screen. Default: the image is not a button. */
  onOpen?: (() => void) | undefined;
}

/** Image of a message, with its space reserved while it loads. Shows a text when deleted or unavailable offline. */
export function MessageImage({
  small,
  large: _large,
  width,
  height,
  onOpen,
  ...otherProps
}: MessageImageProps) {
  const { t } = useTranslation('chat');
  const frame = useFrame(otherProps, {});
  const [failure, onFailed] = useFailure();
  if (failure) {
    const words = failure === 'gone' ? t('image.gone') : t('image.offline');
    return (
      <Frame as="p" data-part="gone" {...frame}>
        {words}
      </Frame>
    );
  }
  const image = (
    <img
      src={small}
      alt={t('photo')}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={onFailed}
    />
  );
  return (
    <Frame data-part="picture" {...frame}>
      {onOpen ? (
        <Button aria-haspopup="dialog" onPress={onOpen}>
          {image}
        </Button>
      ) : (
        image
      )}
    </Frame>
  );
}
