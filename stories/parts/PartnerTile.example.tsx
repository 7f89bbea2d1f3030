import { PartnerTile, skinPartnerTile } from '@meetcute/kit/partner-tile';
import { PartnerTile as PartnerTileParts } from '@meetcute/react/partner-tile';

export const Example = () => (
  <PartnerTile kind="cams" href="/partner/luna" title="Live on webcam now" text="Luna, 28" drawing="🎥" />
);

/** Without styles. The root names the advertiser and the reason, whatever its children are. */
export const Unstyled = () => (
  <PartnerTileParts.Root kind="cams" href="/partner/luna">
    <PartnerTileParts.Link>Luna, 28: live on webcam now</PartnerTileParts.Link>
  </PartnerTileParts.Root>
);

/** A tile in a frame of your own. */
export const OwnTile = skinPartnerTile({ Frame: 'article' });
