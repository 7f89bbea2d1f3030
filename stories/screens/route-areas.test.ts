import { routes } from '@meetcute/core';
import { expect, test } from 'vitest';
import { routeAreas } from './route-areas.ts';

test('every route is in one area of the site map', () => {
  const listedRoutes = routeAreas.flatMap(({ routes: names }) => names);
  expect(listedRoutes.toSorted()).toEqual(routes.map(({ name }) => name as string).toSorted());
});
