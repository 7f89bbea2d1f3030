/**
 * Every fault of the wire on every call of profile and likes, on the real pages: what is loaded stays, nothing is shown
 * that the server does not hold, and a second try succeeds.
 */
import { describeFaults } from '../../testing/faults/describeFaults.ts';
import { likesRows } from '../../testing/faults/likes.ts';

describeFaults(likesRows);
