import { calls, writeQuery } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { changeCredits, decideCase, respond, emptyWorld, suspend, type World } from '@meetcute/mocks';
import { partnersOf, shopOf, testSettings } from '../settings.ts';
import { hostOf, type SiteName, type Target } from '../target.ts';

/** Paths of the links in mails. */
const pathOf = {
  activate: '/activate/done',
  password: '/reset-password/do',
  emailChange: '/mail-change/do',
  emailUndo: '/mail-change/do',
  news: '/api/unsubscribe.php',
  case: '/reports/link',
};

/** The in-memory world of the stories, one for each site. */
export const mocksTarget: Target = {
  name: 'mocks',
  start: async () => {
    const settings = testSettings();
    const worldOf = (site: SiteName): World => {
      const world = emptyWorld({
        settings: settings[site],
        partners: partnersOf(site),
        shop: shopOf(site),
        hosts: [hostOf[site]],
      });
      // Each world counts its IDs, so without the site a member of one could have the ID of one of the other. IDs of messages are numbers.
      return { ...world, nextId: (prefix) => world.nextId(prefix && `${prefix}${site}-`) };
    };
    const worlds: Record<SiteName, World> = { free: worldOf('free'), paid: worldOf('paid') };
    // As on a server, no member of one site has the id of a member of the other.
    worlds.paid.nextId = worlds.free.nextId;
    const memberOf = (site: SiteName, email: string) => {
      const member = [...worlds[site].members.values()].find((each) => each.email === email);
      if (!member) throw new Error(`There is no member with the address ${email}.`);
      return member;
    };
    return {
      settings,
      fetch: (site, request) => respond(worlds[site], request),
      giveCredits: async (site, email, credits) => {
        const member = memberOf(site, email);
        changeCredits(worlds[site], member, credits - member.credits, { kind: 'correction' });
      },
      mailedToken: async (site, email, path) => {
        const entry = [...worlds[site].mailed].findLast(
          ([, { to, kind }]) => to === email && pathOf[kind] === path,
        );
        return entry?.[0] ?? '';
      },
      stopMailsToken: async (site, email) => {
        const { profile } = memberOf(site, email);
        const token = worlds[site].nextId('news-token-');
        worlds[site].mailed.set(token, { kind: 'news', member: profile.id, to: email, isUsed: false });
        return token;
      },
      withoutMails: async (work) => {
        for (const world of Object.values(worlds)) world.areMailsDown = true;
        await work().finally(() => {
          for (const world of Object.values(worlds)) world.areMailsDown = false;
        });
      },
      recordPrice: async (site, price) => void worlds[site].priceHistory.push(price),
      reportPayment: async (site, id, state) => {
        const order = worlds[site].orders.get(id);
        if (!order) throw new Error(`There is no order ${id}.`);
        order.reported = state;
        return `${calls.confirmPayment.path}${writeQuery(calls.confirmPayment, { order: id, token: order.token })}`;
      },
      makeOlder: async (site, email, milliseconds) => {
        const member = memberOf(site, email);
        member.signupDate = new Date(Date.parse(member.signupDate) - milliseconds).toISOString();
      },
      makePaid: async (site, email, time = DAY_MS) => {
        memberOf(site, email).premiumUntil = new Date(Date.now() + time).toISOString();
      },
      makeFictional: async (site, email) => {
        memberOf(site, email).profile.fictional = true;
      },
      reviewPhotos: async (site, email) => {
        memberOf(site, email).hasNewPhotos = false;
      },
      decideCase: async (site, { until, ...decision }) =>
        decideCase(worlds[site], { ...decision, ...(until && { until: until.toISOString() }) }),
      suspend: async (site, email, suspensionEnd) =>
        suspend(worlds[site], memberOf(site, email), suspensionEnd),
      stop: async () => undefined,
    };
  },
};
