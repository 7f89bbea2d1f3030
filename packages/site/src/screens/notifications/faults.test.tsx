/** Every fault of the wire on every call of the notifications, on the real page: nothing is shown as saved that is not. */
import { describeFaults } from '../../testing/faults/describeFaults.ts';
import { notificationRows } from '../../testing/faults/notifications.ts';

describeFaults(notificationRows);
