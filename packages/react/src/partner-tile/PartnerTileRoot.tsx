import { createContext, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';

interface PartnerTile {
  href: string | null;
  /** Id of the words that say what the tile is. */
  labelId: string;
}

const TileContext = createContext<PartnerTile | null>(null);

/** The tile around a part. Throws outside `PartnerTileRoot`. */
export function usePartnerTile(): PartnerTile {
  const tile = use(TileContext);
  if (tile) return tile;
  throw new Error(
    'A part of a partner tile was used outside <PartnerTileRoot>, so nothing would say that it is advertising. Put it inside one.',
  );
}

export interface PartnerTileState {
  /** Whether the offer is on its way. @selector [data-pending] */
  isPending: boolean;
}

export interface PartnerTileRootProps extends PartProps<'article', PartnerTileState> {
  /** Where the tile leads; null while the offer is on its way. */
  href: string | null;
}

/**
 * A partner's offer among profiles without a look, an article. It says itself, in words and before anything a brand draws,
 * that it is advertising, and is named by them.
 * @selector [data-part='advert'] for the words
 */
export function PartnerTileRoot({ href, as: Frame = 'article', ...props }: PartnerTileRootProps) {
  const { t } = useTranslation('common');
  const labelId = useId();
  const isPending = href === null;
  const { children, ...drawn } = usePart(props, { isPending });
  return (
    <TileContext value={{ href, labelId }}>
      <Frame {...drawn} aria-labelledby={labelId} aria-busy={isPending || undefined}>
        <span data-part="advert" id={labelId}>
          {t('advert')}
        </span>
        {children}
      </Frame>
    </TileContext>
  );
}
