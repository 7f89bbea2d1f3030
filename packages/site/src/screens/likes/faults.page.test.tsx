/**
 * Wire faults of profile and likes calls on the real pages: loaded data stays, unsaved changes are rolled
 * back, and a retry succeeds.
 */
import { describeFaults } from '../../testing/faults/describe-faults.ts';
import { likesRows } from '../../testing/faults/likes.ts';

describeFaults(likesRows);
