import { StartError } from '../database/data-folder.ts';
import { openDatabase } from '../database/open.ts';
import { runReports } from './commands.ts';
import { findDatabase } from './list.ts';

try {
  const database = await openDatabase(findDatabase(process.env));
  try {
    console.info(await runReports(database, process.argv.slice(2), process.env['INIT_CWD']));
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
