import { vars } from '@meetcute/theme';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFailure } from '../photo/useFailure.ts';
import type { DisplayImage } from './skinMessageBubble.tsx';

const Frame = styled.span`
  > * {
    display: block;
    overflow: hidden;
    /* Of the window, because what holds it is as wide as it is. */
    inline-size: min(16rem, 64vw);
    max-inline-size: 100%;
    border-radius: inherit;
    background: ${vars.surfaceSunken};
    color: ${vars.textMuted};
  }
  > button {
    cursor: zoom-in;
  }
  /* Inside, because the bubble cuts off what lies around it. */
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

export interface MessageImageProps extends DisplayImage {
  /** Shows it large. Without it, it is a picture and no button. */
  onOpen?: (() => void) | undefined;
}

/** The picture of a message, with its room kept while it loads. Says so where it is gone, or can't be had offline. */
export function MessageImage({ small, width, height, onOpen }: MessageImageProps) {
  const { t } = useTranslation('chat');
  const [failure, onFailed] = useFailure();
  if (failure) {
    const words = failure === 'gone' ? t('picture.gone') : t('picture.offline');
    return <p data-part="gone">{words}</p>;
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
    <Frame data-part="picture">
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
