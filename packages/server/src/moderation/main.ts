import { StartError } from '../database/data-folder.ts';
import { openDatabase } from '../database/open.ts';
import { findDatabase } from '../report-list/list.ts';
import { runModeration } from './commands.ts';

try {
  const database = await openDatabase(findDatabase(process.env));
  try {
    console.info(await runModeration(database, process.argv.slice(2)));
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
