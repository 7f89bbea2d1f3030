import { photoForKey } from '@meetcute/core';
import { createContext, use, type KeyboardEvent } from 'react';
import { useControlled } from '../part/useControlled.ts';
import { usePart, type PartProps } from '../part/usePart.ts';

/** State of a gallery and its navigation, returned by `useGallery`. */
export interface UseGalleryResult {
  /** Index of the current photo, from 0. */
  index: number;
  /** Number of photos. */
  count: number;
  /** Shows the photo at an index, from 0. */
  go: (index: number) => void;
  /** Shows the previous photo, or the last one from the first; null with fewer than two photos. */
  previous: (() => void) | null;
  /** Shows the next photo, or the first one from the last; null with fewer than two photos. */
  next: (() => void) | null;
}

const GalleryContext = createContext<UseGalleryResult | null>(null);

/** Returns the state and navigation of the surrounding gallery, for custom buttons. Throws outside `Gallery.Root`. */
export function useGallery(): UseGalleryResult {
  const gallery = use(GalleryContext);
  if (gallery) return gallery;
  throw new Error(
    'A part of a gallery was used outside <Gallery.Root>, so there are no photos to show. Put it inside one.',
  );
}

/** State of a gallery, passed to the `className`, `style` and `children` functions of its parts. */
export interface GalleryState {
  /** Whether there are fewer than two photos, so that there is no navigation. @selector [data-single] */
  isSingle: boolean;
}

/** Props of `Gallery.Root`. */
export interface GalleryRootProps extends PartProps<'div', GalleryState> {
  /** Number of photos. Fewer than two set `[data-single]`. @selector [data-single] */
  count: number;
  /** Index of the current photo, from 0 (controlled). Default: uncontrolled. */
  index?: number;
  /** Index of the first photo to show, from 0 (uncontrolled). Default: 0. */
  defaultIndex?: number;
  /** Called with the index of the new photo, from 0. Default: nothing. */
  onIndexChange?: (index: number) => void;
}

/**
 * Unstyled photo gallery, a `div` with the role `group`. Members navigate with the arrow keys, Home and End, by swiping
 * `Gallery.Track`, or with buttons that use `useGallery`. It manages the current photo; the photos are its children.
 */
export function GalleryRoot({
  count,
  index: controlledIndex,
  defaultIndex,
  onIndexChange,
  as: Frame = 'div',
  ...props
}: GalleryRootProps) {
  const [requestedIndex, go] = useControlled({
    part: 'Gallery.Root',
    value: { index: controlledIndex },
    defaultValue: { defaultIndex },
    onChange: { onIndexChange },
    initial: 0,
  });
  const index = Math.max(0, Math.min(requestedIndex, count - 1));
  const isSingle = count < 2;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = photoForKey(event.key, index, count);
    if (next === null) return;
    event.preventDefault();
    go(next);
  };
  const goByKey = (key: string) => () => go(photoForKey(key, index, count) ?? index);
  const gallery: UseGalleryResult = {
    index,
    count,
    go,
    previous: isSingle ? null : goByKey('ArrowLeft'),
    next: isSingle ? null : goByKey('ArrowRight'),
  };
  const frameProps = usePart(props, { isSingle }, { role: 'group', onKeyDown });
  return (
    <GalleryContext value={gallery}>
      <Frame {...frameProps} />
    </GalleryContext>
  );
}
