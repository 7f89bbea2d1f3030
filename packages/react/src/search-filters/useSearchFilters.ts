import type { FilterOptions } from '@meetcute/contract';
import {
  areFiltersEqual,
  countryChoices,
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

/** A filter as a list to choose from. */
export interface SearchFilterField {
  name: SearchFilter['name'];
  /** Words for the filter, in the page's language like those of its options. */
  label: string;
  /** Which option is searched; '' for everyone, and for all countries. */
  value: string;
  options: readonly { value: string; label: string }[];
  /** Whether there is nothing to choose, or not yet. */
  isDisabled: boolean;
  onChange: (value: string) => void;
}

/** The filters of a search, for `SearchFiltersRoot`. */
export interface UseSearchFiltersResult {
  /** Those that the site offers, in their order. */
  fields: readonly SearchFilterField[];
  /** Whether the filters are not known yet. */
  isDisabled: boolean;
  /** The filters that narrow the search, in a word or two each; one word for everybody where none does, and none before the first answer. */
  summary: readonly string[];
  /** How the search gets wider, and by what; null where it is as wide as can be. */
  widening: { by: Widening['by']; onWiden: () => void } | null;
}

/** The search whose filters are shown, such as that of `useSearch`. */
interface Filtered {
  state: Pick<SearchState<never>, 'filters' | 'isInitialised'>;
  onFilter: (change: Partial<FilterOptions>) => void;
}

type WordsOf = (choice: FilterChoice) => string;

/** The words of choices in the page's language. */
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
  // In a summary no label says what is chosen, and some languages decline the word after it.
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

/** Where one is and next door stand first, then the other countries by their names in the page's language. */
function byName(options: SearchFilterField['options'], home: string | null, language: string) {
  const near: readonly string[] = ['', ...countryChoices(home, [])];
  const isNear = ({ value }: { value: string }) => near.includes(value);
  const others = options.filter((option) => !isNear(option));
  return [...options.filter(isNear), ...others.toSorted((a, b) => a.label.localeCompare(b.label, language))];
}

/** What was searched since the page is open stays a choice, also where nobody else would be offered it. */
function useSeen({ filters, isInitialised }: Filtered['state']): readonly FilterOptions[] {
  const [seen, setSeen] = useState<readonly FilterOptions[]>(isInitialised ? [filters] : []);
  const isNew = isInitialised && !seen.some((each) => areFiltersEqual(each, filters));
  if (isNew) setSeen([...seen, filters]);
  return seen;
}

/** The filters of a search by the site's settings: fields to draw, each of which searches at once, and a way to search wider. */
export function useSearchFilters({ state, onFilter }: Filtered): UseSearchFiltersResult {
  const settings = useSettings();
  const home = homeCountry(useViewer()?.profile ?? null, settings);
  const seen = useSeen(state);
  const words = useWords();
  const { t, i18n } = useTranslation('search');
  const { language } = i18n;
  const { filters, isInitialised: isKnown } = state;
  const optionsOf = ({ name, choices }: SearchFilter) => {
    const options = choices.map((choice) => ({ value: choice.value, label: words[name].wordsOf(choice) }));
    return name === 'country' ? byName(options, home, language) : options;
  };
  const offered = searchFilters({ filters, isKnown, seen, home }, settings);
  const fields = offered.map((filter): SearchFilterField => {
    const { name, value, choices } = filter;
    return {
      name,
      label: words[name].label,
      value,
      options: optionsOf(filter),
      isDisabled: !isKnown || choices.length < 2,
      onChange: (chosen) => {
        const choice = choices.find((each) => each.value === chosen);
        if (choice) onFilter(choice.change);
      },
    };
  });
  const narrowing = offered.flatMap(({ name, value, choices }) => {
    const chosen = choices.find((each) => each.value === value);
    return chosen && isNarrowedBy(name, filters, settings.min_age) ? [words[name].shortOf(chosen)] : [];
  });
  const widening = wideningOf(filters, settings);
  return {
    fields,
    isDisabled: !isKnown,
    summary: isKnown && narrowing.length === 0 ? [t('summary.everyone')] : narrowing,
    widening: widening && { by: widening.by, onWiden: () => onFilter(widening.change) },
  };
}
