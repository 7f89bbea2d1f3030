/** Every fault of the wire on the calls of the search, on the real page; see the wizard's for what is held. */
import { describeFaults } from '../../testing/faults/describeFaults.ts';
import { searchRows } from '../../testing/faults/search.ts';

describeFaults(searchRows);
