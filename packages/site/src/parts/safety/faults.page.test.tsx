/**
 * Wire faults of reporting, blocking and complaints on the real pages; see the wizard's test for the
 * expectations.
 */
import { describeFaults } from '../../testing/faults/describe-faults.ts';
import { safetyRows } from '../../testing/faults/safety.ts';

describeFaults(safetyRows);
