export * as MemberProfile from './index.parts.ts';
export { useSensitiveConsent, type SensitiveConsentState } from './useSensitiveConsent.ts';
export type { ProfileRootProps, ProfileState } from './ProfileRoot.tsx';
