import type { CaseAction, CaseGround } from '@meetcute/contract';
import { SelectField } from '@meetcute/kit';
import { useTexts } from '../texts/texts.ts';
import { groundsFor } from './decision-rules.ts';

/** Props of `GroundField`. */
export interface GroundFieldProps {
  /** Action that the ground justifies; null before one is chosen. */
  action: CaseAction | null;
  /** The ground; '' before one is chosen. */
  value: CaseGround | '';
  /** Problem with the choice; undefined without one. */
  error?: string | undefined;
  /** Called with the chosen ground. */
  onChange: (ground: CaseGround) => void;
}

/** Choice of the ground of a decision, among those that its action allows. */
export function GroundField({ action, value, error, onChange }: GroundFieldProps) {
  const t = useTexts();
  const grounds = groundsFor(action);
  return (
    <SelectField
      label={t('case.groundLabel')}
      value={value}
      {...(value === '' && { placeholder: t('case.groundChoose') })}
      options={grounds.map((ground) => ({ value: ground, label: t(`ground.${ground}`) }))}
      error={error}
      onChange={(choice) => {
        const chosenGround = grounds.find((ground) => ground === choice);
        if (chosenGround) onChange(chosenGround);
      }}
    />
  );
}
