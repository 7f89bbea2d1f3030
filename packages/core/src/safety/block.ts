/** Who stands between two members, and in which direction. */
export interface Between {
  readonly isDeleted: boolean;
  /** The viewer has blocked the other. */
  readonly isBlocking: boolean;
  /** The other has blocked the viewer, who must not learn of it. */
  readonly isBlockedBy: boolean;
}

/**
 * Whether a member may block another: nobody oneself, and nobody who can't be met, which includes who blocked first.
 * Blocking again is allowed and changes nothing.
 */
export const canBlock = (viewerId: string, other: Between & { readonly id: string }): boolean =>
  other.id !== viewerId && !other.isDeleted && !other.isBlockedBy;

/** Whether a block can be taken back: where there is one, or where none is and the other can be met. */
export const canUnblock = (viewerId: string, other: Between & { readonly id: string }): boolean =>
  other.isBlocking || canBlock(viewerId, other);
