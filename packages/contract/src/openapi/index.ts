import { IDEMPOTENCY_KEY } from '../limits.ts';
import { allCalls } from '../calls/index.ts';
import type { CallDefinition } from '../define.ts';
import { VERSION } from '../version.ts';
import { operationOf } from './operation.ts';
import { responseSchemas, type JsonSchema } from './schemas.ts';

export { operationOf } from './operation.ts';
export { settingsSchema, type SettingSchema } from './settings-schema.ts';
export { describeType, settingEffects } from './settings-table.ts';

/** OpenAPI 3.1 document as plain JSON. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: JsonSchema;
  /** Operations by path and lower-case method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: JsonSchema;
}

const header = (name: string, isRequired: boolean, description: string) => ({
  name,
  in: 'header',
  required: isRequired,
  description,
  schema: { type: 'string' },
});

const parameters = {
  package: header('x-package', true, 'Name and version of the calling package.'),
  member: header(
    'x-member',
    false,
    'The profile id of the member whom the page was drawn for; a session of anybody else then counts as none.',
  ),
  idempotencyKey: header(
    'idempotency-key',
    false,
    `One key for each action of a user, ${IDEMPOTENCY_KEY.min} to ${IDEMPOTENCY_KEY.max} printable characters; a repetition gets the same answer for 24 hours.`,
  ),
  lastEventId: header(
    'last-event-id',
    false,
    'Id of the last event that was read; the stream goes on after it.',
  ),
  ifNoneMatch: header('if-none-match', false, 'The `ETag` of the last response.'),
};

const description =
  'Every call of the member API, written from the contract. Two calls may share a method and a path and are told apart by a query ' +
  'value; OpenAPI has one place for both, so such a call stands under its path with the value after a #, which is not sent. ' +
  'x-transport says how a call travels, x-auth who may make it, x-origin whether the specification lists it, x-errors every code it may answer with.';

/** Returns a path with `{name}` parts. A selector follows after a `#`. */
export function openApiPath({ path, selector }: CallDefinition): string {
  const query = new URLSearchParams(selector).toString();
  return path.replace(/:(\w+)/g, '{$1}') + (query && `#${query}`);
}

/** Returns the whole member API as an OpenAPI 3.1 document. The result is deterministic. */
export function openApiDocument(): OpenApiDocument {
  const { responseOf, components } = responseSchemas(allCalls);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of allCalls) {
    (paths[openApiPath(call)] ??= {})[call.method.toLowerCase()] = operationOf(call, responseOf(call));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meetcute member API',
      version: VERSION,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: components,
      parameters,
      responses: {
        error: {
          description: 'What went wrong, under a stable code.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/errorBody' } } },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'On loopback names, where there is no https, the cookie is called session.',
        },
      },
    },
  };
}
