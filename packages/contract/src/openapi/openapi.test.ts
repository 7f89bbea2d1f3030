import { expect, test } from 'vitest';
import committed from '../../../../docs/reference/openapi.json' with { type: 'json' };
import { allCalls } from '../calls/index.ts';
import { openApiDocument, openApiPath } from './index.ts';
import { errorsOf } from './operation.ts';

const document = openApiDocument();
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('docs/reference/openapi.json is what `pnpm openapi` writes', () => {
  expect(committed).toEqual(JSON.parse(JSON.stringify(document)));
});

test('lists every call as its own operation, under its method and path', () => {
  expect(operations.map((operation) => operation['operationId']).toSorted()).toEqual(
    allCalls.map(({ name }) => name).toSorted(),
  );
  for (const call of allCalls) {
    const operation = document.paths[openApiPath(call)]?.[call.method.toLowerCase()];
    expect(operation?.['operationId']).toBe(call.name);
  }
});

test('resolves every reference', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
  for (const [, path = ''] of references) {
    const target = path
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document);
    expect(target, path).toBeTypeOf('object');
  }
});

test('documents a selector as a required query constant', () => {
  const signUp = document.paths['/api/user.php#new=1']?.['post'];
  expect(signUp?.['parameters']).toContainEqual(
    expect.objectContaining({
      name: 'new',
      in: 'query',
      required: true,
      schema: { type: 'string', const: '1' },
    }),
  );
});

test('documents query values as text, allows extra response fields and forbids extra payload fields', () => {
  const search = document.paths['/api/search.php']?.['get'];
  expect(search?.['parameters']).toContainEqual(
    expect.objectContaining({ name: 'pp', schema: expect.objectContaining({ type: 'string' }) }),
  );
  expect(document.components['schemas']).toHaveProperty('profile.properties');
  expect(document.components['schemas']).not.toHaveProperty('profile.additionalProperties');
  const login = document.paths['/api/login.php']?.['post'];
  expect(login).toHaveProperty('requestBody.content.application/json.schema.additionalProperties', false);
});

test('lists every error of a call under its status', () => {
  for (const call of allCalls) {
    const responses = document.paths[openApiPath(call)]?.[call.method.toLowerCase()]?.['responses'];
    const codes = Object.entries(responses as Record<string, { description: string }>)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([, { description }]) => description.split(', '));
    expect(codes.toSorted()).toEqual(errorsOf(call).toSorted());
  }
});
