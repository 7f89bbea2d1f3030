import { answer, emptyWorld, type World } from '@meetcute/mocks';
import { testSettings } from '../settings.ts';
import type { SiteName, Target } from '../target.ts';

/** The in-memory world that stories run on, one for each site. */
export const mocksTarget: Target = {
  name: 'mocks',
  start: async () => {
    const settings = testSettings();
    const worlds: Record<SiteName, World> = {
      free: emptyWorld({ settings: settings.free }),
      paid: emptyWorld({ settings: settings.paid }),
    };
    return {
      settings,
      fetch: (site, request) => answer(worlds[site], request),
      giveCredits: async (site, email, credits) => {
        for (const member of worlds[site].members.values())
          if (member.email === email) member.credits = credits;
      },
      activationToken: async (site, email) => {
        const { members, activationTokens } = worlds[site];
        const found = [...activationTokens].findLast(([, id]) => members.get(id)?.email === email);
        return found?.[0] ?? '';
      },
      stop: async () => undefined,
    };
  },
};
