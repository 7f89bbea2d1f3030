import type { FilterOptions } from '@meetcute/contract';
import {
  areFiltersEqual,
  countryChoices,
  filtersReset,
  homeCountry,
  isNarrowedBy,
  searchFilters,
  wideningOf,
  type FilterChoice,
  type SearchFilter,
  type SearchState,
  type Widening,
} from '@meetcute/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/** Filter with its options. */
export interface SearchFilterField {
  /** Name of the filter. */
  name: SearchFilter['name'];
  /** Translated label of the filter. */
  label: string;
  /** Value of the selected option; '' for everyone and for all countries. */
  value: string;
  /** Options with translated labels, in display order. */
  options: readonly { value: string; label: string }[];
  /** Whether there is nothing to choose, or the filters are not loaded yet. */
  isDisabled: boolean;
  /** Selects an option by value and searches at once. */
  onChange: (value: string) => void;
}

/** Filters of a search, for `SearchFilters.Root`. */
export interface UseSearchFiltersResult {
  /** Filters that the site offers, in order. */
  fields: readonly SearchFilterField[];
  /** Whether the filters are not loaded yet. */
  isDisabled: boolean;
  /**
   * Short translated labels of the filters that narrow the search; a single label for everyone when none does. Empty
   * before the first response.
   */
  summary: readonly string[];
  /** Widens the search by clearing the filter `by`; null when the search can't be widened. */
  widening: { by: Widening['by']; onWiden: () => void } | null;
  /** Sets all filters to those of a first search: everybody of the home country. Null when they already are. */
  onReset: (() => void) | null;
  /**
   * The search that was widened because it had no results: short labels of the filters that found nobody, labels of what
   * was cleared, and the way back. Null otherwise.
   */
  widened: { from: readonly string[]; to: readonly string[]; onReturn: () => void } | null;
}

/** Search whose filters are shown, such as the result of `useSearch`. */
interface Filtered {
  state: Pick<SearchState<never>, 'filters' | 'isInitialised'> &
    Partial<Pick<SearchState<never>, 'widenedFrom'>>;
  onFilter: (change: Partial<FilterOptions>) => void;
  onWiden: (change: Partial<FilterOptions>) => void;
}

type WordsOf = (choice: FilterChoice) => string;

/** Returns labels for filters and their options in the page's language. */
function useWords() {
  const { t, i18n } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const countries = useMemo(
    () => new Intl.DisplayNames([i18n.language], { type: 'region' }),
    [i18n.language],
  );
  const ageOf = ({ value, change, label }: FilterChoice) => {
    if (label !== null) return label.replace('-', '–');
    return value === 'all' ? common('allAges') : common('ageOver', { age: (change.min_age ?? 0) - 1 });
  };
  const countryOf = ({ value }: FilterChoice) =>
    value === '' ? t('allCountries') : (countries.of(value) ?? value);
  const genderOf = ({ change: { gender } }: FilterChoice) =>
    gender ? t(`genders.${gender}`) : t('everyone');
  const regionOf = ({ value, label }: FilterChoice) =>
    label ?? (value === '0' ? t('allRegions') : t('otherRegion'));
  // The summary has no field label, and some languages need another form of the word without it.
  const shortGenders = { f: t('summary.f'), m: t('summary.m'), x: t('summary.x') };
  const shortGenderOf = (choice: FilterChoice) => {
    const { gender } = choice.change;
    return gender ? shortGenders[gender] : genderOf(choice);
  };
  return {
    gender: { label: t('gender'), wordsOf: genderOf, shortOf: shortGenderOf },
    age: { label: t('age'), wordsOf: ageOf, shortOf: ageOf },
    country: { label: common('country'), wordsOf: countryOf, shortOf: countryOf },
    region: { label: t('region'), wordsOf: regionOf, shortOf: regionOf },
  } satisfies Record<SearchFilter['name'], { label: string; wordsOf: WordsOf; shortOf: WordsOf }>;
}

/** Sorts countries: the home country and its neighbours first, then the others by name in the page's language. */
function byName(options: SearchFilterField['options'], home: string | null, language: string) {
  const nearCountries: readonly string[] = ['', ...countryChoices(home, [])];
  const isNear = ({ value }: { value: string }) => nearCountries.includes(value);
  const others = options.filter((option) => !isNear(option));
  return [...options.filter(isNear), ...others.toSorted((a, b) => a.label.localeCompare(b.label, language))];
}

/** Collects the filters searched on this page, so that their values stay available as options. */
function useSeen({ filters, isInitialised }: Filtered['state']): readonly FilterOptions[] {
  const [seenFilters, setSeenFilters] = useState<readonly FilterOptions[]>(isInitialised ? [filters] : []);
  const isNew = isInitialised && !seenFilters.some((each) => areFiltersEqual(each, filters));
  if (isNew) setSeenFilters([...seenFilters, filters]);
  return seenFilters;
}

/** Returns the filters of a search by the site's settings. Choosing an option searches at once. */
export function useSearchFilters({ state, onFilter, onWiden }: Filtered): UseSearchFiltersResult {
  const settings = useSettings();
  const home = homeCountry(useViewer()?.profile ?? null, settings);
  const seenFilters = useSeen(state);
  const words = useWords();
  const { t, i18n } = useTranslation('search');
  const { language } = i18n;
  const { filters, isInitialised: isKnown, widenedFrom = null } = state;
  const optionsOf = ({ name, choices }: SearchFilter) => {
    const options = choices.map((choice) => ({ value: choice.value, label: words[name].wordsOf(choice) }));
    return name === 'country' ? byName(options, home, language) : options;
  };
  const offeredFilters = searchFilters({ filters, isKnown, seen: seenFilters, home }, settings);
  const fields = offeredFilters.map((filter): SearchFilterField => {
    const { name, value, choices } = filter;
    return {
      name,
      label: words[name].label,
      value,
      options: optionsOf(filter),
      isDisabled: !isKnown || choices.length < 2,
      onChange: (chosenValue) => {
        const choice = choices.find((each) => each.value === chosenValue);
        if (choice) onFilter(choice.change);
      },
    };
  });
  const isNarrowed = ({ name }: SearchFilter, options: FilterOptions) =>
    isNarrowedBy(name, options, settings.min_age);
  const labelsOf = (list: readonly SearchFilter[]) =>
    list.flatMap(({ name, value, choices }) => {
      const choice = choices.find((each) => each.value === value);
      return choice ? [words[name].shortOf(choice)] : [];
    });
  const narrowing = labelsOf(offeredFilters.filter((filter) => isNarrowed(filter, filters)));
  const widening = wideningOf(filters, settings);
  const reset = isKnown ? filtersReset(filters, settings, home) : null;
  return {
    fields,
    isDisabled: !isKnown,
    summary: isKnown && narrowing.length === 0 ? [t('summary.everyone')] : narrowing,
    widening: widening && { by: widening.by, onWiden: () => onWiden(widening.change) },
    onReset: reset && (() => onFilter(reset)),
    widened: widenedFrom && {
      from: labelsOf(
        searchFilters({ filters: widenedFrom, isKnown, seen: seenFilters, home }, settings).filter((filter) =>
          isNarrowed(filter, widenedFrom),
        ),
      ),
      to: labelsOf(
        offeredFilters.filter((filter) => isNarrowed(filter, widenedFrom) && !isNarrowed(filter, filters)),
      ),
      onReturn: () => onFilter(widenedFrom),
    },
  };
}
