import { href } from '@meetcute/core';
import { Button } from '@meetcute/kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';

/** Props of `SafetyChoice`. */
export interface SafetyChoiceProps {
  /** Name of the member. */
  name: string;
  /** Whether there is a chat to delete. */
  hasChat: boolean;
  /** Called with the chosen action. */
  onChoose: (what: 'report' | 'block' | 'remove') => void;
  /** Called when the viewer cancels. */
  onCancel: () => void;
}

/** Choice between reporting, blocking and, in a chat, deleting it. Each button describes its effect, and none stands out. */
export function SafetyChoice({ name, hasChat, onChoose, onCancel }: SafetyChoiceProps) {
  const { t } = useTranslation(['safety', 'chat']);
  const id = useId();
  return (
    <>
      <div data-part="choice">
        <Button variant="quiet" aria-describedby={`${id}-report`} onPress={() => onChoose('report')}>
          {t('choose.report', { name })}
        </Button>
        <p data-part="hint" id={`${id}-report`}>
          {t('choose.reportHint', { name })}
        </p>
      </div>
      <div data-part="choice">
        <Button variant="quiet" aria-describedby={`${id}-block`} onPress={() => onChoose('block')}>
          {t('choose.block', { name })}
        </Button>
        <p data-part="hint" id={`${id}-block`}>
          {t('choose.blockHint')}
        </p>
      </div>
      {hasChat && (
        <div data-part="choice">
          <Button variant="quiet" aria-describedby={`${id}-remove`} onPress={() => onChoose('remove')}>
            {t('chat:conversation.remove')}
          </Button>
          <p data-part="hint" id={`${id}-remove`}>
            {t('choose.removeHint', { name })}
          </p>
        </div>
      )}
      {/* A plain link in a new tab, so that the page and its input stay. */}
      <a data-part="hint" href={href('pages-safety')} target="_blank" rel="noopener">
        {t('choose.tips')}
      </a>
      <p data-part="hint">
        <Link to={href('reports')}>{t('choose.reports')}</Link>
      </p>
      <div data-part="actions">
        <Button variant="plain" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
