import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Listens at an address of this machine, and for a name that has several, as `localhost` has, at each of them. Fastify
 * would make one more server for each, which knows nothing of the bounds of the first.
 */
export async function listenAt(app: FastifyInstance, port: number, host: string): Promise<void> {
  const [first = host, ...others] = (await lookup(host, { all: true })).map(({ address }) => address);
  const listeners = others.map(() => handingOver(app));
  app.addHook('preClose', async () => void (await Promise.all(listeners.map(close))));
  await app.listen({ port, host: first });
  await Promise.all(listeners.map((listener, place) => listen(listener, port, others[place] ?? host)));
}

/** Takes the connections of another address for the server. */
function handingOver(app: FastifyInstance): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  );
}

/** Not every machine has all the addresses that it gives a name to. */
function listen(listener: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve) => {
    listener.once('error', () => resolve());
    listener.listen(port, host, resolve);
  });
}

/** Ends with the last of its connections; those that are idle are closed with the server's own. */
function close(listener: Server): Promise<void> {
  return new Promise((resolve) => listener.close(() => resolve()));
}
