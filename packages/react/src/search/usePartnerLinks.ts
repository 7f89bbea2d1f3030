import { calls } from '@meetcute/contract';
import { useClient } from '../provider/context.ts';

/** Addresses that lead to partners. */
export interface PartnerLinks {
  /** Returns the address of a webcam's offer by its account (spec: call.open-xcams-redirect). */
  cam: (account: string) => string;
  /** Address of the site's partner (spec: call.open-resellpartner). */
  advert: string;
}

/** Returns the addresses of the offers among search results. They lead to partners through the API. */
export function usePartnerLinks(): PartnerLinks {
  const client = useClient();
  return {
    cam: (account) => client.url(calls.openCam, { query: { account } }),
    advert: client.url(calls.openPartner, { query: { flow: 'profile-search', redirect: '1' } }),
  };
}
