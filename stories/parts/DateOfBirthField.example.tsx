import { DateOfBirthField } from '@meetcute/kit/field';
import { useNow, useTimeZone } from '@meetcute/react/clock';
import { useSettings } from '@meetcute/react/provider';
import { useState } from 'react';

export function Example() {
  const [parts, setParts] = useState({ day: '', month: '', year: '' });
  return (
    <DateOfBirthField
      label="Date of birth"
      value={parts}
      onChange={setParts}
      minAge={useSettings().min_age}
      now={useNow()}
      zone={useTimeZone()}
    />
  );
}
