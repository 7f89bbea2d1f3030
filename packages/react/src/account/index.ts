export { useConsentRequest, type ConsentRequest } from './useConsentRequest.ts';
export { useSaveUser } from './useSaveUser.ts';
export { useMailLink, type MailLink, type MailLinkCall } from './useMailLink.ts';
export { useResendActivation } from './useResendActivation.ts';
