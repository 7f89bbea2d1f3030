import { photoForKey } from '@meetcute/core';
import { createContext, use, useState, type KeyboardEvent } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';

/** What the parts of a gallery know, and what its buttons do. */
export interface Gallery {
  /** The photo on show, counted from 0. */
  index: number;
  count: number;
  /** Shows a photo, counted from 0. */
  go: (index: number) => void;
  /** Shows the photo before, from the first one the last; null where there is one photo or none. */
  previous: (() => void) | null;
  /** Shows the photo after, from the last one the first; null where there is one photo or none. */
  next: (() => void) | null;
}

const GalleryContext = createContext<Gallery | null>(null);

/** The gallery around a part, for buttons of one's own. Throws outside `GalleryRoot`. */
export function useGallery(): Gallery {
  const gallery = use(GalleryContext);
  if (gallery) return gallery;
  throw new Error(
    'A part of a gallery was used outside <GalleryRoot>, so there are no photos to go through. Put it inside one.',
  );
}

export interface GalleryState {
  /** Whether there is nothing to go through. @selector [data-single] */
  isSingle: boolean;
}

export interface GalleryRootProps extends PartProps<'div', GalleryState> {
  /** How many photos there are. */
  count: number;
  /** The photo on show, counted from 0, where somebody else keeps it. */
  index?: number;
  /** The photo to begin with. Default: 0. */
  defaultIndex?: number;
  /** Called with the photo that is shown next. */
  onIndexChange?: (index: number) => void;
}

/**
 * Photos to go through with arrows, Home and End, by swiping `GalleryTrack`, and with buttons of `useGallery`. Holds
 * which one is on show; the photos themselves are children.
 */
export function GalleryRoot({
  count,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  as: Frame = 'div',
  ...props
}: GalleryRootProps) {
  const [own, setOwn] = useState(defaultIndex);
  const index = Math.max(0, Math.min(given ?? own, count - 1));
  const isSingle = count < 2;
  const go = (next: number) => {
    if (next === index) return;
    setOwn(next);
    onIndexChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = photoForKey(event.key, index, count);
    if (next === null) return;
    event.preventDefault();
    go(next);
  };
  const by = (key: string) => () => go(photoForKey(key, index, count) ?? index);
  const gallery: Gallery = {
    index,
    count,
    go,
    previous: isSingle ? null : by('ArrowLeft'),
    next: isSingle ? null : by('ArrowRight'),
  };
  const drawn = usePart(props, { isSingle });
  return (
    <GalleryContext value={gallery}>
      <Frame role="group" {...drawn} onKeyDown={onKeyDown} />
    </GalleryContext>
  );
}
