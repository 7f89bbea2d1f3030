/** Faults of the wire on the calls of the match finder, and of the members suggested at home and on the error page. */
import { describeFaults } from '../../testing/faults/describeFaults.ts';
import { meetingRows } from '../../testing/faults/meeting.ts';

describeFaults(meetingRows);
