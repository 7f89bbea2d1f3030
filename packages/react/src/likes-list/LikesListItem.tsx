import { usePart, type PartProps } from '../part/usePart.ts';
import type { LikesListEntry } from './useLikesList.ts';

export interface LikesListItemState {
  /** Whether it is a received like that one has not opened; say so in words. @selector [data-new] */
  isNew: boolean;
  /** Whether both like each other. @selector [data-mutual] */
  isMutual: boolean;
}

export interface LikesListItemProps extends PartProps<'li', LikesListItemState> {
  /** One of the list's `entries`. */
  entry: LikesListEntry;
}

/** One like without a look; put the member's card into it, which holds the fictional label. Chat and visit buttons are left out here. */
export function LikesListItem({ entry, as: Frame = 'li', ...props }: LikesListItemProps) {
  const { isNew, isMutual } = entry;
  return <Frame {...usePart(props, { isNew, isMutual })} />;
}
