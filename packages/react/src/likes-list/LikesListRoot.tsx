import type { LikesType } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { UseLikesListResult } from './useLikesList.ts';

/** State of a likes list, passed to its `className`, `style` and `children` functions. */
export interface LikesListState {
  /** Type of the list: 'received', 'sent' or 'mutual'. @selector [data-type] */
  type: LikesType;
}

/** Props of `LikesList.Root`. */
export interface LikesListRootProps extends PartProps<'ul', LikesListState> {
  /** List to render, from `useLikesList`. @selector [data-type] */
  list: Pick<UseLikesListResult, 'type'>;
}

/** Unstyled list of likes, a `ul` with an accessible name for its type. Render a `LikesList.Item` for each entry as its children. */
export function LikesListRoot({ list: { type }, as: Frame = 'ul', ...props }: LikesListRootProps) {
  const { t } = useTranslation('likes');
  // Safari removes the list semantics of lists without bullets unless the role is explicit.
  const ownProps = { role: 'list', 'aria-label': t(`types.${type}`) };
  return <Frame {...usePart(props, { type }, ownProps)} />;
}
