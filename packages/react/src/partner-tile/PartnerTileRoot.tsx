import { advertNotice, type AdvertKind } from '@meetcute/core';
import { createContext, use, useId } from 'react';
import { useMandatoryWords } from '../part/useMandatoryWords.ts';
import { usePart, type PartProps } from '../part/usePart.ts';
import { MeetcuteContext } from '../provider/context.ts';
import { AdvertReason } from './AdvertReason.tsx';

interface PartnerTile {
  href: string | null;
  /** Element id of the advertising label. */
  labelId: string;
}

const TileContext = createContext<PartnerTile | null>(null);

/** Returns the enclosing partner tile. Throws outside `PartnerTile.Root`. */
export function usePartnerTile(): PartnerTile {
  const tile = use(TileContext);
  if (tile) return tile;
  throw new Error(
    'A part of a partner tile was used outside <PartnerTile.Root>, so it would not be labelled as advertising. Put it inside one.',
  );
}

/** State of a partner tile, for `className`, `style` and `children` functions. */
export interface PartnerTileState {
  /** Whether the offer is loading. @selector [data-pending] */
  isPending: boolean;
}

/** Props of `PartnerTile.Root`. */
export interface PartnerTileRootProps extends PartProps<'article', PartnerTileState> {
  /** URL of the partner's offer; null while the offer is loading. @selector [data-pending] */
  href: string | null;
  /** Kind of the offer, which decides who advertises and why the tile is shown. */
  kind: AdvertKind;
}

/**
 * Unstyled article for a partner's offer among profiles. Renders an advertising label with the company that pays
 * before its children, and uses it as its accessible name. After them it renders a button that explains the advert.
 * @selector [data-part='advert'] for the label, [data-part='advertiser'] for the company in it, [data-part='why'] for the button, [data-part='reason'] for its popover
 */
export function PartnerTileRoot({ href, kind, as: Frame = 'article', ...props }: PartnerTileRootProps) {
  const words = useMandatoryWords('advert');
  const labelId = useId();
  const { advertiser } = advertNotice(use(MeetcuteContext)?.settings ?? {}, kind);
  const isPending = href === null;
  const { children, ...frameProps } = usePart(props, { isPending });
  return (
    <TileContext value={{ href, labelId }}>
      <Frame {...frameProps} aria-labelledby={labelId} aria-busy={isPending || undefined}>
        <span data-part="advert" id={labelId}>
          <span>{words}</span>
          {advertiser !== null && (
            <>
              {' '}
              <span data-part="advertiser">{advertiser}</span>
            </>
          )}
        </span>
        {children}
        <AdvertReason kind={kind} labelId={labelId} />
      </Frame>
    </TileContext>
  );
}
