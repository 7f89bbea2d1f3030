import {
  canSaveLocation,
  initialCountry,
  placeFields,
  placePages,
  withGeocode,
  cityProblem,
  requiredProblem,
  type FieldProblem,
  type Place,
} from '@meetcute/core';
import { useState } from 'react';
import { useGeolocation } from '../geolocation/useGeolocation.ts';
import { useAwaitedRegions } from '../geolocation/useRegions.ts';
import { useSettings } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
import { useViewer } from '../session/useViewer.ts';
import { useStepForm } from './useStepForm.ts';

/** Values, state and actions of the place step. */
export interface PlaceStepState {
  /** Country, region and city; '' for empty ones. */
  place: Place;
  /** Regions of the country; empty when it has none. */
  regions: readonly { value: string; label: string }[];
  /** Whether the regions are loading, for two seconds at most. The question is left out if they come later. */
  isAwaited: boolean;
  /** Problems of the fields; null for none. A missing country counts once the form was submitted. */
  problems: { country: FieldProblem | null; city: FieldProblem | null };
  /** Whether the place is complete enough to save. */
  canSave: boolean;
  /** State of geolocation: in progress, or filled in and unchanged since; null otherwise. */
  help: 'locating' | 'found' | null;
  /** Whether the form is being saved. */
  isPending: boolean;
  /** Error of the last save; null for none. */
  error: Error | null;
  /** Changes some of the values. */
  onChange: (change: Partial<Place>) => void;
  /** Saves the form and advances, or shows that the country is missing. */
  onSave: () => void;
  /** Returns whether the answer on a page can't be saved: a missing country, or a city that is too long. */
  isWrong: (page: string) => boolean;
  /** Saves right answers to some questions alone, by the names of their pages, and advances. */
  onSavePages: (pages: readonly string[]) => void;
  /** Advances without saving. */
  onSkip: () => void;
}

/** Returns the form of the place step: saved or typed values, with empty ones filled from geolocation until the first change. */
export function usePlaceStep(onContinue: () => void): PlaceStepState {
  const settings = useSettings();
  const { countries } = settings;
  const savedProfile = useViewer()?.profile;
  const typedState = usePersistentState<Place>('signup-place', {
    country: initialCountry(countries, savedProfile?.country ?? null),
    region: savedProfile?.countryregion ?? '',
    city: savedProfile?.city ?? '',
  });
  const form = useStepForm({ typed: typedState, onContinue });
  const { values: place, setValues, isPending, error, save, onSkip } = form;
  const [isFound, setIsFound] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { isLocating } = useGeolocation((geocode) => {
    // A late position must not fill a field that the member has just emptied.
    if (isChanged) return;
    const filledPlace = withGeocode(place, geocode, countries);
    if (JSON.stringify(filledPlace) === JSON.stringify(place)) return;
    setValues(() => filledPlace);
    setIsFound(true);
  });
  const { country, region, city } = place;
  const { isAwaited, ...inCountry } = useAwaitedRegions(country);
  const regions = inCountry.regions.map(({ id, name }) => ({ value: id, label: name }));
  const canSave = canSaveLocation(place);
  const isWrong = (page: string) =>
    (page === 'country' && country === '') || (page === 'city' && cityProblem(city) !== null);
  const savePages = (pages: readonly string[]) => {
    // What was not asked stays as it is saved, in the same country.
    const sameCountryProfile = savedProfile?.country === country ? savedProfile : undefined;
    const read = (page: string, value: string, savedText: string | null = null) =>
      pages.includes(page) ? value.trim() || null : savedText;
    const countryregion = read('region', region, sameCountryProfile?.countryregion);
    save({ country, countryregion, city: read('city', city, sameCountryProfile?.city) });
  };
  return {
    place,
    regions,
    isAwaited,
    problems: {
      country: isSubmitted ? requiredProblem('country', country) : null,
      city: cityProblem(city),
    },
    canSave,
    help: isLocating ? 'locating' : isFound ? 'found' : null,
    isPending,
    error,
    onChange: (change) => {
      setIsFound(false);
      setIsChanged(true);
      // A region is valid only in its country (spec: search.country-change-resets-region applies here too).
      setValues((currentPlace) => ({
        ...currentPlace,
        ...('country' in change ? { region: '' } : {}),
        ...change,
      }));
    },
    isWrong,
    onSave: () => {
      setIsSubmitted(true);
      if (canSave) savePages(placePages(placeFields(settings), regions.length > 0));
    },
    onSavePages: (pages) => {
      // Without a country there is no place to save.
      if (isWrong('country')) onSkip();
      else savePages(pages.filter((page) => !isWrong(page)));
    },
    onSkip,
  };
}
