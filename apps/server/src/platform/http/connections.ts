import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a stop waits for requests that are still on their way. */
const graceMs = 1_000;

/**
 * At the stop of the server: closes connections as they become idle, so that only work holds it up, and after a moment
 * those on which half a request has come: nobody knows whether the rest ever will.
 */
export function closeConnectionsAtStop(app: FastifyInstance): void {
  const { server } = app;
  /** Each connection with the last request on it that is not answered yet. */
  const open = new Map<Socket, IncomingMessage | undefined>();
  server.on('connection', (socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    open.set(socket, request);
    response.once('close', () => {
      if (open.get(socket) === request) open.set(socket, undefined);
    });
  });
  app.addHook('preClose', async () => {
    const end = Date.now() + graceMs;
    setInterval(() => {
      // Node closes by itself only those that are idle at the beginning.
      server.closeIdleConnections();
      if (Date.now() < end) return;
      for (const [socket, request] of open) if (!request?.complete) socket.destroy();
    }, 50).unref();
  });
}

/** No browser and no proxy sends the next request before the answer of the last one; these are as many as may overlap. */
const mostOnConnection = 4;

/**
 * Cuts connections that send request upon request and read no answer: all that come in one packet would be begun at once,
 * files and health too, before anybody has signed in.
 */
export function cutPipelines(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const count = (more: 1 | -1) => {
      const next = (unanswered.get(socket) ?? 0) + more;
      unanswered.set(socket, next);
      return next;
    };
    reply.raw.once('close', () => count(-1));
    if (count(1) <= mostOnConnection && !socket.destroyed) return;
    reply.hijack();
    socket.destroy();
  });
}
