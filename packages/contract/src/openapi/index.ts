import { allCalls } from '../calls/index.ts';
import type { CallDefinition } from '../define.ts';
import { operationOf } from './operation.ts';
import { responseSchemas, type JsonSchema } from './schemas.ts';

/** OpenAPI 3.1 document as plain JSON. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: JsonSchema;
  /** Operations by path and lower-case method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: JsonSchema;
}

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const parameters = {
  package: header('x-package', true, 'Name and version of the calling package.'),
  member: header(
    'x-member',
    false,
    'Profile id of the member for whom the page was rendered. The session of another member then counts as none.',
  ),
  idempotencyKey: header(
    'idempotency-key',
    false,
    'One key per user action, 8 to 200 printable characters. A repeated request gets the same response for 24 hours.',
  ),
  lastEventId: header(
    'last-event-id',
    false,
    'Id of the last received event. The stream continues after it.',
  ),
};

const description =
  'All calls of the member API, generated from the contract. Calls with the same method and path are distinguished by a query ' +
  'value. OpenAPI has one entry for both, so such a call is listed under its path with the value after a #, which is not sent. ' +
  'x-transport is the transport, x-auth the required access, x-origin whether the specification lists the call, and x-errors all its error codes.';

/** Returns a path with `{name}` parts. A selector follows after a `#`. */
export function openApiPath({ path, selector }: CallDefinition): string {
  const chosen = new URLSearchParams(selector).toString();
  return path.replace(/:(\w+)/g, '{$1}') + (chosen && `#${chosen}`);
}

/** Returns the whole member API as an OpenAPI 3.1 document. The result is deterministic. */
export function openApiDocument(): OpenApiDocument {
  const { answerOf, components } = responseSchemas(allCalls);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of allCalls) {
    (paths[openApiPath(call)] ??= {})[call.method.toLowerCase()] = operationOf(call, answerOf(call));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meetcute member API',
      version: '0.1.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: components,
      parameters,
      responses: {
        error: {
          description: 'Error with a stable code.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/errorBody' } } },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'On loopback hosts, which have no https, the cookie is named session.',
        },
      },
    },
  };
}
