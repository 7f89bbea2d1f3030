import type { Settings } from '@meetcute/contract';
import { composeMail } from '@meetcute/server';
import { dataIn, markedSettings, type Place } from './places.ts';

/** Returns the mails of a site as one place: sender and footer, which all kinds share, show its company data. */
export async function mailPlace(settings: Settings): Promise<Place> {
  const origin = 'https://site.invalid';
  const site = { id: 'check', hosts: [], settings: markedSettings(settings), origin };
  const locale = settings.domain_language;
  const mail = await composeMail({ kind: 'activate', site, locale, to: '', name: '', link: origin });
  return { name: 'mails', needs: dataIn(`${mail.from}\n${mail.text}`) };
}
