import {
  useFormatLocale,
  useTimeZone,
  ReportDialog,
  type ReportDialogState,
  type UseReportResult,
} from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { RadioField } from '../field/RadioField.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { TextField } from '../field/TextField.tsx';
import { Form } from '../form/Form.tsx';
import { FormError } from '../form/FormError.tsx';
import { Photo } from '../photo/Photo.tsx';
import { ReportFrame } from './ReportFrame.ts';
import type { FrameProps } from '../frame/useFrame.ts';

/** Maximum length of a message in the list of evidence, in characters. */
const PIECE = 60;

const piece = (text: string) => (text.length > PIECE ? `${text.slice(0, PIECE)}…` : text);

export interface ReportFormProps extends FrameProps<HTMLDivElement, ReportDialogState> {
  /** Result of `useReport`. */
  report: UseReportResult;
  /** Name of the reported member. */
  name: string;
  /** Called to close the form without reporting. */
  onCancel: () => void;
}

/** Fields that attach a message or a photo to the report, each shown only where there are any. */
function Evidence({ report }: Pick<ReportFormProps, 'report'>) {
  const { t } = useTranslation('safety');
  const locale = useFormatLocale();
  const { messages, message, setMessage, images, image, setImage } = report;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: useTimeZone() });
  return (
    <>
      {messages.length > 0 && (
        <SelectField
          label={t('report.message')}
          value={message}
          onChange={setMessage}
          placeholder={t('report.noMessage')}
          options={messages.map(({ id, text: words, sent_at: sentAt }) => ({
            value: id,
            label: `${day.format(new Date(sentAt))}: ${piece(words)}`,
          }))}
        />
      )}
      {images.length > 0 && (
        <RadioField
          isOptional
          label={t('report.photo')}
          value={image}
          onChange={setImage}
          options={[
            { value: '', label: t('report.noPhoto') },
            ...images.map((photo, index) => ({
              value: photo.id,
              label: t('report.photoNumber', { number: index + 1 }),
              picture: <Photo image={photo} alt="" sizes="8rem" />,
            })),
          ]}
        />
      )}
    </>
  );
}

/** Form to report a member: category, optional text, and a message or photo as evidence. */
export function ReportForm({ report, name, onCancel, ...frame }: ReportFormProps) {
  const { t } = useTranslation('safety');
  const { categories, category, setCategory, textMax } = report;
  const words = {
    fake: t('categories.fake'),
    scam: t('categories.scam'),
    harassment: t('categories.harassment'),
    underage: t('categories.underage'),
    photo: t('categories.photo'),
    other: t('categories.other'),
  };
  return (
    <ReportDialog.Root {...frame} as={ReportFrame} report={report}>
      <p data-part="lead">{t('report.about', { name })}</p>
      <Form onSubmit={report.onSubmit} isPending={report.isPending}>
        <FormError>{report.error}</FormError>
        <RadioField
          label={t('report.category')}
          value={category}
          onChange={setCategory}
          options={categories.map((each) => ({ value: each, label: words[each] }))}
          error={report.isCategoryMissing ? t('report.categoryMissing') : undefined}
        />
        <Evidence report={report} />
        <TextField
          isMultiline
          label={t('report.text')}
          value={report.text}
          onChange={report.setText}
          max={textMax}
        />
        <div data-part="actions">
          <Button type="submit" isPending={report.isPending}>
            {t('report.send')}
          </Button>
          <Button variant="plain" isDisabled={report.isPending} onPress={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </ReportDialog.Root>
  );
}
