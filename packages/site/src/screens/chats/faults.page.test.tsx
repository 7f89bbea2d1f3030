/** Wire faults of all chat calls on the real page: no message is lost or sent twice. */
import { answerRows } from '../../testing/faults/answers.ts';
import { chatRows } from '../../testing/faults/chat.ts';
import { describeFaults } from '../../testing/faults/describe-faults.ts';

describeFaults([...chatRows, ...answerRows]);
