import { StartError } from '../database/data-folder.ts';
import { openDatabase } from '../database/open.ts';
import { findDatabase, listReports, readListing } from './list.ts';

try {
  const listing = readListing(process.argv.slice(2), process.env['INIT_CWD']);
  const database = await openDatabase(findDatabase(process.env));
  try {
    console.info(await listReports(database.db, listing));
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
