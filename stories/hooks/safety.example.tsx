import type { SafetyCase } from '@meetcute/contract';
import {
  useAppeal,
  useBlock,
  useBlocks,
  useCaseLink,
  useCases,
  useComplaint,
  useHiddenMembers,
  usePurgeMissingMembers,
} from '@meetcute/react/safety';

export function Block({ member, onDone }: { member: string; onDone: () => void }) {
  const { block, isPending } = useBlock(member, onDone);
  return (
    block && (
      <button disabled={isPending} onClick={block}>
        Block
      </button>
    )
  );
}

export function Blocked() {
  const { blocks = [], unblock } = useBlocks();
  return (
    <ul>
      {blocks.map((each) => (
        <li key={each.id}>
          {each.name} <button onClick={() => unblock?.(each)}>Unblock</button>
        </li>
      ))}
    </ul>
  );
}

/** Members whom lists of your own must leave out, and profiles that no longer exist. */
export function Hidden() {
  usePurgeMissingMembers();
  return <p>{`${useHiddenMembers().size} hidden`}</p>;
}

/** A complaint, also by visitors. */
export function Complaint() {
  const { values, setValue, onSubmit, receipt } = useComplaint();
  if (receipt) return <p>{`Complaint ${receipt}`}</p>;
  return (
    <form onSubmit={onSubmit}>
      <textarea
        aria-label="What is wrong?"
        value={values.text}
        onChange={({ target }) => setValue('text', target.value)}
      />
      <button>Send</button>
    </form>
  );
}

function Appeal({ shown, onDone }: { shown: SafetyCase; onDone: () => void }) {
  const { text, setText, onSubmit } = useAppeal(shown, null, onDone);
  return (
    <form onSubmit={onSubmit}>
      <textarea aria-label="Your appeal" value={text} onChange={({ target }) => setText(target.value)} />
      <button>Appeal</button>
    </form>
  );
}

/** A member's reports and decisions on their account. */
export function Cases({ onDone }: { onDone: () => void }) {
  const { cases = [] } = useCases();
  return cases.map((each) => <Appeal key={each.reference} shown={each} onDone={onDone} />);
}

/** The same case from the link of a mail, without a login. */
export function CaseOfMail({ token, onDone }: { token: string; onDone: () => void }) {
  const { shown, isInvalid } = useCaseLink(token);
  if (isInvalid) return <p>The link is too old.</p>;
  return shown ? <Appeal shown={shown} onDone={onDone} /> : null;
}
