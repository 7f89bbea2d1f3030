import type { DeskCase, OpenDecision } from '@meetcute/contract/desk';
import { FormError } from '@meetcute/kit';
import { useState } from 'react';
import { useStaff } from '../app/desk-context.ts';
import { Section } from '../parts/Section.tsx';
import { Stranger } from '../parts/Stranger.tsx';
import { useTexts } from '../texts/texts.ts';
import { DecisionForm } from './DecisionForm.tsx';

/** Props of `Decide`. */
export interface DecideProps {
  /** The case. */
  shown: DeskCase;
  /** Called with the case once the decision is stored. */
  onStored: (next: DeskCase) => void;
  /** Loads the case again after somebody else has decided it. Resolves with whether that worked. */
  onConflict: () => Promise<boolean>;
}

/** Form of the next decision, or the one that somebody else took meanwhile. Renders nothing when nothing is open. */
export function Decide({ shown, onStored, onConflict }: DecideProps) {
  const t = useTexts();
  const { name } = useStaff();
  const [unsentText, setUnsentText] = useState<string | null>(null);
  const [next] = shown.open;
  const titleOf = (open: OpenDecision) =>
    open === 'first' ? t('case.decide') : t('case.decideAppeal', { side: t(`side.${open}`) });
  const isOwn = next !== undefined && next !== 'first' && shown.decisions.at(-1)?.author === name;
  return (
    <>
      {unsentText !== null && (
        <Section title={t('case.unsent')}>
          <FormError>{t('case.conflict')}</FormError>
          <Stranger>{unsentText}</Stranger>
        </Section>
      )}
      {next !== undefined && (
        <Section title={titleOf(next)}>
          {isOwn && <p data-part="news">{t('case.own')}</p>}
          <DecisionForm
            key={next}
            shown={shown}
            open={next}
            onStored={onStored}
            onConflict={async (text) => {
              if (await onConflict()) setUnsentText(text);
            }}
          />
        </Section>
      )}
    </>
  );
}
