import { withPolicies } from '../pages/security.ts';
import { plainPageResponse, type RequestHandler } from './plain-page.ts';

const body = `<p>On a real site this window shows what a partner offers. This is a demo: nobody is behind it, and nothing is
sold or asked here.</p><p>The site did not tell the partner who you are. Close this window to go back.</p>`;

/** Path of the page of the demo's partner. */
export const DEMO_PARTNER_PATH = '/advert-demo';

/**
 * Adds the page of the demo's partner in front of the sites, at the address that the demo settings use for
 * cams and adverts.
 */
export const withDemoPartner =
  (handle: RequestHandler): RequestHandler =>
  async (request, remoteAddress) =>
    new URL(request.url).pathname === DEMO_PARTNER_PATH
      ? withPolicies(plainPageResponse('A partner’s page', body), request.url)
      : handle(request, remoteAddress);
