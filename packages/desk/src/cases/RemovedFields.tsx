import type { DeskCase } from '@meetcute/contract/desk';
import { SwitchField, TextField } from '@meetcute/kit';
import { Stranger } from '../parts/Stranger.tsx';
import { useTexts } from '../texts/texts.ts';
import { type DecisionDraft, removedIds } from './decision-rules.ts';

/** Props of `RemovedFields`. */
export interface RemovedFieldsProps {
  /** The case. */
  shown: DeskCase;
  /** The form. */
  draft: DecisionDraft;
  /** Problem with the choice; undefined without one. */
  error: string | undefined;
  /** Called with the changed part of the form. */
  onChange: (part: Pick<DecisionDraft, 'removed'> | Pick<DecisionDraft, 'others'>) => void;
}

/** Choice of what a decision removes: the reported photo or message, texts of the profile, and other content by its id. */
export function RemovedFields({ shown, draft, error, onChange }: RemovedFieldsProps) {
  const t = useTexts();
  const ids = removedIds(shown, { ...draft, others: '' });
  return (
    <>
      {shown.content.map(({ kind, id, text }) => (
        <div key={id}>
          <SwitchField
            label={
              text === null
                ? t(`removed.${kind}`)
                : t('removed.field', { field: id.slice(id.indexOf(':') + 1) })
            }
            value={ids.includes(id)}
            onChange={(isOn) =>
              onChange({ removed: isOn ? [...ids, id] : ids.filter((each) => each !== id) })
            }
          />
          {text !== null && <Stranger>{text}</Stranger>}
        </div>
      ))}
      <TextField
        isMultiline
        label={t('case.removedOthers')}
        help={t('case.removedHelp')}
        value={draft.others}
        error={error}
        onChange={(others) => onChange({ others })}
      />
    </>
  );
}
