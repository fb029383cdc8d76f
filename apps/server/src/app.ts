import { join } from 'node:path';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { anonymous } from './context.ts';
import type { Env } from './env.ts';
import { serverFolder } from './folders.ts';
import { loadContract, type Operation } from './contract/operations.ts';
import { registerReference } from './contract/reference/register-reference.ts';
import { registerContract, type Task } from './contract/register-contract.ts';
import { documentationLock } from './modules/documentation/documentation-lock.ts';
import { handlers } from './modules/handlers.ts';
import { registerDemoReports } from './modules/report/demo-pages.ts';
import { DescriptorWatch, descriptorLimit } from './platform/descriptors.ts';
import { EventStreams } from './platform/events/event-stream.ts';
import { readersOf } from './platform/events/readers.ts';
import { boundBodies, closeConnectionsAtStop, cutPipelines } from './platform/http/connections.ts';
import { refuseCrossSiteWrites } from './platform/http/cross-site.ts';
import { refuseWithoutDescriptors } from './platform/http/few-descriptors.ts';
import { registerHealth } from './platform/http/health.ts';
import { registerLoadLimits } from './platform/http/load-limits.ts';
import { logAnswers, logOptions } from './platform/http/log-options.ts';
import { OpenConnections } from './platform/http/open-connections.ts';
import { registerProblems } from './platform/http/problems.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { registerStaticApp } from './platform/http/static-app.ts';
import { trustedProxies } from './platform/http/trusted-proxies.ts';
import { refuseNulInAddress, unreadableHandlers } from './platform/http/unreadable.ts';
import type { Services } from './platform/services.ts';
import { registerSignIn } from './platform/sign-in.ts';
import type { WorkFor } from './platform/unit-of-work.ts';
import type { WorkLine } from './platform/work-queue.ts';

const appFolder = join(serverFolder, '..', 'crt', 'dist');
/** JSON bodies; files have a limit of their own. */
const largestBody = 1024 * 1024;
/** The largest file that is taken in, as the contract says. */
const largestFile = 50_000_000;
/** Bodies of all requests that are not answered yet: two of the largest files, or a crowd of edits. */
const mostBodyBytes = 104 * 1024 * 1024;
/** Writes of the documentation take one lock; more than one at a time would only wait for it in the database. */
const documentationLine: WorkLine = { name: documentationLock, atOnce: 1 };

/** The bare HTTP server with its log; {@link mount} gives it something to do. */
export function createApp(env: Env): FastifyInstance {
  return Fastify({
    ...logOptions(env.logLevel),
    trustProxy: env.trustProxy,
    bodyLimit: largestBody,
    forceCloseConnections: 'idle',
    // A whole request, the largest file included, has to be there by then; only whole ones count as work.
    requestTimeout: 15_000,
    // Nobody reads the answer any more; live events say something more often.
    connectionTimeout: 120_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    return503OnClosing: true,
    ...unreadableHandlers(env),
    logController: new LogController({ disableRequestLogging: true }),
    // Longer than any address that Node reads: how long a parameter may be, the contract says.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 16_384 },
  });
}

/** The whole HTTP side on top of the services; nothing listens yet. */
export async function mount(app: FastifyInstance, services: Services): Promise<void> {
  const { env, storage } = services;
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const descriptors = new DescriptorWatch({ limit: descriptorLimit() });
  const connections = openConnections(env, descriptors);
  connections.watch(app.server);
  closeConnectionsAtStop(app, connections);
  boundBodies(app, connections);
  cutPipelines(app);
  app.decorateRequest('caller', null);
  registerProblems(app);
  logAnswers(app);
  registerSecurityHeaders(app, env);
  refuseWithoutDescriptors(app, descriptors);
  refuseNulInAddress(app);
  refuseCrossSiteWrites(app);
  await registerLoadLimits(app, { perMinute: env.requestsPerMinute });
  await app.register(compress, {
    encodings: ['gzip', 'identity'],
    threshold: 1024,
    // A list of 50 rows costs a third of the time of the usual level and grows by a tenth.
    zlibOptions: { level: 2 },
    // In one go: for a list of 50 rows the streams and threads between cost more than the packing.
    syncThreshold: 256 * 1024,
  });
  registerHealth(app, { storage, writes: services.writes, isStopping: () => isStopping });
  const configFor = await registerSignIn(app, services, appFolder);
  await registerStaticApp(app, { folder: appFolder, configFor });
  if (env.isDemo) registerDemoReports(app, storage.db);
  await registerApis(app, services);
}

function openConnections(
  { connections, connectionsPerAddress, trustProxy }: Env,
  descriptors: DescriptorWatch,
): OpenConnections {
  return new OpenConnections({
    most: connections,
    mostOfOne: connectionsPerAddress,
    mostBodyBytes,
    isProxy: trustedProxies(trustProxy),
    descriptors,
  });
}

async function registerApis(app: FastifyInstance, services: Services): Promise<void> {
  const { authority, events, env } = services;
  const contract = loadContract();
  const streams = new EventStreams({
    hub: events,
    readers: readersOf(contract.operations),
    callerOf: (request) => authority.callerOf(request),
    refresh: (caller) => authority.refresh(caller),
  });
  authority.onChangedRights(() => streams.renewAll());
  app.addHook('preClose', async () => streams.closeAll());
  await app.register(async (apis) => {
    apis.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    registerReference(apis, {
      contract,
      authorise: (access, request) => authority.authorise(access, request),
    });
    await registerContract(apis, {
      contract,
      handlers,
      streams: { streamEvents: streams.handle },
      authorise: (access, request) => authority.authorise(access, request),
      run: (operation, request, task) => run(services, operation, request, task),
      isAnswerChecked: env.isAnswerChecked,
      uploadLimit: largestFile,
    });
  });
}

function run(
  services: Services,
  operation: Operation,
  request: FastifyRequest,
  task: Task,
): Promise<unknown> {
  const caller: WorkFor = {
    actor: request.caller?.actor ?? anonymous,
    log: request.log,
    correlationId: request.id,
    source: 'screen',
    ...(operation.api === 'documentation' && { line: documentationLine }),
  };
  if (operation.kind === 'read') {
    const reader = { userId: caller.actor.userId, request };
    return services.longReads.run(operation.id, reader, () => services.work.read(caller, task));
  }
  return services.writes.watch(services.work.write(caller, task));
}
