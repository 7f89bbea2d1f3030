import { scope } from './scope.ts';

const PREFIX = 'meetcute-shell-';

/** The document that stands in for every page without a connection: it holds nothing of a member's. */
const SHELL = '/_shell';

const nameOf = (build: string) => `${PREFIX}${build}`;

/** Fetches the shell in the language and colours in force and keeps it; throws where it is not of this worker's own build. */
export async function cacheShell(): Promise<void> {
  const { build } = scope.meetcute;
  const answer = await fetch(SHELL, { cache: 'reload', credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`The shell was answered with ${answer.status}.`);
  const given = answer.headers.get('x-build-id');
  // After a deploy, or in the middle of one, the files that it names are not those that this worker keeps.
  if (given !== build) throw new Error(`The shell is of build ${given}, and this worker of ${build}.`);
  const cache = await caches.open(nameOf(build));
  await cache.put(SHELL, answer);
}

/** Forgets the shells of past builds. */
export async function deleteOldShells(): Promise<void> {
  const names = await caches.keys();
  const own = nameOf(scope.meetcute.build);
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== own);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A page from the network; without one the shell, which finds out by itself what it can show. */
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
