/** Wire faults of all search calls on the real page; see the wizard's test for the expectations. */
import { describeFaults } from '../../testing/faults/describe-faults.ts';
import { searchRows } from '../../testing/faults/search.ts';

describeFaults(searchRows);
