/** Name under which tabs report logouts to each other. Each message is a profile id. */
export const LOGOUT_TABS = 'meetcute-session';
