import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { DescriptorWatch } from '../descriptors.ts';
import { networkOf } from './address-of.ts';

/** How many connections and how much of their bodies may be held. */
export interface ConnectionBounds {
  /** Connections in all. */
  readonly most: number;
  /** Connections of one address (of IPv6 its first 64 bits); those of a trusted proxy are many people's and have no such bound. */
  readonly mostOfOne: number;
  /** Bytes of bodies that are held, until the request is answered. */
  readonly mostBodyBytes: number;
  isProxy(address: string): boolean;
  /** Those that the process has: each connection takes one. */
  readonly descriptors: Pick<DescriptorWatch, 'isShort' | 'opened'>;
}

interface Connection {
  readonly socket: Socket;
  readonly network: string;
  /** The connections of its address, itself among them. */
  readonly neighbours: Set<Connection>;
  /** The last request on it that is not answered yet. */
  request: IncomingMessage | undefined;
  /** Whether a request on it has been answered. */
  hasServed: boolean;
  /** Bytes of the body of that request that have come. */
  bodyBytes: number;
}

/** Whether there is no whole request on it: nobody knows whether one ever comes. */
const isHalf = ({ request }: Connection) => !request?.complete;

/**
 * The connections of a server, and what makes room when they come to a bound: the one that has waited longest without a
 * whole request, those that have never brought one first. Whoever floods the server with half requests displaces only his
 * own; a whole request is worked on to its end.
 */
export class OpenConnections {
  readonly #bounds: ConnectionBounds;
  /** In the order in which something last began or ended on them. */
  readonly #all = new Map<Socket, Connection>();
  readonly #ofNetwork = new Map<string, Set<Connection>>();
  #bodyBytes = 0;

  constructor(bounds: ConnectionBounds) {
    this.#bounds = bounds;
  }

  /** Bytes of bodies that are held at this moment. */
  get bodyBytes(): number {
    return this.#bodyBytes;
  }

  /** Keeps the connections of a server from now on. */
  watch(server: Server): void {
    server.on('connection', (socket) => this.#opened(socket));
    server.on('request', (request, response) => {
      const connection = this.#all.get(request.socket);
      if (!connection) return;
      connection.request = request;
      this.#moveToEnd(connection);
      response.once('close', () => this.#answered(connection, request));
    });
  }

  /** Counts a piece of the body of the request that is under way on a connection; of too many bytes the longest half body goes. */
  received(socket: Socket, bytes: number): void {
    const connection = this.#all.get(socket);
    if (!connection) return;
    connection.bodyBytes += bytes;
    this.#bodyBytes += bytes;
    while (this.isFullOfBodies() && this.#makeRoom(this.#all.values(), (one) => one.bodyBytes > 0));
  }

  /** Whether no more body may be taken in. */
  isFullOfBodies(): boolean {
    return this.#bodyBytes > this.#bounds.mostBodyBytes;
  }

  /** Closes those that bring no whole request. */
  closeHalf(): void {
    for (const connection of this.#all.values()) if (isHalf(connection)) connection.socket.destroy();
  }

  #opened(socket: Socket): void {
    const { most, mostOfOne, isProxy, descriptors } = this.#bounds;
    descriptors.opened();
    // Room for more than the new one: while none is gained, everybody is turned away.
    if (descriptors.isShort()) for (let more = 0; more < 2; more += 1) this.#makeRoom(this.#all.values());
    const address = socket.remoteAddress ?? '';
    const network = networkOf({ ip: address, socket });
    const neighbours = this.#ofNetwork.get(network) ?? new Set();
    const isTooMany = this.#all.size >= most && !this.#makeRoom(this.#all.values());
    const isTooManyOfOne = neighbours.size >= mostOfOne && !isProxy(address) && !this.#makeRoom(neighbours);
    if (isTooMany || isTooManyOfOne) return void socket.destroy();
    const connection = { socket, network, neighbours, request: undefined, hasServed: false, bodyBytes: 0 };
    this.#all.set(socket, connection);
    this.#ofNetwork.set(network, neighbours.add(connection));
    socket.once('close', () => this.#forget(connection));
  }

  #answered(connection: Connection, request: IncomingMessage): void {
    if (connection.request !== request) return;
    connection.request = undefined;
    connection.hasServed = true;
    this.#release(connection);
    this.#moveToEnd(connection);
  }

  /** Closes the one that has waited longest; false when all have a whole request. */
  #makeRoom(among: Iterable<Connection>, fits: (one: Connection) => boolean = () => true): boolean {
    let chosen: Connection | undefined;
    for (const connection of among) {
      if (!isHalf(connection) || !fits(connection)) continue;
      if (!connection.hasServed) {
        chosen = connection;
        break;
      }
      chosen ??= connection;
    }
    if (!chosen) return false;
    this.#forget(chosen);
    chosen.socket.destroy();
    return true;
  }

  #moveToEnd(connection: Connection): void {
    if (!this.#all.delete(connection.socket)) return;
    this.#all.set(connection.socket, connection);
    connection.neighbours.delete(connection);
    connection.neighbours.add(connection);
  }

  #forget(connection: Connection): void {
    const { socket, network, neighbours } = connection;
    if (!this.#all.delete(socket)) return;
    neighbours.delete(connection);
    if (neighbours.size === 0) this.#ofNetwork.delete(network);
    this.#release(connection);
  }

  #release(connection: Connection): void {
    this.#bodyBytes -= connection.bodyBytes;
    connection.bodyBytes = 0;
  }
}
