export { createNotices, type Notice, type Notices } from './notices.ts';
export { NoticesContext, useNotices } from './NoticesContext.ts';
