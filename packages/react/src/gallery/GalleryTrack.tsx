import { useLayoutEffect, useRef, type RefObject } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useGallery, type GalleryState } from './GalleryRoot.tsx';

/** Props of `Gallery.Track`. */
export type GalleryTrackProps = PartProps<'ul', GalleryState>;

const nearest = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const placeOf = (index: number, { clientWidth }: HTMLElement) => index * clientWidth;

/** Synchronizes the scroll position and the current photo in both directions. */
function useScrolling(list: RefObject<HTMLUListElement | null>) {
  const { index, go } = useGallery();
  /** Index that a programmatic scroll is moving to. Photos on the way do not become current. */
  const target = useRef<number | null>(null);
  const isFirstTime = useRef(true);
  useLayoutEffect(() => {
    const track = list.current;
    const isJump = isFirstTime.current;
    isFirstTime.current = false;
    // A scroll in progress would continue to its earlier target, so scroll even if this photo is the nearest.
    if (!track || (target.current === null && nearest(track) === index)) return;
    target.current = index;
    const isFar = Math.abs(nearest(track) - index) > 1;
    const behavior = isJump || isFar || prefersReducedMotion() ? 'instant' : 'smooth';
    const offset = placeOf(index, track);
    // Browsers fire no `scrollend` event if the position does not change.
    if (track.scrollLeft === offset) target.current = null;
    track.scrollTo({ left: offset, behavior });
  }, [index, list]);
  return {
    onScroll: () => {
      if (list.current && target.current === null) go(nearest(list.current));
    },
    onScrollEnd: () => {
      const track = list.current;
      if (!track || target.current === null) return;
      const offset = placeOf(target.current, track);
      // A jump during a smooth scroll ends off target, because browsers add the distance of the smooth scroll.
      if (Math.abs(track.scrollLeft - offset) > 1) track.scrollTo({ left: offset, behavior: 'instant' });
      else target.current = null;
    },
    /** Hands control of the scroll position to the person. */
    onUserScroll: () => (target.current = null),
  };
}

/**
 * Unstyled list of slides, a `ul` that scrolls horizontally. Style it with `overflow-x: auto`, `scroll-snap-type` and
 * slides of its own width. It is focusable with several photos. It scrolls smoothly to an adjacent photo and jumps to a
 * distant one; with reduced motion it always jumps.
 */
export function GalleryTrack({ as: Frame = 'ul', ...props }: GalleryTrackProps) {
  const { count } = useGallery();
  const list = useRef<HTMLUListElement>(null);
  const { onScroll, onScrollEnd, onUserScroll } = useScrolling(list);
  const isSingle = count < 2;
  const ownProps = {
    ref: list,
    role: 'list',
    tabIndex: isSingle ? undefined : 0,
    onScroll,
    onScrollEnd,
    onPointerDown: onUserScroll,
    onWheel: onUserScroll,
  };
  return <Frame {...usePart(props, { isSingle }, ownProps)} />;
}
