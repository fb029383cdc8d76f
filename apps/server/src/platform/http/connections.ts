import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from '../../contract/negotiation.ts';
import { ProblemError } from '../../errors.ts';
import type { OpenConnections } from './open-connections.ts';

/** How long a stop waits for requests that are still on their way. */
const graceMs = 1_000;

/**
 * At the stop of the server: closes connections as they become idle, so that only work holds it up, and after a moment
 * those on which half a request has come: nobody knows whether the rest ever will.
 */
export function closeConnectionsAtStop(app: FastifyInstance, connections: OpenConnections): void {
  app.addHook('preClose', async () => {
    const end = Date.now() + graceMs;
    setInterval(() => {
      // Node closes by itself only those that are idle at the beginning.
      app.server.closeIdleConnections();
      if (Date.now() >= end) connections.closeHalf();
    }, 50).unref();
  });
}

/** Keeps the bodies that come in within the bounds of the connections: half ones make way, and then new ones have to wait. */
export function boundBodies(app: FastifyInstance, connections: OpenConnections): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    if (connections.isFullOfBodies()) {
      const detail = 'The server has too many requests with a body at the moment.';
      return done(new ProblemError('unavailable', detail, { retryAfter: 2 }));
    }
    // Paused, it flows only once somebody reads it, who is not robbed of its beginning.
    payload.pause();
    payload.on('data', (chunk: Buffer) => connections.received(request.raw.socket, chunk.length));
    done(null, payload);
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
