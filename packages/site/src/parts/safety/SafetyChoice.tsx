import { Button } from '@meetcute/kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface SafetyChoiceProps {
  name: string;
  onChoose: (what: 'report' | 'block') => void;
  onCancel: () => void;
}

/** Report or block: what each of them does stands below it. */
export function SafetyChoice({ name, onChoose, onCancel }: SafetyChoiceProps) {
  const { t: text } = useTranslation('safety');
  const id = useId();
  return (
    <>
      <div data-part="choice">
        <Button size="large" aria-describedby={`${id}-report`} onPress={() => onChoose('report')}>
          {text('choose.report', { name })}
        </Button>
        <p data-part="hint" id={`${id}-report`}>
          {text('choose.reportHint', { name })}
        </p>
      </div>
      <div data-part="choice">
        <Button
          size="large"
          variant="quiet"
          aria-describedby={`${id}-block`}
          onPress={() => onChoose('block')}
        >
          {text('choose.block', { name })}
        </Button>
        <p data-part="hint" id={`${id}-block`}>
          {text('choose.blockHint')}
        </p>
      </div>
      <div data-part="actions">
        <Button variant="plain" onPress={onCancel}>
          {text('cancel')}
        </Button>
      </div>
    </>
  );
}
