import type { Mail, Mailer } from '@meetcute/server';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail that was stored instead of sent. */
export interface StoredMail extends Mail {
  /** ID in the outbox. */
  id: string;
  /** Sender address. */
  from: string;
  /** ISO instant. */
  at: string;
}

/** Mailer that stores each mail as a file, to read in the browser during development. */
export interface MailOutbox extends Mailer {
  /** Returns the newest 200 mails, newest first. */
  list(): Promise<StoredMail[]>;
}

/** Creates an outbox in a folder; `list` returns at most the newest 200 mails. */
export function createMailOutbox(folder: string): MailOutbox {
  let count = 0;
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const time = new Date().toISOString();
      count += 1;
      const file = join(folder, `${time.replaceAll(':', '-')}-${process.pid}-${count}.json`);
      await writeFile(`${file}.part`, JSON.stringify({ ...mail, at: time }, null, 2));
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
        newest.map(async (name) => {
          const mail = JSON.parse(await readFile(join(folder, name), 'utf8')) as Omit<StoredMail, 'id'>;
          return { ...mail, id: name.replace(/\.json$/, '') };
        }),
      );
    },
  };
}
