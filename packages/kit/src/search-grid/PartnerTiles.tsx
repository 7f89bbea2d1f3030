import type { Cam } from '@meetcute/contract';
import { usePartnerLinks } from '@meetcute/react';
import { Storefront } from '@phosphor-icons/react/Storefront';
import { VideoCamera } from '@phosphor-icons/react/VideoCamera';
import { useTranslation } from 'react-i18next';
import type { PartnerTileProps } from '../partner-tile/skin-partner-tile.tsx';
import type { Skin } from '../skin.ts';

interface TileSlot {
  /** Component of a tile. */
  Tile: Skin<PartnerTileProps>;
}

/** Props of `CamTile`. */
export interface CamTileProps extends TileSlot {
  /** The webcam; null while it is loading. */
  cam: Cam | null;
}

/** Advertisement for a webcam among the results. */
export function CamTile({ cam, Tile }: CamTileProps) {
  const { t } = useTranslation('search');
  const links = usePartnerLinks();
  const { account, name, age } = cam ?? { account: '', name: null, age: null };
  return (
    <Tile
      kind="cams"
      href={cam && links.cam(account)}
      title={t('tile.cam')}
      text={[name ?? account, age].filter((part) => part !== null).join(', ')}
      image={cam?.image ?? null}
      drawing={<VideoCamera aria-hidden size={40} weight="light" />}
    />
  );
}

/** Advertisement of the site's partner among the results. */
export function AdvertTile({ Tile }: TileSlot) {
  const { t } = useTranslation('search');
  const { advert } = usePartnerLinks();
  return (
    <Tile
      kind="camads"
      href={advert}
      title={t('tile.title')}
      text={t('tile.text')}
      drawing={<Storefront aria-hidden size={40} weight="light" />}
    />
  );
}
