export * as MemberProfile from './index.parts.ts';
export type { ProfileRootProps, ProfileState } from './ProfileRoot.tsx';
