import { StartError } from '../database/data-folder.ts';
import { openDatabase } from '../database/open.ts';
import { consoleLog } from '../ports/defaults.ts';
import { findDatabase } from '../report-list/list.ts';
import { runCredits } from './commands.ts';

try {
  const database = await openDatabase(findDatabase(process.env));
  const { notifier } = database.join(consoleLog);
  try {
    console.info(await runCredits({ db: database.db, notifier }, process.argv.slice(2), new Date()));
  } finally {
    notifier.stop();
    notifier.close();
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
