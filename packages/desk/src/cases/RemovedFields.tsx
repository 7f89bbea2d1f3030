import type { DeskCase, DeskContent } from '@meetcute/contract/desk';
import { SwitchField, TextField } from '@meetcute/kit';
import { FieldGroup } from '../parts/FieldGroup.tsx';
import { Stranger } from '../parts/Stranger.tsx';
import { useFieldLabel, useTexts } from '../texts/texts.ts';
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

/** Returns the field of a text, whose id is `<member>:<field>`. */
const fieldOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Choice of what a decision removes: the reported photo or message, texts of the profile, and other content by its id. */
export function RemovedFields({ shown, draft, error, onChange }: RemovedFieldsProps) {
  const t = useTexts();
  const fieldLabel = useFieldLabel();
  const labelOf = ({ kind, id }: Pick<DeskContent, 'kind' | 'id'>): string => {
    if (kind !== 'text') return t(`removed.${kind}`);
    const field = fieldOf(id);
    return field === 'city' ? t('removed.city') : fieldLabel(field);
  };
  const ids = removedIds(shown, { ...draft, others: '' });
  const hasChoice = shown.content.length > 0;
  return (
    <FieldGroup>
      <legend>{t('case.removed')}</legend>
      {shown.content.map(({ kind, id, text }) => (
        <div key={id}>
          <SwitchField
            label={labelOf({ kind, id })}
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
        label={t(hasChoice ? 'case.removedOthers' : 'case.removedIds')}
        help={[t('case.removedHelp'), ...(shown.reported ? [t('case.removedTheirs')] : [])].join(' ')}
        value={draft.others}
        error={error}
        onChange={(others) => onChange({ others })}
      />
    </FieldGroup>
  );
}
