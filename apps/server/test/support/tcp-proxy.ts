import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A stretch of network between server and database that can be cut, frozen and mended. */
export class TcpProxy {
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #isFrozen = false;

  constructor(target: URL) {
    this.#target = { host: target.hostname, port: Number(target.port || 5432) };
  }

  /** The same address through the proxy. */
  urlOf(address: string): string {
    const url = new URL(address);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  async open(): Promise<void> {
    const server = createServer((socket) => this.#accept(socket));
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
    this.#server = server;
  }

  /** Breaks every connection and refuses new ones. */
  async cut(): Promise<void> {
    const closed = this.#server ? once(this.#server, 'close') : undefined;
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Lets connections stand but passes nothing on. */
  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  #accept(socket: Socket): void {
    const onward = connect(this.#target);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (chunk) => void to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#isFrozen) from.pause();
    }
  }
}
