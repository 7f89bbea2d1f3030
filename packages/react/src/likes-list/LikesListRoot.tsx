import type { LikesType } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { LikesList } from './useLikesList.ts';

export interface LikesListState {
  /** 'received', 'sent' or 'mutual'. @selector [data-type] */
  type: LikesType;
}

export interface LikesListRootProps extends PartProps<'ul', LikesListState> {
  /** The list, from `useLikesList`. */
  list: Pick<LikesList, 'type'>;
}

/** A list of likes without a look, named after which of the three it is; its children are `LikesListItem`s. */
export function LikesListRoot({ list: { type }, as: Frame = 'ul', ...props }: LikesListRootProps) {
  const { t } = useTranslation('likes');
  // Lists that show no bullets are none to Safari, unless they say so.
  return <Frame role="list" aria-label={t(`types.${type}`)} {...usePart(props, { type })} />;
}
