export type { Notice, Notices } from './notices.ts';
export { useNotices } from './useNotices.ts';
