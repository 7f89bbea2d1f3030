import type { Profile } from '@meetcute/contract';
import {
  interestsOf,
  useCountryOptions,
  useFieldTexts,
  useFormatLocale,
  useCardLine,
  useInterestLabels,
  useLocationLabel,
  useMessagePrice,
  useOnlyYou,
  useProblemText,
  useVisitorNote,
} from '@meetcute/react/format';
import { useSettings } from '@meetcute/react/provider';

/** Texts of a profile in the page's language. */
export function Facts({ profile }: { profile: Profile }) {
  const { label, value } = useFieldTexts();
  const onlyYou = useOnlyYou();
  const place = useLocationLabel(profile);
  const locale = useFormatLocale();
  return (
    <dl>
      <dt>Place</dt>
      <dd>{place}</dd>
      {Object.entries(profile.personal ?? {}).map(([field, text]) => (
        <div key={field}>
          <dt>{label(field)}</dt>
          <dd>
            {text && value(field, text)} {onlyYou(field)}
          </dd>
        </div>
      ))}
      <dt>Age</dt>
      <dd>{profile.age?.toLocaleString(locale)}</dd>
    </dl>
  );
}

/** Note about visitors, for the viewer's own profile. */
export function Visitors() {
  const note = useVisitorNote();
  return note ? <p>{note}</p> : null;
}

/** The interests of a member that the site asks for, in one line. */
export function Interests({ profile }: { profile: Profile }) {
  const labels = useInterestLabels();
  return <p>{labels(interestsOf(profile, useSettings()))}</p>;
}

/** A line for each card, from one hook for the whole list. */
export function Lines({ profiles }: { profiles: readonly Profile[] }) {
  const line = useCardLine();
  return profiles.map((profile) => <p key={profile.id}>{line(profile)}</p>);
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
