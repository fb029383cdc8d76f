import multipart from '@fastify/multipart';
import type { Access } from '@crt/domain/permission';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { RequestContext } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { attachment } from './files.ts';
import type { FileAnswer } from './files.ts';
import type { Handlers } from './handlers.ts';
import { checkAccept, checkContentType } from './negotiation.ts';
import { apiPrefixes } from './operations.ts';
import type { Contract, Operation } from './operations.ts';
import { inputReader } from './request-input.ts';
import type { RawInput } from './request-input.ts';
import { createChecks } from './validation.ts';
import type { CheckOf } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's operation behind a route; absent on routes that are not in the contract. */
    operation?: Operation;
  }
}

/** What the routes need from the rest of the server. */
export interface ContractOptions {
  readonly contract: Contract;
  /** The handler of every built operation; the others answer 501. */
  readonly handlers: Partial<Handlers>;
  /** Routes of operations that answer with an endless stream, by operationId. */
  readonly streams?: Readonly<Record<string, RouteHandlerMethod>>;
  /** Throws a not-signed-in or forbidden problem when the caller may not use an operation with this access. */
  authorise(access: Access, request: FastifyRequest): void | Promise<void>;
  /** Runs a handler inside its context: a connection for reads, one transaction for writes. */
  run(operation: Operation, request: FastifyRequest, task: Task): Promise<unknown>;
  /** Whether answers are checked against the contract too: in tests and development. */
  readonly isAnswerChecked: boolean;
  /** Largest file in bytes; 32 MiB unless stated. */
  readonly uploadLimit?: number;
}

/** A handler with its input already bound. */
export type Task = (context: RequestContext) => unknown;
interface Checks {
  input: CheckOf;
  answer?: CheckOf;
}
interface AnyHandler {
  (context: RequestContext, input: RawInput, found?: unknown): unknown;
  prepare?(context: RequestContext, input: RawInput): Promise<unknown>;
}

/**
 * Makes a route of every operation of the three APIs. Per request: authorise → content negotiation → validation →
 * handler in its context → (checked) answer. Throws at start-up when an operation states no permissions.
 */
export async function registerContract(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const { operations } = options.contract;
  const unprotected = operations.filter((operation) => (operation.permissions as unknown) === undefined);
  if (unprotected.length > 0) {
    throw new Error(`Operations without x-permissions: ${unprotected.map(({ id }) => id).join(', ')}`);
  }
  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    await scope.register(multipart, {
      // A form of the contract has three fields; how large it is as a whole, no other setting says.
      limits: { fileSize: options.uploadLimit ?? 32 * 1024 * 1024, files: 5, fields: 50, fieldSize: 10_000 },
    });
    const checks: Checks = {
      input: createChecks(options.contract, 'in'),
      ...(options.isAnswerChecked ? { answer: createChecks(options.contract, 'out') } : {}),
    };
    for (const operation of operations) addRoute(scope, operation, options, checks);
    const methodsAt = methodsByPath(operations);
    for (const prefix of Object.values(apiPrefixes)) addNotFound(scope, prefix, methodsAt);
  });
}

function addRoute(
  scope: FastifyInstance,
  operation: Operation,
  options: ContractOptions,
  checks: Checks,
): void {
  scope.route({
    method: operation.method,
    url: toUrl(operation.path),
    config: { operation },
    onRequest: async (request) => {
      await options.authorise(operation.permissions, request);
      checkAccept(operation, request);
      checkContentType(operation, request);
    },
    handler: options.streams?.[operation.id] ?? handlerOf(operation, options, checks),
  });
}

function handlerOf(operation: Operation, options: ContractOptions, checks: Checks): RouteHandlerMethod {
  const handler = (options.handlers as Partial<Record<string, AnyHandler>>)[operation.id];
  if (!handler) {
    return () => {
      throw new ProblemError('not-built', `${operation.id} is in the contract but not built yet.`);
    };
  }
  const readInput = inputReader(operation, checks.input);
  const { schema } = operation.success;
  const checkAnswer = (schema !== undefined && checks.answer?.(schema)) || (() => []);
  return async (request, reply) => {
    const input = await readInput(request);
    const found =
      handler.prepare &&
      (await options.run({ ...operation, kind: 'read' }, request, (context) =>
        handler.prepare?.(context, input),
      ));
    const answer = await options.run(operation, request, (context) => handler(context, input, found));
    const [wrong] = checkAnswer(answer, '');
    if (wrong)
      throw new Error(`Answer of ${operation.id} breaks the contract: ${wrong.path} ${wrong.message}`);
    return send(reply, operation, answer);
  };
}

function send(reply: FastifyReply, operation: Operation, answer: unknown): FastifyReply {
  const { status, mediaType } = operation.success;
  void reply.code(status);
  if (mediaType === undefined) return reply.send();
  if (/[/+]json$/.test(mediaType))
    return reply.type(`${mediaType}; charset=utf-8`).send(JSON.stringify(answer));
  const file = answer as FileAnswer;
  return reply
    .type(file.mediaType ?? mediaType)
    .header('content-disposition', attachment(file.fileName))
    .send(file.content);
}

/** Which methods operations have at a path as it was asked for; none where there is no operation. */
type MethodsAt = (path: string) => string[];

function methodsByPath(operations: readonly Operation[]): MethodsAt {
  // Made when somebody first goes wrong: as routes of their own they cost every start more than all operations.
  let forms: readonly { readonly method: string; readonly form: RegExp }[] | undefined;
  return (path) => {
    forms ??= operations.map((operation) => ({ method: operation.method, form: formOf(operation.path) }));
    const found = new Set(forms.filter(({ form }) => form.test(path)).map(({ method }) => method));
    if (found.has('GET')) found.add('HEAD');
    return [...found];
  };
}

/** `/a/{id}` as an expression; nothing else in a path of the contract means anything to one. */
function formOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function addNotFound(scope: FastifyInstance, prefix: string, methodsAt: MethodsAt): void {
  void scope.register(
    async (api) => {
      // Ahead of the body, which may be anything.
      api.addHook('onRequest', async ({ url }) => {
        const allow = methodsAt(url.replace(/\?.*$/, '')).join(', ');
        if (allow)
          throw new ProblemError('method-not-allowed', `Allowed here: ${allow}.`, { headers: { allow } });
      });
      api.setNotFoundHandler(() => {
        throw new ProblemError('not-found', 'There is no such operation.');
      });
    },
    { prefix },
  );
}

/** `/a/{id}` in the contract is `/a/:id` in the router. */
function toUrl(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
