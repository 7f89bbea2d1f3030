import { calls, type Cam } from '@meetcute/contract';
import { useClient } from '@meetcute/react';
import { Storefront } from '@phosphor-icons/react/Storefront';
import { VideoCamera } from '@phosphor-icons/react/VideoCamera';
import { useTranslation } from 'react-i18next';
import { useSlot } from '../../template/context.ts';

/** Props of `CamTile`. */
export interface CamTileProps {
  /** The webcam; null while it is loading. */
  cam: Cam | null;
}

/** Advertisement for a webcam among the results (spec: call.open-xcams-redirect). */
export function CamTile({ cam }: CamTileProps) {
  const { t } = useTranslation('search');
  const PartnerTile = useSlot('PartnerTile');
  const client = useClient();
  const { account, name, age } = cam ?? { account: '', name: null, age: null };
  return (
    <PartnerTile
      href={cam && client.url(calls.openCam, { query: { account } })}
      title={[name ?? account, age].filter((part) => part !== null).join(', ')}
      text={t('tile.cam')}
      image={cam?.image ?? null}
      drawing={<VideoCamera aria-hidden size={40} weight="light" />}
    />
  );
}

/** Advertisement of the site's partner among the results (spec: call.open-resellpartner). */
export function AdvertTile() {
  const { t } = useTranslation('search');
  const PartnerTile = useSlot('PartnerTile');
  const client = useClient();
  return (
    <PartnerTile
      href={client.url(calls.openPartner, { query: { flow: 'profile-search', redirect: '1' } })}
      title={t('tile.title')}
      text={t('tile.text')}
      drawing={<Storefront aria-hidden size={40} weight="light" />}
    />
  );
}
