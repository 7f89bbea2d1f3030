import { allCalls, matchPath } from '@meetcute/contract';
import { matchRoute, PREFERENCES_PATH } from '@meetcute/core';
import { allDeskCalls, deskPhotoPath } from '@meetcute/contract/desk';
import { isHealthPath } from '../pages/health.ts';
import { isIconPath } from '../pages/icons.ts';

/** Files below a folder, whose names say nothing about the load. */
const FOLDERS = ['/assets/', '/desk/assets/', '/cdn/', '/_i18n/', '/screenshots/'];

/** Files and pages that belong to no route. */
const FILES = new Set([
  '/.well-known/change-password',
  '/.well-known/security.txt',
  '/_shell',
  PREFERENCES_PATH,
  '/app-manifest.json',
  '/build-id',
  '/favicon.ico',
  '/icon.svg',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/social-card.png',
  '/sw.js',
]);

const callPaths = [...new Map(allCalls.map((call) => [call.path, call])).values()].filter(({ path }) =>
  path.startsWith('/api/'),
);

/** Returns whether a path is that of a file or of a folder of files, on every site. */
export const isFilePath = (pathname: string): boolean =>
  FILES.has(pathname) || isIconPath(pathname) || FOLDERS.some((start) => pathname.startsWith(start));

const deskPaths = new Set([...allDeskCalls.map(({ path }) => path), deskPhotoPath]);

/** Returns the path of a call of the staff desk, or one pattern for all its pages, whose paths name cases and members. */
const deskPattern = (pathname: string): string =>
  deskPaths.has(pathname) ? pathname : pathname.startsWith('/desk/api/') ? 'other' : '/desk/*';

/**
 * Returns the pattern of a path, such as `/members/:memberId`, and `other` for a path that belongs to none. There are as
 * many patterns as routes, calls and files, whatever visitors ask for, and a pattern names no member.
 */
export function routePattern(pathname: string): string {
  if (isHealthPath(pathname) || isIconPath(pathname) || FILES.has(pathname)) return pathname;
  const folder = FOLDERS.find((start) => pathname.startsWith(start));
  if (folder) return `${folder}*`;
  if (pathname === '/desk' || pathname.startsWith('/desk/')) return deskPattern(pathname);
  if (pathname.startsWith('/api/'))
    return callPaths.find((call) => matchPath(call, pathname) !== null)?.path ?? 'other';
  return matchRoute(pathname)?.route.path ?? 'other';
}
