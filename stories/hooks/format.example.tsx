import type { Profile } from '@meetcute/contract';
import {
  useCountryOptions,
  useFieldTexts,
  useFormatLocale,
  useLocationLabel,
  useMessagePrice,
  useProblemText,
} from '@meetcute/react/format';

/** Texts of a profile in the page's language. */
export function Facts({ profile }: { profile: Profile }) {
  const { label, value } = useFieldTexts();
  const place = useLocationLabel(profile);
  const locale = useFormatLocale();
  return (
    <dl>
      <dt>Place</dt>
      <dd>{place}</dd>
      {Object.entries(profile.personal ?? {}).map(([field, text]) => (
        <div key={field}>
          <dt>{label(field)}</dt>
          <dd>{text && value(field, text)}</dd>
        </div>
      ))}
      <dt>Age</dt>
      <dd>{profile.age?.toLocaleString(locale)}</dd>
    </dl>
  );
}

export function Countries() {
  const options = useCountryOptions(['NL', 'BE']);
  return (
    <select aria-label="Country">
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The price of a message, and the problem of a field. */
export function Price() {
  const price = useMessagePrice();
  const problem = useProblemText();
  return <p>{price ?? problem({ key: 'required', field: 'name' })}</p>;
}
