import type { Settings } from '@meetcute/contract';

/** The two sites of the suite: on `free` messages cost nothing and visitors may search, on `paid` neither. */
export type SiteName = 'free' | 'paid';

/** An implementation of the member API that runs and has no members yet. */
export interface Running {
  /** Sends a request as a browser on that site would. */
  fetch(site: SiteName, request: Request): Promise<Response>;
  settings: Record<SiteName, Settings>;
  /** Gives a member credits, as a payment would. */
  giveCredits(site: SiteName, email: string, credits: number): Promise<void>;
  /** The token of the newest mail to an address whose link leads to a path; '' before there is one. */
  mailedToken(site: SiteName, email: string, path: string): Promise<string>;
  /** A token by which a mail service stops the mails about news to a member; those mails come to who is away, which takes too long here. */
  stopMailsToken(site: SiteName, email: string): Promise<string>;
  /** Runs something while no mail can be delivered. */
  withoutMails(work: () => Promise<void>): Promise<void>;
  /** Makes an account older, by milliseconds. */
  makeOlder(site: SiteName, email: string, by: number): Promise<void>;
  /** Notes that a member has paid. */
  makePaid(site: SiteName, email: string): Promise<void>;
  /** Notes that a profile was made up, which nobody can say of oneself. */
  makeFictional(site: SiteName, email: string): Promise<void>;
  stop(): Promise<void>;
}

/** An implementation to hold against the contract. */
export interface Target {
  name: string;
  start(): Promise<Running>;
}

/** Host names of the sites. */
export const hostOf: Record<SiteName, string> = { free: 'localhost', paid: 'nocturne.localhost' };
