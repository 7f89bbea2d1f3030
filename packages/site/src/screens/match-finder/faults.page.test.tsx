/** Wire faults of the match finder, and of suggested members at home and on the error page. */
import { describeFaults } from '../../testing/faults/describe-faults.ts';
import { meetingRows } from '../../testing/faults/meeting.ts';

describeFaults(meetingRows);
