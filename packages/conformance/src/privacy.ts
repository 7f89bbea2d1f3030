/** A member of the run, as far as needed to attribute responses. */
interface Account {
  /** IDs of its profile; more than one if the run signed up the same address twice. */
  ids: Set<string>;
}

/** A request in transit, and the session of its browser. */
export interface Asking {
  /** HTTP method. */
  method: string;
  /** Path with its query. */
  path: string;
  /** Body if it is text, '' otherwise. */
  body: string;
  /** Session token; undefined without a session. */
  session: string | undefined;
}

type Json = Record<string, unknown>;

/** Matches e-mail addresses, calendar days, and numbers as precise as coordinates. */
const PRIVATE = /[\w.+-]+@[\w.-]+\w|(?<!\d)\d{4}-\d\d-\d\d(?!\d)|-?(?<!\d)\d{1,3}\.\d{3,}/g;

/** Matches field names of coordinates. The contract has no such field. */
const COORDINATE = /^(lat|lon|lng|latitude|longitude|coordinates|coords|position)$/i;

const byEmail = new Map<string, Account>();
const bySession = new Map<string, Account>();
/** Addresses, birth dates and coordinates that were sent in this run, with their owners. */
const secrets = new Map<string, Set<Account>>();

/** Leaks found in this run, and the number of inspected responses. */
export const privacy = { leaks: [] as string[], answers: 0 };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const fieldOf = (value: unknown, ...names: string[]): string | undefined => {
  const found = names.reduce<unknown>((from, name) => (isJson(from) ? from[name] : undefined), value);
  return typeof found === 'string' ? found : undefined;
};

function keepSecret(value: string | null | undefined, account: Account | undefined): void {
  if (!value) return;
  const owners = secrets.get(value.toLowerCase()) ?? new Set();
  if (account) owners.add(account);
  secrets.set(value.toLowerCase(), owners);
}

const pathOf = ({ path }: Asking) => path.replace(/\?.*/, '');

/** Whether a request logs in the member that it names. */
const logsIn = (asking: Asking) =>
  asking.method === 'POST' && ['/api/user.php', '/api/login.php'].includes(pathOf(asking));

/**
 * Returns the owner of the session that a response opens: named in the request, else the previous owner, else
 * the member in the response.
 */
function openedFor(asking: Asking, payload: unknown, answer: unknown): Account | undefined {
  const named = logsIn(asking) ? fieldOf(payload, 'email')?.toLowerCase() : undefined;
  if (named !== undefined) {
    const account = byEmail.get(named) ?? { ids: new Set<string>() };
    byEmail.set(named, account);
    keepSecret(named, account);
    const id = fieldOf(answer, 'user', 'profile', 'id');
    if (id !== undefined) account.ids.add(id);
    return account;
  }
  const before = asking.session === undefined ? undefined : bySession.get(asking.session);
  return before ?? byEmail.get(fieldOf(answer, 'user', 'email')?.toLowerCase() ?? '');
}

/** Records the private values that a successful request contains about its member. */
function learn(asking: Asking, payload: unknown, account: Account | undefined): void {
  keepSecret(fieldOf(payload, 'profile', 'date_of_birth'), account);
  const email = pathOf(asking) === '/api/email.php' ? fieldOf(payload, 'email')?.toLowerCase() : undefined;
  if (email !== undefined && !secrets.has(email)) {
    keepSecret(email, account);
    if (account) byEmail.set(email, account);
  }
  if (pathOf(asking) !== '/api/geocode.php') return;
  for (const [, value] of new URLSearchParams(asking.path.replace(/^[^?]*/, '')))
    if (/\.\d{3}/.test(value)) keepSecret(value, account);
}

/** Whether a field contains coordinates; a refused query describes its error in words. */
const isPlace = (value: unknown) =>
  isJson(value) || typeof value === 'number' || (typeof value === 'string' && /^-?\d/.test(value));

/** Returns other members' birth dates and all coordinates in a response. */
function strangeFields(value: unknown, account: Account | undefined): string[] {
  if (!isJson(value)) return [];
  const { id, date_of_birth: born } = value;
  const isStrange = typeof born === 'string' && typeof id === 'string' && !account?.ids.has(id);
  const places = Object.keys(value).filter((name) => COORDINATE.test(name) && isPlace(value[name]));
  const below = Object.values(value).flatMap((each) => strangeFields(each, account));
  return [...(isStrange ? [`date_of_birth of ${id}`] : []), ...places, ...below];
}

/**
 * Checks a response for data that its reader may not see. Records leaks for the end of the run and throws.
 */
function inspect(asking: Asking, text: string, account: Account | undefined): void {
  privacy.answers += 1;
  // Repeating a request's own values reveals nothing.
  const said = (decodeURIComponent(asking.path.replaceAll('%00', '')) + asking.body).toLowerCase();
  const others = [...text.matchAll(PRIVATE)].filter(([found]) => {
    const owners = secrets.get(found.toLowerCase());
    return owners && !(account && owners.has(account)) && !said.includes(found.toLowerCase());
  });
  const found = [...others.map(([value]) => value), ...strangeFields(read(text), account)];
  if (found.length === 0) return;
  const leak = `${asking.method} ${asking.path} gave away ${[...new Set(found)].join(', ')}`;
  privacy.leaks.push(leak);
  throw new Error(leak);
}

/** Checks each event of a stream before it is read. */
function inspected(body: ReadableStream<Uint8Array>, asking: Asking): ReadableStream<Uint8Array> {
  const account = asking.session === undefined ? undefined : bySession.get(asking.session);
  const decoder = new TextDecoder();
  let rest = '';
  const look = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data:')) inspect(asking, line.slice(5), account);
      controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(look);
}

/**
 * Returns the response to a request after checking it for other members' e-mail addresses, birth dates and
 * coordinates. `opened` is the session that it opens. Throws if the response contains any.
 */
export async function guardPrivacy(
  asking: Asking,
  response: Response,
  opened: string | undefined,
): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('text/event-stream') && response.body)
    return new Response(inspected(response.body, asking), response);
  const text = await response.clone().text();
  const [payload, answer] = [read(asking.body), read(text)];
  if (response.ok && opened !== undefined) {
    const account = openedFor(asking, payload, answer);
    if (account) bySession.set(opened, account);
  }
  const session = opened ?? asking.session;
  const account = session === undefined ? undefined : bySession.get(session);
  if (response.ok) learn(asking, payload, account);
  inspect(asking, text, account);
  return response;
}
