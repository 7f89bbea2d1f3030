import { PROFILE_TEXT_MAX } from '@meetcute/contract';
import { TextField } from '@meetcute/kit';
import { sectionFields, useProfileSection, useSettings, type MyProfile } from '@meetcute/react';
import { useFieldTexts } from '../../format/useFieldTexts.ts';
import { Facts } from './Facts.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { useOnlyYou } from './useOnlyYou.ts';

/** The site's free texts. */
export function TextsSection({ mine }: { mine: MyProfile }) {
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
  return (
    <SectionPanel mine={mine} section={section} facts={<Facts kind="texts" facts={facts} />}>
      {fields.map((name) => (
        <TextField
          key={name}
          isMultiline
          label={fieldTexts.label(name)}
          help={onlyYou(name) ?? fieldTexts.hint(name)}
          name={name}
          maxLength={PROFILE_TEXT_MAX}
          value={section.values[name] ?? ''}
          onChange={(value) => section.onChange({ [name]: value })}
        />
      ))}
    </SectionPanel>
  );
}
