import { frameTexts, screenTexts } from '@meetcute/site';
import { routeAreas } from '../../screens/route-areas.ts';

/** Texts that a reviewer can choose: those of a screen, or one namespace. */
export interface TextSet {
  /** Name in the address: a screen, such as 'SignUp', or a namespace, such as 'signUp'. */
  name: string;
  /** The name in words. */
  title: string;
  namespaces: readonly string[];
}

/** Sets under a heading. */
export interface TextGroup {
  title: string;
  sets: readonly TextSet[];
}

const inWords = (name: string) =>
  name.charAt(0) + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The screens of the routes by area, each once, with the namespaces beyond those of every page. */
function screenGroups(): TextGroup[] {
  const screens = new Set<string>();
  const groups = routeAreas.map(({ title, routes }) => ({
    title,
    sets: routes.map(screenTexts).flatMap(({ screen, namespaces }) => {
      if (screens.has(screen)) return [];
      screens.add(screen);
      return [{ name: screen, title: inWords(screen), namespaces }];
    }),
  }));
  return groups.filter(({ sets }) => sets.length > 0);
}

/** Returns all sets: those of screens, those of every page, and each namespace. */
export const textGroups = (namespaces: readonly string[]): TextGroup[] => [
  ...screenGroups(),
  {
    title: 'On every page',
    sets: [{ name: 'EveryPage', title: 'Frame of every page', namespaces: frameTexts }],
  },
  { title: 'Files', sets: namespaces.map((name) => ({ name, title: name, namespaces: [name] })) },
];
