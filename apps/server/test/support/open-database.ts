import { beginInFolder } from '../../src/platform/db/embedded-opening.ts';

// A process that opens the database of a folder and asks it something. Run from the sources, which have no empty
// database to copy, the first one makes it from nothing.
const [, , folder = ''] = process.argv;
const { client, release } = beginInFolder(folder);
const database = await client;
const { rows } = await database.query('select count(*)::int as relations from pg_class');
console.log(JSON.stringify(rows));
await database.close();
release();
