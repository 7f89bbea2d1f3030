import { ACTIVATION } from '../constants.ts';

/** The activation screen; `ticks` counts the polls that were answered, whatever they answered. */
export interface ActivationState {
  readonly ticks: number;
  readonly isDelivered: boolean;
}

/** The screen right after the sign-up. */
export const initialActivation: ActivationState = { ticks: 0, isDelivered: false };

/** Counts one poll; null is one that failed, which is ignored (spec: error.activation-poll-ignored). */
export const tickActivation = (
  state: ActivationState,
  answer: { readonly delivered: boolean } | null,
): ActivationState => ({
  ticks: state.ticks + 1,
  isDelivered: state.isDelivered || answer?.delivered === true,
});

/** Which of the four texts is shown, 0 to 3; they change at ticks 4, 7 and 10 (spec: activate.text-changes-at-ticks-4-7-10). */
export const activationStage = (ticks: number): number =>
  ACTIVATION.stages.findLastIndex((start) => ticks >= start);

/** Whether the progress is complete: delivered, or out of ticks (spec: activate.completes-after-20-ticks). */
export const isActivationComplete = (state: ActivationState, timeout: number = ACTIVATION.timeout): boolean =>
  state.isDelivered || state.ticks >= timeout;

/** The provider code whose users get a link to their mails (spec: activate.mail-provider-link-only-code-2). */
const OUTLOOK = 2;

/** The address that searches a member's mailbox for the site's mails; null for every provider but Outlook. */
export const mailSearchUrl = (mailprovider: number, siteEmail: string): string | null =>
  mailprovider === OUTLOOK
    ? `https://outlook.live.com/mail/0/search?${new URLSearchParams({ q: `from:${siteEmail}` })}`
    : null;
