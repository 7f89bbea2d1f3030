export type { Notice, NoticeLink, Notices } from './notices.ts';
export { useNotices } from './useNotices.ts';
