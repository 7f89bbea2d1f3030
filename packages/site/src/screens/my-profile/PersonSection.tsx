import { NAME_MAX } from '@meetcute/contract';
import { ageOn } from '@meetcute/core';
import { DateOfBirthField, SelectField, TextField } from '@meetcute/kit';
import {
  datePartsIn,
  type MyProfile,
  useFormatLocale,
  useLocalNow,
  useProblemText,
  useProfileSection,
  useSettings,
} from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Facts, type Fact } from './Facts.tsx';
import { SectionPanel } from './SectionPanel.tsx';

const genders = ['f', 'm', 'x'] as const;

function useFacts({ user }: MyProfile): Fact[] {
  const { t } = useTranslation('myProfile');
  const locale = useFormatLocale();
  const { t: common } = useTranslation('common');
  const today = useLocalNow();
  const { name, gender, date_of_birth: date } = user.profile;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return [
    { name: 'name', label: t('name'), value: name },
    { name: 'gender', label: t('gender'), value: gender ? common(`gender.${gender}`) : '' },
    {
      name: 'date_of_birth',
      label: t('dateOfBirth'),
      value: date ? day.format(new Date(date)) : '',
      note: date ? common('age', { count: ageOn(date, today.now, today.zone) }) : undefined,
    },
  ];
}

/** Props of `PersonSection`. */
export interface PersonSectionProps {
  /** State of the viewer's profile page. */
  mine: MyProfile;
}

/** Section with name, gender and date of birth. */
export function PersonSection({ mine }: PersonSectionProps) {
  const { t } = useTranslation('myProfile');
  const { t: common } = useTranslation('common');
  const { min_age: minAge } = useSettings();
  const today = useLocalNow();
  const problemText = useProblemText();
  const section = useProfileSection(mine, 'person');
  const { values, onChange, problemOf } = section;
  return (
    <SectionPanel mine={mine} section={section} facts={<Facts facts={useFacts(mine)} />}>
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        name="name"
        autoComplete="given-name"
        max={NAME_MAX}
        value={values['name'] ?? ''}
        onChange={(name) => onChange({ name })}
        onBlur={() => section.onBlur('name')}
        error={problemText(problemOf('name'))}
      />
      <SelectField
        label={t('gender')}
        name="gender"
        autoComplete="sex"
        placeholder={t('noAnswer')}
        options={genders.map((value) => ({ value, label: common(`gender.${value}`) }))}
        value={values['gender'] ?? ''}
        onChange={(gender) => onChange({ gender })}
      />
      <div>
        <DateOfBirthField
          label={t('dateOfBirth')}
          value={datePartsIn(values)}
          onChange={(parts) => {
            onChange({ ...parts });
            if (Object.values(parts).every((part) => part !== '')) section.onBlur('date_of_birth');
          }}
          error={problemText(problemOf('date_of_birth'))}
          minAge={minAge}
          {...today}
        />
        <p data-part="fine">{t('dateNote')}</p>
      </div>
    </SectionPanel>
  );
}
