/** Wire faults of all notification calls on the real page: unsaved settings never appear as saved. */
import { describeFaults } from '../../testing/faults/describe-faults.ts';
import { notificationRows } from '../../testing/faults/notifications.ts';

describeFaults(notificationRows);
