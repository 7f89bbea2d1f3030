import { useImperativeHandle, useLayoutEffect, useRef, type RefObject } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useGallery, type GalleryState } from './GalleryRoot.tsx';

export type GalleryTrackProps = PartProps<'ul', GalleryState>;

const nearest = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps scroll position and photo on show together, whichever of them changes. */
function useScrolling(list: RefObject<HTMLUListElement | null>) {
  const { index, go } = useGallery();
  /** The photo that the list is scrolled to by us; what lies on the way is not on show. */
  const target = useRef<number | null>(null);
  const isFirstTime = useRef(true);
  useLayoutEffect(() => {
    const track = list.current;
    const isJump = isFirstTime.current;
    isFirstTime.current = false;
    if (!track || nearest(track) === index) return;
    target.current = index;
    const isFar = Math.abs(nearest(track) - index) > 1;
    const behavior = isJump || isFar || isCalm() ? 'instant' : 'smooth';
    track.scrollTo({ left: index * track.clientWidth, behavior });
  }, [index, list]);
  return {
    onScroll: () => {
      const shown = list.current ? nearest(list.current) : index;
      if (target.current === null) go(shown);
      else if (target.current === shown) target.current = null;
    },
    /** From here on it is the person who scrolls. */
    onTaken: () => (target.current = null),
  };
}

/**
 * The list of photos, which is swiped: it scrolls sideways and needs `overflow-x: auto`, slides as wide as itself and
 * `scroll-snap-type` of its skin. It can be reached by keyboard where there are several photos, moves smoothly to the
 * photo beside and at once to one further off, or always at once where motion is reduced.
 */
export function GalleryTrack({ as: Frame = 'ul', ref, ...props }: GalleryTrackProps) {
  const { count } = useGallery();
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLUListElement);
  const { onScroll, onTaken } = useScrolling(list);
  const isSingle = count < 2;
  const drawn = usePart(props, { isSingle });
  return (
    <Frame
      role="list"
      tabIndex={isSingle ? undefined : 0}
      {...drawn}
      ref={list}
      onScroll={onScroll}
      onPointerDown={onTaken}
      onWheel={onTaken}
    />
  );
}
