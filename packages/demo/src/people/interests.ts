import { interests } from '@meetcute/core';
import type { Random } from '../random.ts';

/** Parts of words in the texts of all languages, by the interest that they show. */
const signs: Readonly<Record<string, RegExp>> = {
  books:
    /book|novel|reading|boek|roman|buch|librer|librai|libro|libri|livre|leo novelas|książ|księg|powieści/i,
  cooking:
    /bake|cook|kitchen|soup|bakker|keuken|taart|bäcker|küche|kuchen|torta|pane\b|pasticc|pain\b|tarte|boulang|cocin|tarta|hago pan|panader|piek|gotu|chleb|szarlot/i,
  cycling: /bicycl|fiets|fahrrad|\bbici|vélo|rower/i,
  games: /game|spiele|spelletj|gioch|jeux|juegos|planszów/i,
  hiking:
    /walk|climb|bench|bankjes|klimmen|klettern|laufe|bänke|cammin|arrampic|panchin|marche|escala|bancs|camin|bancos|spacer|ściank|ławk/i,
  music: /cello|violon|wiolon|choir|\bkoor|\bchor\b|chór|concert|konzert|koncert|song|record player/i,
  travel: /by the sea|holiday|\bmare\b|bord de la mer|junto al mar|morza/i,
};

/** Returns the interests that texts in any language show. */
export const findInterests = (texts: string): string[] =>
  Object.entries(signs).flatMap(([id, pattern]) => (pattern.test(texts) ? id : []));

/** Most interests of a member. */
const MOST = 5;

/** Probability that a member has chosen interests. */
const CHOOSES = 0.9;

/**
 * Chooses three to five interests of a person: first those that the texts of the profile show. Null for a person without
 * any.
 */
export function chooseInterests(random: Random, texts: string): string | null {
  if (!random.chance(CHOOSES)) return null;
  const shownIds = random.shuffle(findInterests(texts));
  const others = random.shuffle(interests.map(({ id }) => id).filter((id) => !shownIds.includes(id)));
  const count = Math.max(random.int(3, MOST), Math.min(shownIds.length, MOST));
  const chosenIds = [...shownIds, ...others].slice(0, count);
  return interests.flatMap(({ id }) => (chosenIds.includes(id) ? id : [])).join(',');
}
