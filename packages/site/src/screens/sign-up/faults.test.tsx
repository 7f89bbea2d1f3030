/**
 * Every fault of the wire on every call that the wizard makes, on the real pages: nothing typed is lost, the control
 * works again, what is told is what the policy of the call says, and a second try succeeds.
 */
import { accountRows } from '../../testing/faults/account.ts';
import { describeFaults } from '../../testing/faults/describeFaults.ts';
import { endRows } from '../../testing/faults/end.ts';
import { photoRows } from '../../testing/faults/photos.ts';
import { profileRows } from '../../testing/faults/profile.ts';

describeFaults([...accountRows, ...photoRows, ...profileRows, ...endRows]);
