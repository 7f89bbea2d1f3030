import { scope } from './scope.ts';

const PREFIX = 'meetcute-shell-';

/** Address of the document for offline pages; it contains no member data. */
const SHELL = '/_shell';

const nameOf = (build: string) => `${PREFIX}${build}`;

/**
 * Fetches and caches the shell in the current language and colour scheme. Throws when it belongs to another
 * build.
 */
export async function cacheShell(): Promise<void> {
  const { build } = scope.meetcute;
  const response = await fetch(SHELL, { cache: 'reload', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The shell request failed with status ${response.status}.`);
  const shellBuild = response.headers.get('x-build-id');
  // During and after a deploy, the shell may name files that this worker has not cached.
  if (shellBuild !== build)
    throw new Error(`The shell has build ${shellBuild}, but this worker has build ${build}.`);
  const cache = await caches.open(nameOf(build));
  await cache.put(SHELL, response);
}

/** Deletes the shells of past builds. */
export async function deleteOldShells(): Promise<void> {
  const names = await caches.keys();
  const currentName = nameOf(scope.meetcute.build);
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== currentName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Responds with the page from the network, else with the cached shell. Rejects when both are unavailable. */
export async function respondToNavigation(
  request: Request,
  preload: Promise<Response | undefined> | undefined,
): Promise<Response> {
  try {
    return (await preload) ?? (await fetch(request));
  } catch (cause) {
    const shell = await caches.match(SHELL, { ignoreVary: true });
    if (shell) return shell;
    throw cause;
  }
}
