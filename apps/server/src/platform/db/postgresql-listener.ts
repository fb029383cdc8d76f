import pg from 'pg';

interface ListenOptions {
  readonly connectionString: string;
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onGap?: (() => void) | undefined;
  readonly onError: (error: Error) => void;
}

/** Holds one connection for LISTEN; after a loss it connects again (0.5 to 5 s apart) and reports the gap. */
export async function listenOn(options: ListenOptions): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let waitMs = 500;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: 4_000,
      keepAlive: true,
      application_name: 'crt-listen',
    });
    let isLost = false;
    const lost = (error: Error): void => {
      if (isLost || isClosed) return;
      isLost = true;
      options.onError(error);
      next.end().catch(() => undefined);
      retry = setTimeout(reconnect, waitMs);
      waitMs = Math.min(waitMs * 2, 5_000);
    };
    next.on('error', lost);
    next.on('end', () => lost(new Error('The database closed the connection for live events.')));
    next.on('notification', (message) => options.onPayload(message.payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(options.channel)}`);
      client = next;
      waitMs = 500;
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  function reconnect(): void {
    connect().then(
      () => options.onGap?.(),
      () => undefined,
    );
  }

  await connect().catch(() => undefined);
  return async () => {
    isClosed = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
}
