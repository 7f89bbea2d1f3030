import { calls } from '@meetcute/contract';
import { tileKinds } from '@meetcute/core';
import type { Routes } from '../../http/call-context.ts';
import { advertAddress, camAddress, camsOf } from './partners.usecases.ts';

/** A redirect to an address of the site's own configuration; nothing of the request decides where it leads. */
const redirectTo = (location: string) => new Response(null, { status: 302, headers: { location } });

/** Webcam offers and advertising partners. */
export const partnersRoutes: Routes = (mount) => {
  mount(calls.searchCams, async ({ site, user, query, now }) => {
    const isPaid = user.paidUntil !== null && user.paidUntil > now;
    const account = { paid_user: isPaid, signup_date: user.createdAt.toISOString() };
    if (!tileKinds(account, site.settings, now).cam) return { cams: {} };
    const { min_age = 0, max_age = Infinity } = query;
    const fits = ({ age }: { age: number | null }) => age === null || (age >= min_age && age <= max_age);
    return { cams: Object.fromEntries(Object.entries(camsOf(site)).filter(([, cam]) => fits(cam))) };
  });

  mount(calls.openCam, async ({ site, query }) => redirectTo(camAddress(site, query.account)));

  mount(calls.openPartner, async ({ site }) => redirectTo(advertAddress(site)));
};
