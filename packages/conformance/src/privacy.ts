/** A member of the run, as far as it takes to know whose an answer is. */
interface Account {
  /** Its profile's ids; one, unless the run signed up the same address twice. */
  ids: Set<string>;
}

/** A request on its way, and the session that its browser had. */
export interface Asking {
  method: string;
  /** With its query. */
  path: string;
  /** The body where it is text, '' otherwise. */
  body: string;
  session: string | undefined;
}

type Json = Record<string, unknown>;

/** An e-mail address, a calendar day, and a number as exact as a coordinate. */
const PRIVATE = /[\w.+-]+@[\w.-]+\w|(?<!\d)\d{4}-\d\d-\d\d(?!\d)|-?(?<!\d)\d{1,3}\.\d{3,}/g;

/** How an answer would call a place on the map; none of the contract has such a field. */
const COORDINATE = /^(lat|lon|lng|latitude|longitude|coordinates|coords|position)$/i;

const byEmail = new Map<string, Account>();
const bySession = new Map<string, Account>();
/** Addresses, birth dates and coordinates that were sent in this run, and whose they are. */
const secrets = new Map<string, Set<Account>>();

/** What was answered to somebody whom it doesn't concern, and how many answers were looked at. */
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

/** Whether a request names the member whom it logs in. */
const logsIn = (asking: Asking) =>
  asking.method === 'POST' && ['/api/user.php', '/api/login.php'].includes(pathOf(asking));

/** Whose session an answer opens: of who is named in the request, else of who was there before, else of whom it shows. */
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

/** Remembers what a request that succeeded said about its member. */
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

/** Whether a field holds a place; that of a refused query says in words what was wrong with it. */
const isPlace = (value: unknown) =>
  isJson(value) || typeof value === 'number' || (typeof value === 'string' && /^-?\d/.test(value));

/** Everything in an answer that is a birth date of somebody else, or a place on the map. */
function strangeFields(value: unknown, account: Account | undefined): string[] {
  if (!isJson(value)) return [];
  const { id, date_of_birth: born } = value;
  const isStrange = typeof born === 'string' && typeof id === 'string' && !account?.ids.has(id);
  const places = Object.keys(value).filter((name) => COORDINATE.test(name) && isPlace(value[name]));
  const below = Object.values(value).flatMap((each) => strangeFields(each, account));
  return [...(isStrange ? [`date_of_birth of ${id}`] : []), ...places, ...below];
}

/** Looks through an answer for what its reader must not know. Throws, and writes it down for the end of the run. */
function inspect(asking: Asking, text: string, account: Account | undefined): void {
  privacy.answers += 1;
  // Nobody is told anything by hearing again what they have just said.
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

/** The events of a stream, each looked through before it is read. */
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
 * The answer to a request, once it is certain that it holds nobody else's e-mail address, birth date or coordinates;
 * `opened` is the session that it opens. Throws where it does.
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
