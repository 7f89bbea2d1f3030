/** Every fault of the wire on reporting, blocking and complaining, on the real pages; see the wizard's for what is held. */
import { describeFaults } from '../../testing/faults/describeFaults.ts';
import { safetyRows } from '../../testing/faults/safety.ts';

describeFaults(safetyRows);
