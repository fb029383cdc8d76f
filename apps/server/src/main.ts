import { readEnv } from './env.ts';
import { startFailure } from './platform/start-failure.ts';
import { startServer } from './server.ts';

const startedAt = performance.now();

try {
  const server = await startServer(readEnv(process.env), {
    progress: (message) => console.log(message),
    startedAt,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void server.stop(signal));
  }
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
