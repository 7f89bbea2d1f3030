import { pageOfField, SENSITIVE_PAGE, textPages } from '@meetcute/core';
import { useAboutStep, useFieldTexts, useOnlyYou, useStepPages, type PageHistory } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { SensitiveFields } from '../field/SensitiveFields.tsx';
import { TextField } from '../field/TextField.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { PagedStep } from './PagedStep.tsx';
import { StepBody } from './StepBody.tsx';

/** Props of `AboutStep`. */
export interface AboutStepProps extends FrameProps<HTMLDivElement> {
  /** Entries of the browser's history for the pages. Default: none, the pages only go on. */
  history?: PageHistory;
  /** Advances to the next step. */
  onContinue: () => void;
}

/**
 * Step 5: free texts that the site defines, a page each. Saving marks the profile as complete (spec:
 * signup.step5.about-me-text-fields).
 */
export function AboutStep({ history, onContinue, ...frame }: AboutStepProps) {
  const { t } = useTranslation('signUp');
  const form = useAboutStep(onContinue);
  const { fields, texts, textMax, consent, onChange } = form;
  const fieldTexts = useFieldTexts();
  const onlyYou = useOnlyYou();
  const pages = useStepPages(textPages(fields), history);
  const { page } = pages;
  const shownFields = fields
    .filter((name) => pageOfField(name) === page)
    .map((name) => (
      <TextField
        key={name}
        isMultiline
        label={fieldTexts.label(name)}
        help={consent.isOpen(name) ? (onlyYou(name) ?? fieldTexts.hint(name)) : fieldTexts.closed}
        isDisabled={!consent.isOpen(name)}
        name={name}
        max={textMax}
        value={texts[name] ?? ''}
        onChange={(value) => onChange(name, value)}
      />
    ));
  return (
    <StepBody {...useFrame(frame, {})}>
      <PagedStep
        title={t('about.title')}
        lead={t('about.lead')}
        save={t('about.save')}
        skip={t('about.skip')}
        pages={pages}
        form={form}
      >
        {page === SENSITIVE_PAGE ? (
          <SensitiveFields consent={consent}>{shownFields}</SensitiveFields>
        ) : (
          shownFields
        )}
      </PagedStep>
    </StepBody>
  );
}
