import { PHOTOS_MAX } from '@meetcute/contract';
import { type Limit, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { ChangeInput } from '../members/members.usecases.ts';
import { photosOf } from './photos.repository.ts';
import { tooMany } from './photos.usecases.ts';

/** Limits for forms of one member and of one network. Each may contain photos that take seconds of a core. */
const LIMIT: Limit = { name: 'upload', max: 60, window: 3_600_000 };
const NETWORK_LIMIT: Limit = { name: 'upload-network', max: 240, window: 3_600_000 };

/** Checks an upload before it is read. Throws too_many_images when the profile is full, too_many_requests. */
export async function admitUpload(
  { db }: Pick<Services, 'db'>,
  { site: { id: siteId }, memberId, network, now }: ChangeInput & { network: string | null },
): Promise<void> {
  await throttleNetwork(db, NETWORK_LIMIT, { siteId, network, now });
  await throttle(db, LIMIT, { siteId, subject: memberId, now });
  if ((await photosOf(db, siteId, memberId)).length >= PHOTOS_MAX) throw tooMany();
}
