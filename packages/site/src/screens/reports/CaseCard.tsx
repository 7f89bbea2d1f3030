import type { SafetyCase } from '@meetcute/contract';
import { shortReference } from '@meetcute/core';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CaseAppeal } from './CaseAppeal.tsx';
import { CaseDecision } from './CaseDecision.tsx';
import { CaseFrame } from './CaseFrame.tsx';
import { useDay } from '../../format/useDay.ts';

/** Props of `CaseCard`. */
export interface CaseCardProps {
  /** The case as the viewing side sees it. */
  shown: SafetyCase;
  /** Token of the mailed link; null for the member's own list. */
  token: string | null;
}

/** A report, a complaint or a decision about the viewer: its state, decisions with reasons, and the appeal. */
export function CaseCard({ shown, token }: CaseCardProps) {
  const { t } = useTranslation(['cases', 'safety']);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const day = useDay();
  const { reference, side, kind, state, about, category, text, decisions } = shown;
  return (
    <CaseFrame aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1} ref={heading}>
          {t(`kind.${side === 'reported' ? 'restriction' : kind}`, { about: about ?? '' })}
        </h2>
        <p data-part="fine">
          {t('reference', { reference: shortReference(reference) })}
          {side === 'sender' && ` · ${t('sent', { date: day(shown.sent_at) })}`}
        </p>
      </div>
      <p data-part="state">{t(`state.${state}`)}</p>
      {side === 'sender' && (
        <section>
          <h3>{t('yours')}</h3>
          {category && <p>{t(`safety:categories.${category}`)}</p>}
          {text && <p data-part="quote">{text}</p>}
        </section>
      )}
      {decisions.map((decision) => (
        <CaseDecision key={decision.at} decision={decision} />
      ))}
      {decisions.length > 0 && (
        <CaseAppeal shown={shown} token={token} onSent={() => heading.current?.focus()} />
      )}
    </CaseFrame>
  );
}
