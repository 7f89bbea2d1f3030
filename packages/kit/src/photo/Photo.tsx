import type { ProfilePhoto } from '@meetcute/contract';
import { imageSrcSet, imageUrl } from '@meetcute/core';
import { useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: ${vars.card.ratio};
  background: ${vars.surfaceSunken};
  color: ${vars.textMuted};

  &[data-shape='round'] {
    aspect-ratio: 1;
    border-radius: 50%;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 30%;
  }
  svg {
    position: absolute;
    inset: 25%;
    inline-size: 50%;
    block-size: 50%;
  }
`;

/** State of a photo, for its `className` and `style` functions. */
export interface PhotoState {
  /** Crop of the photo. @selector [data-shape] */
  shape: 'card' | 'round';
}

export interface PhotoProps extends FrameProps<HTMLSpanElement, PhotoState> {
  /** The photo, null for the silhouette. */
  image: ProfilePhoto | null;
  /** Alternative text, '' where the name is beside the photo. */
  alt: string;
  /**
   * Width of the photo at each viewport width, as in the `sizes` attribute of an image. Lazy photos use it only where the
   * browser does not support `auto`. Default: 100vw.
   */
  sizes?: string;
  /** Crop of the photo. Default: card. @selector [data-shape] */
  shape?: 'card' | 'round';
  /** Whether it is the first large image of the page, loaded with high priority. Default: false. */
  isFirst?: boolean;
  /** Whether it is needed soon: loaded eagerly with low priority. Default: false. */
  isSoon?: boolean;
  /** Called when the photo fails to load. */
  onFailed?: () => void;
}

/** Whether an image failed to load before hydration, when no error handler was attached. */
const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/** Member's photo, cropped to the brand's shape. Shows a silhouette without a photo or when loading fails. */
export function Photo({
  image,
  alt,
  sizes = '100vw',
  shape = 'card',
  isFirst,
  isSoon,
  onFailed,
  ...frame
}: PhotoProps) {
  const settings = useSettings();
  const [failedId, setFailedId] = useState<string | null>(null);
  const onError = () => {
    setFailedId(image?.id ?? null);
    onFailed?.();
  };
  const isShown = image !== null && failedId !== image.id;
  return (
    <Frame data-part="photo" {...useFrame(frame, { shape })}>
      {isShown ? (
        <img
          src={imageUrl(image, settings)}
          srcSet={imageSrcSet(image, settings) ?? undefined}
          // Layout is known by the time a lazy photo loads, so browsers that support `auto` use its real width.
          sizes={isFirst ? sizes : `auto, ${sizes}`}
          alt={alt}
          loading={isFirst || isSoon ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : isSoon ? 'low' : 'auto'}
          decoding="async"
          onError={onError}
          // A lazy photo cannot have failed before hydration.
          ref={isFirst || isSoon ? (element) => void (element && hasFailed(element) && onError()) : null}
        />
      ) : (
        <svg
          viewBox="0 0 24 24"
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
        >
          <circle cx="12" cy="8" r="4.5" fill="currentColor" />
          <path d="M3 23a9 8.5 0 0 1 18 0z" fill="currentColor" />
        </svg>
      )}
    </Frame>
  );
}
