import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import type { Meetcute } from '@meetcute/react';
import { startTransition, useMemo, useState } from 'react';
import type { SiteState } from './SiteState.ts';

/**
 * Applies the country that a visitor chooses to the settings of the page at once. Stored first results of searches are
 * removed, because a search starts in that country; an open search stays.
 */
export function useCountryChoice(
  meetcute: Meetcute,
  state: SiteState,
): { meetcute: Meetcute; state: SiteState } {
  const [choice, setChoice] = useState<{ country: string | null } | null>(null);
  const updatedMeetcute = useMemo<Meetcute>(
    () =>
      choice === null
        ? meetcute
        : { ...meetcute, settings: { ...meetcute.settings, geoip_selected_country: choice.country } },
    [meetcute, choice],
  );
  const { queryClient } = meetcute;
  const choosing = useMemo<SiteState>(
    () => ({
      ...state,
      setCountry: (country) => {
        state.setCountry(country);
        // A transition, so that a page which loads the map of the country stays until it is there.
        startTransition(() => setChoice({ country }));
        const queryKey = queryKeyOf(calls.search);
        queryClient.removeQueries({ queryKey, type: 'inactive' });
        void queryClient.invalidateQueries({ queryKey });
      },
    }),
    [state, queryClient],
  );
  return { meetcute: updatedMeetcute, state: choosing };
}
