import type { Command } from './command.ts';

/** Explains `--until`, the end of a suspension. */
const untilDetails =
  '--until <day> is the start of that day in UTC, at 00:00. For another instant add time and zone: 2027-01-31T00:00+01:00.';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  {
    name: 'start',
    summary: 'Starts the host',
    usage: ['start'],
    details:
      'It is configured by environment variables: see docs/operators/variables.md. Stop it with Ctrl-C.',
    load: () => import('./commands/start.ts'),
  },
  {
    name: 'check',
    summary: 'Checks the site files: lists missing company data, and the places that would show a hole',
    usage: ['check'],
    details: 'Reads SITES_DIR, and ends with code 1 when something is missing.',
    load: () => import('./commands/check.ts'),
  },
  {
    name: 'migrate',
    summary: 'Applies the migrations of this version to the database',
    usage: ['migrate [--dry-run]'],
    details:
      '--dry-run lists the pending migrations with their SQL and changes nothing. The host migrates by itself when it starts, unless MIGRATE=off.',
    hasJson: true,
    load: () => import('./commands/migrate.ts'),
  },
  {
    name: 'backup',
    summary: 'Backs up the database and the photos into a new folder',
    usage: ['backup <folder>'],
    hasJson: true,
    load: () => import('./commands/backup.ts'),
  },
  {
    name: 'restore',
    summary: 'Restores a backup into a new database, of either engine, and its storage',
    usage: ['restore <folder>'],
    details: 'Checks the whole backup first, and refuses a database with rows.',
    load: () => import('./commands/restore.ts'),
  },
  {
    name: 'reports',
    summary: 'Lists reports and complaints, and stores decisions',
    usage: [
      'reports [list] --site <id> [--limit 20] [--photos <folder>]',
      'reports appeals --site <id> [--limit 20]',
      'reports decide <receipt> --site <id> --action <action> --ground <ground> --facts "…" --author "…" [--until <day>] [--appeal sender|reported] [--photo <id>] [--message <conversation>/<number>] [--text <member>:<field>] [--automated] [--record-only]',
    ],
    details: untilDetails,
    hasJson: true,
    load: () => import('./commands/reports.ts'),
  },
  {
    name: 'credits',
    summary: "Shows and corrects members' credits, and refunds orders",
    usage: [
      'credits show <email> --site <id>',
      'credits correct <email> --site <id> --by <number> --reason "…" --author "…"',
      'credits orders <email> --site <id>',
      'credits refund <order> --site <id> --reason "…" --author "…"',
      'credits check --site <id>',
    ],
    hasJson: true,
    load: () => import('./commands/credits.ts'),
  },
  {
    name: 'members',
    summary: 'Finds members, lists misleading names, shows and exports data, ends sessions, deletes accounts',
    usage: [
      'members find <email|id|name> --site <id> [--limit 20]',
      'members names --site <id> [--limit 20]',
      'members show <email|id> --site <id>',
      'members export <email|id> --site <id> --file <file> --reason "…" --author "…"',
      'members log-out <email|id> --site <id> --reason "…" --author "…"',
      'members delete <email|id> --site <id> --reason "…" --author "…"',
    ],
    hasJson: true,
    load: () => import('./commands/members.ts'),
  },
  {
    name: 'jobs',
    summary: 'Lists waiting and failed jobs, and starts failed ones again',
    usage: [
      'jobs list --site <id> [--failed] [--kind <kind>] [--limit 20]',
      'jobs requeue <id> --site <id> --reason "…" --author "…"',
      'jobs requeue --failed [--kind <kind>] --site <id> --reason "…" --author "…"',
    ],
    hasJson: true,
    load: () => import('./commands/jobs.ts'),
  },
  {
    name: 'photos',
    summary: 'Lists photos that nobody has looked at or of a member, approves and rejects them',
    usage: [
      'photos queue --site <id> [--limit 20]',
      'photos list --member <email|id> --site <id>',
      'photos approve <id>… --site <id> --author "…"',
      'photos reject <id> --site <id> --reason "…" --author "…" [--ground usage]',
    ],
    hasJson: true,
    load: () => import('./commands/photos.ts'),
  },
  {
    name: 'moderation',
    summary:
      'Warns, suspends and bans members, removes photos, messages and texts, and lists what operators did',
    usage: [
      'moderation warn <email> --site <id> --reason "…" --author "…" [--ground usage]',
      'moderation suspend <email> --site <id> --until <day> --reason "…" --author "…" [--ground usage]',
      'moderation ban <email> --site <id> --reason "…" --author "…" [--ground usage]',
      'moderation lift <email> --site <id> --reason "…" --author "…"',
      'moderation takedown <photo|conversation/number|member:field> --site <id> --reason "…" --author "…" [--ground usage]',
      'moderation restore <photo|conversation/number|member:field> --site <id> --reason "…" --author "…"',
      'moderation audit --site <id> [--subject <kind>/<id>] [--author <name>] [--limit 50]',
    ],
    details: untilDetails,
    hasJson: true,
    load: () => import('./commands/moderation.ts'),
  },
  {
    name: 'staff',
    summary: 'Adds, lists, changes and disables the people who use the staff desk',
    usage: [
      'staff [list]',
      'staff create <email> --name "…" --role moderator|admin [--site <id>]… --author "…"',
      'staff change <email> [--role moderator|admin] [--site <id>]… [--all-sites] --author "…"',
      'staff reset <email> --author "…"',
      'staff disable <email> --author "…"',
    ],
    details:
      'create and reset print a link that sets up password and second factor, once, within 24 hours. Without --site somebody sees every site.',
    hasJson: true,
    load: () => import('./commands/staff.ts'),
  },
];
