import type { Logger } from './logger.ts';

/**
 * What nobody caught ends the process, as it does in Node; but Node prints it with the values of a failed statement, and the
 * log leaves them out.
 */
export function logUncaught(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody caught this error');
    process.exit(1);
  });
}
