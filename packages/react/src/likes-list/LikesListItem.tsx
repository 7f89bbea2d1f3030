import { usePart, type PartProps } from '../part/usePart.ts';
import type { LikesListEntry } from './useLikesList.ts';

/** State of a likes list item, passed to its `className`, `style` and `children` functions. */
export interface LikesListItemState {
  /** Whether the like is received and not opened yet. Say so in text, not only by colour. @selector [data-new] */
  isNew: boolean;
  /** Whether the viewer and the member like each other. @selector [data-mutual] */
  isMutual: boolean;
}

/** Props of `LikesList.Item`. */
export interface LikesListItemProps extends PartProps<'li', LikesListItemState> {
  /** One of the `entries` of `useLikesList`. @selector [data-new], [data-mutual] */
  entry: LikesListEntry;
}

/**
 * Unstyled item of a likes list, an `li`. Render the member's profile card as its child, which includes the label of a
 * fictional profile. Leave out chat and visit buttons.
 */
export function LikesListItem({ entry, as: Frame = 'li', ...props }: LikesListItemProps) {
  const { isNew, isMutual } = entry;
  return <Frame {...usePart(props, { isNew, isMutual })} />;
}
