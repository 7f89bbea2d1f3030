import { useImperativeHandle, useLayoutEffect, useRef, type RefObject } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useGallery, type GalleryState } from './GalleryRoot.tsx';

export type GalleryTrackProps = PartProps<'ul', GalleryState>;

const nearest = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const placeOf = (index: number, { clientWidth }: HTMLElement) => index * clientWidth;

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
    // A scroll that is under way would go on to where it was sent before.
    if (!track || (target.current === null && nearest(track) === index)) return;
    target.current = index;
    const isFar = Math.abs(nearest(track) - index) > 1;
    const behavior = isJump || isFar || isCalm() ? 'instant' : 'smooth';
    const left = placeOf(index, track);
    // No event tells of a scroll that ended where it began.
    if (track.scrollLeft === left) target.current = null;
    track.scrollTo({ left, behavior });
  }, [index, list]);
  return {
    onScroll: () => {
      if (list.current && target.current === null) go(nearest(list.current));
    },
    onScrollEnd: () => {
      const track = list.current;
      if (!track || target.current === null) return;
      const left = placeOf(target.current, track);
      // A jump during a smooth move ends beside the photo: browsers add what the move did meanwhile.
      if (Math.abs(track.scrollLeft - left) > 1) track.scrollTo({ left, behavior: 'instant' });
      else target.current = null;
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
  const { onScroll, onScrollEnd, onTaken } = useScrolling(list);
  const isSingle = count < 2;
  const drawn = usePart(props, { isSingle });
  return (
    <Frame
      role="list"
      tabIndex={isSingle ? undefined : 0}
      {...drawn}
      ref={list}
      onScroll={onScroll}
      onScrollEnd={onScrollEnd}
      onPointerDown={onTaken}
      onWheel={onTaken}
    />
  );
}
