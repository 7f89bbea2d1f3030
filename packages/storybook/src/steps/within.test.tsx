import { afterEach, expect, test } from 'vitest';
import { within } from './within.ts';

afterEach(() => document.body.replaceChildren());

test('finds the no-break spaces of a name, as those of a text', async () => {
  document.body.innerHTML = '<button title="Deux jours&nbsp;!">Pourquoi cette annonce&nbsp;?</button>';
  const page = within(document.body);
  const button = page.getByText('Pourquoi cette annonce ?');
  expect(page.getByRole('button', { name: 'Pourquoi cette annonce ?' })).toBe(button);
  expect(await page.findByRole('button', { description: 'Deux jours !' })).toBe(button);
  expect(page.queryByRole('button', { name: 'Pourquoi' })).toBeNull();
  expect(page.getByRole('button', { name: /annonce/ })).toBe(button);
});

test('shows the text that was not found', () => {
  expect(() => within(document.body).getByRole('button', { name: 'Pourquoi (ici) ?' })).toThrow(
    'with the role "button" and name `Pourquoi (ici) ?`',
  );
});
