import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

test('without script a password has no button, which would do nothing', async () => {
  const field = <PasswordField label="Password" value="" onChange={() => undefined} />;
  const stream = await renderToReadableStream(field);
  await stream.allReady;
  const html = await new Response(stream).text();
  expect(html).toContain('type="password"');
  expect(html).not.toContain('<button');
});
