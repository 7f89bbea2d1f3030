import { useSettings } from '@meetcute/react';
import { lazyWithRetry } from '@meetcute/site';
import { Suspense } from 'react';

// The server draws the hero; the browser loads its script after the first scripts of the page.
const NightPeople = lazyWithRetry(() => import('./NightPeople.tsx'));
const StreetHero = lazyWithRetry(() => import('./StreetHero.tsx'));

/** Hero with invented people where the site shows them, else with a street at night. */
export default function Hero() {
  const { home_people: hasPeople } = useSettings();
  return <Suspense>{hasPeople ? <NightPeople /> : <StreetHero />}</Suspense>;
}
