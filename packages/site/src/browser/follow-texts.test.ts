import { createI18n } from '@meetcute/i18n';
import { afterEach, expect, test, vi } from 'vitest';
import { CHANGED, followTexts } from './follow-texts.ts';

/** Opens a page that follows the texts of a host. */
function open(instance: ReturnType<typeof createI18n>, respond: (address: string) => Response) {
  const page = new EventTarget();
  const onChange = vi.fn();
  vi.stubGlobal('fetch', async (address: string) => respond(address));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  instance.on('languageChanged', onChange);
  followTexts(instance);
  page.dispatchEvent(new Event(CHANGED));
  return expect.poll(() => onChange).toHaveBeenCalledOnce();
}

afterEach(() => vi.unstubAllGlobals());

test('shows changed texts on an open page, and says so to what renders them', async () => {
  const instance = createI18n({ locale: 'en', messages: { common: { close: 'Close' } } });
  const addresses: string[] = [];
  await open(instance, (address) => {
    addresses.push(address);
    return Response.json({ en: { common: { close: 'Shut' } } });
  });
  expect(instance.t('common:close')).toBe('Shut');
  expect(addresses).toEqual(['/_i18n/dev/en/messages.json']);
});

test('adds no texts that the page has not loaded, so that their use is reported after a save too', async () => {
  const instance = createI18n({ locale: 'en', messages: { common: { close: 'Close' } }, log: () => {} });
  await open(instance, () =>
    Response.json({ en: { common: { close: 'Shut' }, fields: { hair: { label: 'Hair' } } } }),
  );
  expect(instance.hasResourceBundle('en', 'fields')).toBe(false);
  const onMissing = vi.fn();
  instance.on('missingKey', onMissing);
  instance.t('fields:hair.label');
  expect(onMissing).toHaveBeenCalledOnce();
});

test('keeps the texts of a page when the host responds with none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const instance = createI18n({ locale: 'nl', messages: { common: { close: 'Sluiten' } } });
  await open(instance, () => new Response('', { status: 500 }));
  expect(instance.t('common:close')).toBe('Sluiten');
});
