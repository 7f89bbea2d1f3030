import type { Mail, Mailer } from '@meetcute/server';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail that was not sent but kept, newest first in lists. */
export interface KeptMail extends Mail {
  from: string;
  /** ISO instant. */
  at: string;
}

/** A mailer that keeps every mail as a file, to be read in the browser while developing. */
export interface Outbox extends Mailer {
  list(): Promise<KeptMail[]>;
}

/** Keeps mails in a folder, at most the newest 200 are listed. */
export function createOutbox(folder: string): Outbox {
  let count = 0;
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const at = new Date().toISOString();
      count += 1;
      const file = join(folder, `${at.replaceAll(':', '-')}-${process.pid}-${count}.json`);
      await writeFile(`${file}.part`, JSON.stringify({ ...mail, at }, null, 2));
      await rename(`${file}.part`, file);
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .toReversed()
        .slice(0, 200);
      return Promise.all(
        newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail),
      );
    },
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const linked = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<&]+(?:&amp;[^\s<&]+)*/g, (url) => `<a href="${url}">${url}</a>`);

/** The outbox as a plain page: each mail's text with its links. */
export function outboxPage(mails: readonly KeptMail[], nonce: string): string {
  const items = mails.map(
    ({ to, subject, at, text, from }) =>
      `<article><h2>${escape(subject)}</h2><p>${escape(at)} · ${escape(from)} → ${escape(to)}</p><pre>${linked(text)}</pre></article>`,
  );
  const css =
    'body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;font:inherit}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style nonce="${nonce}">${css}</style><h1>Outbox</h1>${items.join('') || '<p>No mail yet.</p>'}</html>`;
}
