import type { CallDefinition } from '../define.ts';
import { isConditional } from '../conditional.ts';
import { commonErrors, type ErrorCode, errorStatus } from '../errors.ts';
import { inputSchema, type JsonSchema } from './schemas.ts';

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** Returns whether a call carries custom headers; a window, a beacon and a mail service can't. */
const carriesHeaders = ({ transport }: CallDefinition) => !['navigate', 'beacon', 'mail'].includes(transport);

const headersOf = (call: CallDefinition) => [
  ...(carriesHeaders(call)
    ? [{ $ref: '#/components/parameters/package' }, { $ref: '#/components/parameters/member' }]
    : []),
  ...(call.method === 'POST' && carriesHeaders(call)
    ? [{ $ref: '#/components/parameters/idempotencyKey' }]
    : []),
  ...(call.transport === 'stream' ? [{ $ref: '#/components/parameters/lastEventId' }] : []),
  ...(isConditional(call) ? [{ $ref: '#/components/parameters/ifNoneMatch' }] : []),
];

function queryOf({ query, selector = {} }: CallDefinition) {
  const selectorParameters = Object.entries(selector).map(([name, value]) => ({
    name,
    in: 'query',
    required: true,
    description: 'Chooses this call among those of its path.',
    schema: { type: 'string', const: value },
  }));
  if (!query) return selectorParameters;
  const { properties = {}, required = [] } = inputSchema(query) as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...selectorParameters, ...parameters];
}

const bodyOf = ({ payload, transport }: CallDefinition) =>
  payload && {
    required: true,
    content:
      transport === 'form'
        ? { 'multipart/form-data': { schema: inputSchema(payload) } }
        : json(inputSchema(payload)),
  };

function successOf({ response, transport }: CallDefinition, schema: JsonSchema) {
  if (transport === 'navigate' && response._zod.def.type === 'file')
    return { 200: { description: 'The picture.', content: { 'image/webp': { schema } } } };
  if (transport === 'navigate') {
    const headers = { location: { description: 'Where the window goes on.', schema: { type: 'string' } } };
    return { 302: { description: 'A redirect.', headers } };
  }
  if (response._zod.def.type === 'null') return { 204: { description: 'Done, and nothing to say.' } };
  if (transport === 'stream') {
    return { 200: { description: 'Server-sent events.', content: { 'text/event-stream': { schema } } } };
  }
  return { 200: { description: 'The answer.', content: json(schema) } };
}

/** Returns the response to a request with the `ETag` of the last one. */
const unchangedOf = (call: CallDefinition) =>
  isConditional(call)
    ? { 304: { description: 'Nothing has changed since the response with that tag.' } }
    : {};

/** Returns all error codes of a call: its own, the common ones, and `not_logged_in` for member calls. */
export const errorsOf = ({ auth, errors }: CallDefinition): ErrorCode[] => [
  ...new Set([...(auth === 'member' ? ['not_logged_in' as const] : []), ...errors, ...commonErrors]),
];

function failuresOf(call: CallDefinition) {
  const byStatus = Object.groupBy(errorsOf(call), (code) => errorStatus[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      { $ref: '#/components/responses/error', description: codes.join(', ') },
    ]),
  );
}

/** Returns a call as an OpenAPI operation. The `x-` fields contain what OpenAPI can't express. */
export function operationOf(call: CallDefinition, responseSchema: JsonSchema): JsonSchema {
  const { name, summary, auth, transport, origin, params = [] } = call;
  const path = params.map((param) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const parameters = [...path, ...queryOf(call), ...headersOf(call)];
  const requestBody = bodyOf(call);
  return {
    operationId: name,
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...successOf(call, responseSchema), ...unchangedOf(call), ...failuresOf(call) },
    ...(auth === 'member' ? { security: [{ session: [] }] } : {}),
    'x-errors': errorsOf(call),
    'x-transport': transport,
    'x-auth': auth,
    'x-origin': origin,
  };
}
