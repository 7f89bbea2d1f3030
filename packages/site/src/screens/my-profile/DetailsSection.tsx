import { isSensitive } from '@meetcute/core';
import { SelectField, SensitiveFields } from '@meetcute/kit';
import {
  type MyProfile,
  sectionFields,
  useFieldTexts,
  useOnlyYou,
  useProfileSection,
  useSettings,
} from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Facts } from './Facts.tsx';
import { SectionPanel } from './SectionPanel.tsx';

/** Props of `DetailsSection`. */
export interface DetailsSectionProps {
  /** State of the viewer's profile page. */
  mine: MyProfile;
}

/** Section with the dropdown fields that the site defines. */
export function DetailsSection({ mine }: DetailsSectionProps) {
  const { t } = useTranslation('myProfile');
  const settings = useSettings();
  const fieldTexts = useFieldTexts();
  const onlyYou = useOnlyYou();
  const section = useProfileSection(mine, 'details');
  const fields = sectionFields('details', settings);
  const personal = mine.user.profile.personal;
  const facts = fields.map((name) => ({
    name,
    label: fieldTexts.label(name),
    value: personal?.[name] ? fieldTexts.value(name, personal[name]) : '',
    note: onlyYou(name),
  }));
  const { consent } = section;
  const field = (name: string) => (
    <SelectField
      key={name}
      label={fieldTexts.label(name)}
      name={name}
      help={consent.isOpen(name) ? onlyYou(name) : fieldTexts.closed}
      isDisabled={!consent.isOpen(name)}
      placeholder={t('noAnswer')}
      options={(settings.allowed_values[name] ?? []).map((value) => ({
        value,
        label: fieldTexts.value(name, value),
      }))}
      value={section.values[name] ?? ''}
      onChange={(value) => section.onChange({ [name]: value })}
    />
  );
  return (
    <SectionPanel mine={mine} section={section} facts={<Facts facts={facts} />}>
      {fields.filter((name) => !isSensitive(name)).map(field)}
      {fields.some(isSensitive) && (
        <SensitiveFields consent={consent}>{fields.filter(isSensitive).map(field)}</SensitiveFields>
      )}
    </SectionPanel>
  );
}
