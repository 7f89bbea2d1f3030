import { PROFILE_TEXT_MAX } from '@meetcute/contract';
import { isSensitive } from '@meetcute/core';
import { SensitiveFields, TextField } from '@meetcute/kit';
import {
  type MyProfile,
  sectionFields,
  useFieldTexts,
  useOnlyYou,
  useProfileSection,
  useSettings,
} from '@meetcute/react';
import { Facts } from './Facts.tsx';
import { SectionPanel } from './SectionPanel.tsx';

/** Props of `TextsSection`. */
export interface TextsSectionProps {
  /** State of the viewer's profile page. */
  mine: MyProfile;
}

/** Section with the free texts that the site defines. */
export function TextsSection({ mine }: TextsSectionProps) {
  const fieldTexts = useFieldTexts();
  const onlyYou = useOnlyYou();
  const section = useProfileSection(mine, 'texts');
  const fields = sectionFields('texts', useSettings());
  const facts = fields.map((name) => ({
    name,
    label: fieldTexts.label(name),
    value: mine.user.profile.personal?.[name] ?? '',
    note: onlyYou(name),
  }));
  const { consent } = section;
  const field = (name: string) => (
    <TextField
      key={name}
      isMultiline
      label={fieldTexts.label(name)}
      help={consent.isOpen(name) ? (onlyYou(name) ?? fieldTexts.hint(name)) : fieldTexts.closed}
      isDisabled={!consent.isOpen(name)}
      name={name}
      max={PROFILE_TEXT_MAX}
      value={section.values[name] ?? ''}
      onChange={(value) => section.onChange({ [name]: value })}
    />
  );
  return (
    <SectionPanel mine={mine} section={section} facts={<Facts kind="texts" facts={facts} />}>
      {fields.filter((name) => !isSensitive(name)).map(field)}
      {fields.some(isSensitive) && (
        <SensitiveFields consent={consent}>{fields.filter(isSensitive).map(field)}</SensitiveFields>
      )}
    </SectionPanel>
  );
}
