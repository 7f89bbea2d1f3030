import { writeFileSync } from 'node:fs';
import { pageCalls } from '../browser/table.ts';
import { openApiDocument } from './index.ts';
import { settingsTable } from './settings-table.ts';

const write = (file: string, content: object) =>
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(content, null, 2)}\n`);

write('../../../../docs/reference/openapi.json', openApiDocument());
write('../browser/calls.json', pageCalls());
writeFileSync(new URL('../../../../docs/reference/settings.md', import.meta.url), settingsTable());
