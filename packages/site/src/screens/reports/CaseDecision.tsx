import type { CaseDecision as Decision } from '@meetcute/contract';
import { capitalize, href } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';
import { useDay } from '../../format/useDay.ts';

/** Grounds that are a section of the terms, which has the same id on its page. */
const isSection = (ground: Decision['ground']) => ground !== 'none' && ground !== 'law';

/** A decision with its statement of reasons. */
export function CaseDecision({ decision }: { decision: Decision }) {
  const { t, i18n } = useTranslation('cases');
  const day = useDay();
  const date = day(decision.at);
  const { ground, action, facts, automated, on_appeal: isOnAppeal, until, removed = [] } = decision;
  const done = t(`action.${action}`);
  const reason = t(`ground.${ground}`);
  return (
    <section data-part="decision">
      <h3>{isOnAppeal ? t('appealDecision', { date }) : t('decision', { date })}</h3>
      <dl>
        <div>
          <dt>{t('label.action')}</dt>
          <dd>{until === undefined ? done : t('until', { action: done, date: day(until) })}</dd>
        </div>
        {removed.length > 0 && (
          <div>
            <dt>{t('label.removed')}</dt>
            <dd>{capitalize(removed.map((kind) => t(`removed.${kind}`)).join(', '), i18n.language)}</dd>
          </div>
        )}
        <div>
          <dt>{t('label.ground')}</dt>
          <dd>
            {isSection(ground) ? <Link to={href('pages-terms', {}, {}, ground)}>{reason}</Link> : reason}
          </dd>
        </div>
        <div>
          <dt>{t('label.facts')}</dt>
          <dd>{facts}</dd>
        </div>
        <div>
          <dt>{t('label.process')}</dt>
          <dd>{automated ? t('process.automated') : t('process.person')}</dd>
        </div>
      </dl>
    </section>
  );
}
