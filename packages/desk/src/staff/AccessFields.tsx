import { staffRole } from '@meetcute/contract/desk';
import { FormError, RadioField, SwitchField } from '@meetcute/kit';
import { useStaff } from '../app/desk-context.ts';
import { FieldGroup } from '../parts/FieldGroup.tsx';
import { useTexts } from '../texts/texts.ts';
import type { AccessDraft } from './access-rules.ts';

/** Props of `AccessFields`. */
export interface AccessFieldsProps {
  /** Role and sites. */
  value: AccessDraft;
  /** Called with what changes. */
  onChange: (part: Partial<AccessDraft>) => void;
  /** Whether the viewer can give every site. A chosen one is shown all the same. */
  canGiveEverySite: boolean;
  /** Whether to report that no site is chosen. */
  isMissing: boolean;
}

/** Fields for the role and the sites of an account. */
export function AccessFields({ value, onChange, canGiveEverySite, isMissing }: AccessFieldsProps) {
  const t = useTexts();
  const { sites } = useStaff();
  const toggle = (id: string, isOn: boolean) =>
    onChange({ sites: isOn ? [...value.sites, id] : value.sites.filter((each) => each !== id) });
  return (
    <>
      <RadioField
        label={t('staff.role')}
        value={value.role}
        options={staffRole.options.map((role) => ({
          value: role,
          label: t(`staff.roles.${role}`),
          note: t(`staff.roleNotes.${role}`),
        }))}
        onChange={(role) => onChange({ role })}
      />
      <FieldGroup>
        <legend>{t('staff.sites')}</legend>
        {(canGiveEverySite || value.isEverySite) && (
          <SwitchField
            label={t('staff.everySite')}
            value={value.isEverySite}
            onChange={(isEverySite) => onChange({ isEverySite })}
          />
        )}
        {!value.isEverySite &&
          sites.map(({ id, name }) => (
            <SwitchField
              key={id}
              label={name}
              value={value.sites.includes(id)}
              onChange={(isOn) => toggle(id, isOn)}
            />
          ))}
        <FormError>{isMissing && t('staff.sitesMissing')}</FormError>
      </FieldGroup>
    </>
  );
}
