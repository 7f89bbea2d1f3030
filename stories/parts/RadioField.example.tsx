import { RadioField, SwitchField } from '@meetcute/kit/field';
import { useState } from 'react';

const options = [
  { value: 'daily', label: 'Once a day' },
  { value: 'weekly', label: 'Once a week', note: 'On Mondays' },
];

export function Example() {
  const [isOn, setIsOn] = useState(true);
  const [rhythm, setRhythm] = useState<string | null>(null);
  return (
    <>
      <SwitchField label="News by mail" value={isOn} onChange={setIsOn} />
      <RadioField label="How often" value={rhythm} onChange={setRhythm} options={options} isDisabled={!isOn} />
    </>
  );
}
