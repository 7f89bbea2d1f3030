import { isSensitive } from '@meetcute/core';

/** A member of the run, as far as needed to attribute responses. */
interface Account {
  /** IDs of its profile; more than one if the run signed up the same address twice. */
  ids: Set<string>;
}

/** A request in transit, and the session of its browser. */
export interface SentRequest {
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
export const privacy = { leaks: [] as string[], responses: 0 };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const fieldOf = (value: unknown, ...names: string[]): string | undefined => {
  const field = names.reduce<unknown>((parent, name) => (isJson(parent) ? parent[name] : undefined), value);
  return typeof field === 'string' ? field : undefined;
};

function recordSecret(value: string | null | undefined, account: Account | undefined): void {
  if (!value) return;
  const owners = secrets.get(value.toLowerCase()) ?? new Set();
  if (account) owners.add(account);
  secrets.set(value.toLowerCase(), owners);
}

const pathOf = ({ path }: SentRequest) => path.replace(/\?.*/, '');

/** Whether a request logs in the member that it names. */
const logsIn = (request: SentRequest) =>
  request.method === 'POST' && ['/api/user.php', '/api/login.php'].includes(pathOf(request));

/**
 * Returns the owner of the session that a response opens: named in the request, else the previous owner, else
 * the member in the response.
 */
function openedFor(request: SentRequest, payload: unknown, responseBody: unknown): Account | undefined {
  const email = logsIn(request) ? fieldOf(payload, 'email')?.toLowerCase() : undefined;
  if (email !== undefined) {
    const account = byEmail.get(email) ?? { ids: new Set<string>() };
    byEmail.set(email, account);
    recordSecret(email, account);
    const id = fieldOf(responseBody, 'user', 'profile', 'id');
    if (id !== undefined) account.ids.add(id);
    return account;
  }
  const previousAccount = request.session === undefined ? undefined : bySession.get(request.session);
  return previousAccount ?? byEmail.get(fieldOf(responseBody, 'user', 'email')?.toLowerCase() ?? '');
}

/** Records the private values that a successful request contains about its member. */
function recordSecrets(request: SentRequest, payload: unknown, account: Account | undefined): void {
  recordSecret(fieldOf(payload, 'profile', 'date_of_birth'), account);
  const email = pathOf(request) === '/api/email.php' ? fieldOf(payload, 'email')?.toLowerCase() : undefined;
  if (email !== undefined && !secrets.has(email)) {
    recordSecret(email, account);
    if (account) byEmail.set(email, account);
  }
  if (pathOf(request) !== '/api/geocode.php') return;
  for (const [, value] of new URLSearchParams(request.path.replace(/^[^?]*/, '')))
    if (/\.\d{3}/.test(value)) recordSecret(value, account);
}

/** Whether a field contains coordinates; a refused query describes its error as text. */
const isPlace = (value: unknown) =>
  isJson(value) || typeof value === 'number' || (typeof value === 'string' && /^-?\d/.test(value));

/** Whether an activity is more exact than others may see it. */
const isExact = (lastActive: unknown) =>
  typeof lastActive === 'string' && Date.parse(lastActive) % 900_000 !== 0;

/** Returns the sensitive fields of a profile, which no visitor may see. */
const sensitiveNames = ({ personal }: Json) =>
  isJson(personal) ? Object.keys(personal).filter(isSensitive) : [];

/** Whether a fictional profile claims that somebody uses it. */
const claimsActivity = ({ fictional, online, last_active: lastActive }: Json) =>
  fictional === true && (online === true || typeof lastActive === 'string');

/**
 * Returns what a response must not contain: other members' birth dates and exact activity, activity of fictional profiles,
 * sensitive fields for a visitor, and coordinates.
 */
function foreignFields(value: unknown, account: Account | undefined): string[] {
  if (!isJson(value)) return [];
  const { id, date_of_birth: birthDate, last_active: lastActive } = value;
  const isForeign = typeof id === 'string' && !account?.ids.has(id);
  const places = Object.keys(value).filter((name) => COORDINATE.test(name) && isPlace(value[name]));
  const nestedFields = Object.values(value).flatMap((each) => foreignFields(each, account));
  return [
    ...(isForeign && typeof birthDate === 'string' ? [`date_of_birth of ${id}`] : []),
    ...(isForeign && isExact(lastActive) ? [`last_active of ${id}`] : []),
    ...(isForeign && claimsActivity(value) ? [`activity of the fictional ${id}`] : []),
    ...(account ? [] : sensitiveNames(value).map((name) => `${name} of ${String(id)}`)),
    ...places,
    ...nestedFields,
  ];
}

/**
 * Checks a response for data that its reader may not see. Records leaks for the end of the run and throws.
 */
function inspect(request: SentRequest, text: string, account: Account | undefined): void {
  privacy.responses += 1;
  // Repeating a request's own values reveals nothing.
  const requestText = (decodeURIComponent(request.path.replaceAll('%00', '')) + request.body).toLowerCase();
  const others = [...text.matchAll(PRIVATE)].filter(([match]) => {
    const owners = secrets.get(match.toLowerCase());
    return owners && !(account && owners.has(account)) && !requestText.includes(match.toLowerCase());
  });
  const leakedValues = [...others.map(([value]) => value), ...foreignFields(read(text), account)];
  if (leakedValues.length === 0) return;
  const leak = `${request.method} ${request.path} gave away ${[...new Set(leakedValues)].join(', ')}`;
  privacy.leaks.push(leak);
  throw new Error(leak);
}

/** Checks each event of a stream before it is read. */
function inspectStream(body: ReadableStream<Uint8Array>, request: SentRequest): ReadableStream<Uint8Array> {
  const account = request.session === undefined ? undefined : bySession.get(request.session);
  const decoder = new TextDecoder();
  let rest = '';
  const inspection = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data:')) inspect(request, line.slice(5), account);
      controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(inspection);
}

/**
 * Returns the response to a request after checking it for other members' e-mail addresses, birth dates, exact
 * activity and coordinates. `openedSession` is the session that it opens. Throws if the response contains any.
 */
export async function guardPrivacy(
  request: SentRequest,
  response: Response,
  openedSession: string | undefined,
): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('text/event-stream') && response.body)
    return new Response(inspectStream(response.body, request), response);
  const text = await response.clone().text();
  const [payload, responseBody] = [read(request.body), read(text)];
  if (response.ok && openedSession !== undefined) {
    const account = openedFor(request, payload, responseBody);
    if (account) bySession.set(openedSession, account);
  }
  const session = openedSession ?? request.session;
  const account = session === undefined ? undefined : bySession.get(session);
  if (response.ok) recordSecrets(request, payload, account);
  inspect(request, text, account);
  return response;
}
