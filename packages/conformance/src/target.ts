import type { CaseAction, CaseSide, RemovedContent, OrderState, Settings } from '@meetcute/contract';
import type { PriceHistory } from '@meetcute/core';

/** The two test sites: on `free` messages cost nothing and visitors may search, on `paid` neither. */
export type SiteName = 'free' | 'paid';

/** A decision of the operators on the usage rules. */
export interface CaseDecided {
  reference: string;
  action: CaseAction;
  facts: string;
  /** Side whose appeal is decided; null for the first decision. */
  after: CaseSide | null;
  /** Content that it removes; a message by `<conversation>/<message>`, a text by `<member>:<field>`. Default: none. */
  content?: readonly { readonly kind: RemovedContent; readonly id: string }[];
  /** End of a suspension. Default: none. */
  until?: Date;
}

/** A running implementation of the member API without members. */
export interface Running {
  /** Sends a request as a browser on that site does. */
  fetch(site: SiteName, request: Request): Promise<Response>;
  /** Settings of both sites. */
  settings: Record<SiteName, Settings>;
  /** Gives a member credits, as a payment does. */
  giveCredits(site: SiteName, email: string, credits: number): Promise<void>;
  /**
   * Returns the token of the newest mail to an address whose link points to a path; '' before there is one.
   */
  mailedToken(site: SiteName, email: string, path: string): Promise<string>;
  /**
   * Returns an unsubscribe token for a member's digest mails. Creates it directly, because the mails are sent
   * too late for tests.
   */
  stopMailsToken(site: SiteName, email: string): Promise<string>;
  /** Runs a function while no mail can be delivered. */
  withoutMails(work: () => Promise<void>): Promise<void>;
  /** Makes an account older by milliseconds. */
  makeOlder(site: SiteName, email: string, by: number): Promise<void>;
  /** Gives a member premium for milliseconds from now; negative: premium that is over. Default: a day. */
  makePaid(site: SiteName, email: string, time?: number): Promise<void>;
  /** Records a price at which a product was offered before. */
  recordPrice(site: SiteName, price: PriceHistory): Promise<void>;
  /** Changes the state of an order's started payment at the provider. Returns the address of the notice, a path. */
  reportPayment(site: SiteName, order: string, state: OrderState): Promise<string>;
  /** Marks a profile as fictional, which members cannot do themselves. */
  makeFictional(site: SiteName, email: string): Promise<void>;
  /** Looks at all new photos of a member and leaves them, as the staff does. */
  reviewPhotos(site: SiteName, email: string): Promise<void>;
  /** Decides a report or complaint, or the appeal of a side, as the operators do. */
  decideCase(site: SiteName, decision: CaseDecided): Promise<void>;
  /** Suspends a member until an instant, or (null) without end, as the operators do. */
  suspend(site: SiteName, email: string, until: Date | null): Promise<void>;
  /** Stops the implementation. */
  stop(): Promise<void>;
}

/** An implementation to test against the contract. */
export interface Target {
  /** Name of the test suite. */
  name: string;
  /** Starts the implementation without members. */
  start(): Promise<Running>;
}

/** Host names of the sites. */
export const hostOf: Record<SiteName, string> = { free: 'localhost', paid: 'nocturne.localhost' };
