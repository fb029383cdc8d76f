import { readEnv } from './env.ts';
import { beginInFolder } from './platform/db/embedded-opening.ts';
import { checkPort, startFailure } from './platform/start-failure.ts';

// A stack names the sources, not the files that the build makes of them.
process.setSourceMapsEnabled(true);

try {
  const env = readEnv(process.env);
  await checkPort(env);
  const { databaseUrl, dataDir } = env;
  console.log(databaseUrl ? 'Connecting to the database …' : `Opening the database in ${dataDir} …`);
  // The embedded database opens on a thread of its own while this one reads the rest of the server.
  const opening = databaseUrl === undefined ? beginInFolder(dataDir) : undefined;
  const { startServer } = await import('./server.ts');
  await startServer(env, { progress: (message) => console.log(message), opening });
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
