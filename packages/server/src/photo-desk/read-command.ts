import { APPEAL_TEXT_MAX, type CaseGround } from '@meetcute/contract';
import { unknownSubcommand, UsageError } from '../command-errors.ts';
import { isWithin, parseOptions, readLimit, readSite } from '../command-options.ts';
import { groundOf } from '../moderation/read-command.ts';

/** A command of the operators about uploaded photos. */
export type PhotosCommand = { site: string } & (
  | { name: 'queue'; limit: number }
  | { name: 'list'; who: string }
  | { name: 'approve'; ids: string[]; author: string }
  | { name: 'reject'; id: string; author: string; reason: string; ground: CaseGround }
);

const NAMES = ['queue', 'list', 'approve', 'reject'] as const;

const options = {
  site: { type: 'string' },
  limit: { type: 'string', default: '20' },
  member: { type: 'string', default: '' },
  ground: { type: 'string', default: 'usage' },
  reason: { type: 'string', default: '' },
  author: { type: 'string', default: '' },
} as const;

/** Parses a command line. Throws a UsageError with the problem. */
export function readPhotosCommand(args: readonly string[]): PhotosCommand {
  const { values, positionals } = parseOptions({ args: [...args], options, allowPositionals: true });
  const [given = '', ...ids] = positionals;
  const name = NAMES.find((each) => each === given);
  if (!name) throw unknownSubcommand('photos', given, NAMES);
  const site = readSite(values.site);
  if (name === 'queue') {
    if (ids.length > 0) throw new UsageError('photos queue lists all photos that wait: it takes no id.');
    return { site, name, limit: readLimit(values.limit) };
  }
  if (name === 'list') {
    const who = values.member.trim();
    if (who === '' || ids.length > 0)
      throw new UsageError('Name one member by address or id: photos list --member <email>.');
    return { site, name, who };
  }
  const [id] = ids;
  if (id === undefined || (name === 'reject' && ids.length > 1))
    throw new UsageError(
      name === 'approve'
        ? 'Name at least one photo by id: photos approve <id>.'
        : 'Name one photo by id: photos reject <id>.',
    );
  const [reason, author] = [values.reason.trim(), values.author.trim()];
  if (author === '') throw new UsageError('Name who does it, for the audit log: --author "…".');
  if (name === 'approve') return { site, name, ids, author };
  if (!isWithin(reason, APPEAL_TEXT_MAX))
    throw new UsageError(
      `Give the reason, which the member reads, in 1 to ${APPEAL_TEXT_MAX} characters: --reason "…".`,
    );
  return { site, name, id, author, reason, ground: groundOf(values.ground, name) };
}
