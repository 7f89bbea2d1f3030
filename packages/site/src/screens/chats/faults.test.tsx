/** Every fault of the wire on every call of the chats, on the real page: nothing that was written is lost, or sent twice. */
import { chatRows } from '../../testing/faults/chat.ts';
import { describeFaults } from '../../testing/faults/describeFaults.ts';

describeFaults(chatRows);
