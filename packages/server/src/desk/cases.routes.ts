import type { CaseSide } from '@meetcute/contract';
import { deskCalls } from '@meetcute/contract/desk';
import { createUnitOfWork } from '../database/unit-of-work.ts';
import type { Executor } from '../database/database.ts';
import { type Case, withDecisions } from '../modules/cases/cases.repository.ts';
import { decide } from '../modules/cases/decide.usecases.ts';
import { contentRefOf } from '../modules/moderation/content.rules.ts';
import { type CasePlace, countCases, listCasePlaces, readCaseRows } from './case-list.repository.ts';
import { caseLine } from './cases.view.ts';
import type { DeskRoutes } from '../http/desk-context.ts';
import { cursorOf, placeOf } from './cursor.rules.ts';
import { measureOf } from './measure.rules.ts';
import { readDeskCase } from './read-case.usecases.ts';
import { idsOf, requireOwnSite } from './require-own-site.rules.ts';

/** Cases on a page of a list. */
const PAGE = 30;

/** Returns the cases at some places, in their order. */
async function casesAt(db: Executor, places: readonly CasePlace[]): Promise<Case[]> {
  const casesById = new Map<string, Case>();
  for (const kind of ['report', 'complaint'] as const)
    for (const site of new Set(places.map(({ siteId }) => siteId))) {
      const ids = places.filter((place) => place.kind === kind && place.siteId === site).map(({ id }) => id);
      for (const each of await withDecisions(db, site, kind, await readCaseRows(db, site, kind, ids)))
        casesById.set(each.row.id, each as Case);
    }
  return places.flatMap(({ id }) => casesById.get(id) ?? []);
}

/** Calls about reports and complaints. */
export const caseRoutes: DeskRoutes = (mount, services) => {
  const { db } = services;
  mount(deskCalls.listCases, async ({ query: { queue, site, after }, sites }) => {
    const ids = idsOf(sites, site);
    const places = await listCasePlaces(db, { queue, sites: ids, after: placeOf(after), limit: PAGE + 1 });
    const shownPlaces = places.slice(0, PAGE);
    const last = places.length > PAGE ? shownPlaces.at(-1) : undefined;
    return {
      cases: (await casesAt(db, shownPlaces)).map(caseLine),
      next: last ? cursorOf({ at: last.createdAt, id: last.id }) : null,
      waiting: { open: await countCases(db, ids, 'open'), appealed: await countCases(db, ids, 'appealed') },
    };
  });
  mount(deskCalls.getCase, async ({ query, sites, now }) => {
    const site = requireOwnSite(sites, query.site);
    return readDeskCase(db, site, { reference: query.reference, now });
  });
  mount(deskCalls.decideCase, async ({ payload, staff, sites, now }) => {
    const { reference, after, action, ground, facts, until, content = [] } = payload;
    const site = requireOwnSite(sites, payload.site);
    const { id } = site;
    const unitOfWork = createUnitOfWork<readonly CaseSide[]>(services, { siteId: id, now });
    await decide(unitOfWork, services, {
      site: { id },
      reference,
      after,
      action,
      ground,
      facts: facts.trim(),
      isAutomated: false,
      author: staff.name,
      content: content.map(contentRefOf),
      textFields: site.settings.text_fields,
      measure: measureOf({ action, after, until }, now),
      now,
    });
    return readDeskCase(db, site, { reference, now });
  });
};
