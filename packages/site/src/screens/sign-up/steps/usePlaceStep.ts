import {
  canSaveLocation,
  initialCountry,
  withGeocode,
  type FieldProblem,
  cityProblem,
  type Place,
} from '@meetcute/core';
import {
  useGeolocation,
  usePersistentState,
  useRegions,
  useSaveUser,
  useSettings,
  useViewer,
} from '@meetcute/react';
import { useState } from 'react';

export interface PlaceForm {
  place: Place;
  regions: readonly { value: string; label: string }[];
  problem: FieldProblem | null;
  canSave: boolean;
  /** Whether the place is being looked for, or was filled in and not changed since. */
  help: 'locating' | 'found' | null;
  isPending: boolean;
  error: Error | null;
  onChange: (change: Partial<Place>) => void;
  onSave: () => void;
  onSkip: () => void;
}

/** The form of step 3: what is known or was typed, and in its empty parts where the person is. */
export function usePlaceStep(onContinue: () => void): PlaceForm {
  const { countries } = useSettings();
  const known = useViewer()?.profile;
  const [place, setPlace, forget] = usePersistentState<Place>('signup-place', {
    country: initialCountry(countries, known?.country ?? null),
    region: known?.countryregion ?? '',
    city: known?.city ?? '',
  });
  const [isFound, setIsFound] = useState(false);
  const goOn = () => {
    forget();
    onContinue();
  };
  const save = useSaveUser();
  const { isLocating } = useGeolocation((geocode) => {
    const filled = withGeocode(place, geocode, countries);
    if (JSON.stringify(filled) === JSON.stringify(place)) return;
    setPlace(filled);
    setIsFound(true);
  });
  const { country, region, city } = place;
  const regions = useRegions(country).map(({ id, name }) => ({ value: id, label: name }));
  const canSave = canSaveLocation(place);
  return {
    place,
    regions,
    problem: cityProblem(city),
    canSave,
    help: isLocating ? 'locating' : isFound ? 'found' : null,
    isPending: save.isPending,
    error: save.error,
    onChange: (change) => {
      setIsFound(false);
      // A region belongs to its country (spec: search.country-change-resets-region holds here too).
      setPlace((before) => ({ ...before, ...('country' in change ? { region: '' } : {}), ...change }));
    },
    onSave: () => {
      if (!canSave || save.isPending) return;
      save.mutate(
        { payload: { country, countryregion: region || null, city: city.trim() || null } },
        // Not when the step was left meanwhile: that was the step on already.
        { onSuccess: goOn },
      );
    },
    onSkip: goOn,
  };
}
