import { useSettings } from '@meetcute/react';
import { NightPeople } from './NightPeople.tsx';
import { StreetHero } from './StreetHero.tsx';

/** Hero with invented people where the site shows them, else with a street at night. */
export default function Hero() {
  const { home_people: hasPeople } = useSettings();
  return hasPeople ? <NightPeople /> : <StreetHero />;
}
