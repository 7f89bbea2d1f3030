import { ACTIVATION } from '../constants.ts';

/** State of the activation screen. `ticks` counts completed polls, whatever their result. */
export interface ActivationState {
  readonly ticks: number;
  readonly isDelivered: boolean;
}

/** State right after the sign-up. */
export const initialActivation: ActivationState = { ticks: 0, isDelivered: false };

/** Counts one poll. Null is a failed poll, which is ignored (spec: error.activation-poll-ignored). */
export const tickActivation = (
  state: ActivationState,
  answer: { readonly delivered: boolean } | null,
): ActivationState => ({
  ticks: state.ticks + 1,
  isDelivered: state.isDelivered || answer?.delivered === true,
});

/**
 * Returns the index of the shown text, 0 to 3. Texts change at ticks 4, 7 and 10
 * (spec: activate.text-changes-at-ticks-4-7-10).
 */
export const activationStage = (ticks: number): number =>
  ACTIVATION.stages.findLastIndex((start) => ticks >= start);

/** Returns whether the progress is complete: delivered, or out of ticks (spec: activate.completes-after-20-ticks). */
export const isActivationComplete = (state: ActivationState, timeout: number = ACTIVATION.timeout): boolean =>
  state.isDelivered || state.ticks >= timeout;

/** Provider code whose users get a link to their mailbox (spec: activate.mail-provider-link-only-code-2). */
const OUTLOOK = 2;

/** Returns the address of a mailbox search for the site's mails; null for every provider but Outlook. */
export const mailSearchUrl = (mailprovider: number, siteEmail: string): string | null =>
  mailprovider === OUTLOOK
    ? `https://outlook.live.com/mail/0/search?${new URLSearchParams({ q: `from:${siteEmail}` })}`
    : null;
