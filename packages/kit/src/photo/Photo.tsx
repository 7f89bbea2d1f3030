import type { ProfilePhoto } from '@meetcute/contract';
import { imageSrcSet, imageUrl } from '@meetcute/core';
import { useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useState } from 'react';
import { styled } from 'styled-components';

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

export interface PhotoProps {
  image: ProfilePhoto | null;
  /** What is to be seen, for those who can't; '' where the name stands beside it. */
  alt: string;
  /** Width on the page for each width of the screen, as in the `sizes` of an image; for the first photo, and where `auto` is unknown. */
  sizes?: string;
  /** @selector [data-shape] */
  shape?: 'card' | 'round';
  /** The page's first large picture: loaded at once. */
  isFirst?: boolean;
  /** Wanted soon: loaded at once, after everything that is in sight. */
  isSoon?: boolean;
  /** Called when it can't be loaded. */
  onFailed?: () => void;
}

/** Whether an image has failed before its page came to life, so that nobody heard of it. */
const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/** A member's photo, cropped to the brand's shape; a drawn silhouette where there is none or it can't be loaded. */
export function Photo({
  image,
  alt,
  sizes = '100vw',
  shape = 'card',
  isFirst,
  isSoon,
  onFailed,
}: PhotoProps) {
  const settings = useSettings();
  const [failed, setFailed] = useState<string | null>(null);
  const onError = () => {
    setFailed(image?.id ?? null);
    onFailed?.();
  };
  const isShown = image !== null && failed !== image.id;
  return (
    <Frame data-part="photo" data-shape={shape}>
      {isShown ? (
        <img
          src={imageUrl(image, settings)}
          srcSet={imageSrcSet(image, settings) ?? undefined}
          // A photo that waits knows its place on the page by then, in browsers that ask for it.
          sizes={isFirst ? sizes : `auto, ${sizes}`}
          alt={alt}
          loading={isFirst || isSoon ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : isSoon ? 'low' : 'auto'}
          decoding="async"
          onError={onError}
          // One that waits for its place in sight can't have failed yet.
          ref={isFirst || isSoon ? (drawn) => void (drawn && hasFailed(drawn) && onError()) : null}
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
