import { SelectField, SensitiveFields } from '@meetcute/kit/field';
import { useSensitiveConsent } from '@meetcute/react/profile';
import { useState } from 'react';

const options = [
  { value: '1', label: 'Noord-Holland' },
  { value: '2', label: 'Utrecht' },
];

export function Example() {
  const [region, setRegion] = useState('');
  return (
    <SelectField label="Region" placeholder="Choose a region" value={region} onChange={setRegion} options={options} />
  );
}

const religions = [{ value: 'none', label: 'None' }];

/** Fields that need the member's explicit consent: it asks for it, and disables them until then. */
export function Sensitive() {
  const [religion, setReligion] = useState('');
  const consent = useSensitiveConsent(['religion']);
  return (
    <SensitiveFields consent={consent}>
      <SelectField
        label="Religion"
        value={religion}
        onChange={setReligion}
        options={religions}
        isDisabled={!consent.isOpen('religion')}
      />
    </SensitiveFields>
  );
}
