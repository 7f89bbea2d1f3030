/**
 * Wire faults of all calls of the wizard on the real pages: input is kept, controls become usable again,
 * errors follow the call's policy, and a retry succeeds.
 */
import { accountRows } from '../../testing/faults/account.ts';
import { describeFaults } from '../../testing/faults/describe-faults.ts';
import { endRows } from '../../testing/faults/end.ts';
import { photoRows } from '../../testing/faults/photos.ts';
import { profileRows } from '../../testing/faults/profile.ts';

describeFaults([...accountRows, ...photoRows, ...profileRows, ...endRows]);
