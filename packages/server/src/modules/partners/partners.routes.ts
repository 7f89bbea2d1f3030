import { calls } from '@meetcute/contract';
import { advertAddress, camAddress, camsOf, isPremium, tileKinds } from '@meetcute/core';
import { notFound } from '../../errors.ts';
import type { Routes } from '../../http/call-context.ts';
import { premiumOf } from '../members/members.view.ts';

/**
 * Redirects to a URL of the site's configuration. The request cannot change the destination. Throws not_found
 * without a URL.
 */
function redirectTo(location: string | null): Response {
  if (location === null) throw notFound();
  return new Response(null, { status: 302, headers: { location } });
}

/** Webcam offers and advertising partners. */
export const partnersRoutes: Routes = (mount) => {
  mount(calls.searchCams, async ({ site, user, query, now }) => {
    const isPaid = isPremium(premiumOf(user), now);
    const account = { paid_user: isPaid, ...premiumOf(user), signup_date: user.createdAt.toISOString() };
    return { cams: tileKinds(account, site.settings, now).cam ? camsOf(site, query) : {} };
  });

  mount(calls.openCam, async ({ site, query }) => redirectTo(camAddress(site, query.account)));

  mount(calls.openPartner, async ({ site }) => redirectTo(advertAddress(site)));
};
