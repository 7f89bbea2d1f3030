import { useGeolocation, useRegions } from '@meetcute/react/geolocation';
import { useState } from 'react';

/** Asks the browser where the member is, if the member has allowed it. */
export function City() {
  const [city, setCity] = useState('');
  const { isLocating } = useGeolocation((place) => setCity(place.city ?? ''));
  return <input aria-label="City" aria-busy={isLocating} value={city} onChange={(e) => setCity(e.target.value)} />;
}

export function Regions({ country }: { country: string }) {
  const regions = useRegions(country);
  return (
    <select aria-label="Region">
      {regions.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
