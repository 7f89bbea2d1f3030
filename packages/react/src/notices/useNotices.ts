import { useMeetcute } from '../provider/context.ts';
import type { Notices } from './notices.ts';

/** Returns the notices of the page. Throws outside `MeetcuteProvider`. */
export const useNotices = (): Notices => useMeetcute().notices;
