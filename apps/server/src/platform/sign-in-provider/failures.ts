import type { EventEmitter } from 'node:events';
import type Provider from 'oidc-provider';
import type { errors } from 'oidc-provider';
import type { Logger } from '../logger.ts';
import { messagePage } from './pages.ts';

/** The context of any request to the provider. */
export type AnyContext = Parameters<Parameters<Provider['use']>[0]>[0];

/** Everything that the provider refuses or fails in goes to the log, and nothing of it to the terminal. */
export function tellFailures(provider: Provider, log: Logger): void {
  const failed = (error: Error) => log.error({ err: error }, 'the sign-in provider failed');
  const refused = (error: errors.OIDCProviderError) =>
    log.info({ reason: error.message, detail: error.error_detail }, 'the sign-in provider refused');
  provider.on('server_error', (_context, error) => failed(error));
  provider.on('authorization.error', (_context, error) => refused(error));
  provider.on('grant.error', (_context, error) => refused(error));
  // Without a listener its framework prints whatever breaks off an answer.
  (provider as EventEmitter).on('error', (error: Error) => {
    log.warn({ err: error }, 'an answer of the sign-in provider broke off');
  });
  provider.use(async (context, next) => {
    try {
      await next();
    } catch (error) {
      // The session is written after the provider's own handling of errors.
      const known = error as errors.OIDCProviderError;
      if (known.expose) refused(known);
      else failed(known);
      answerFailure(context, known);
    }
    if (context.status === 503) context.set('retry-after', '2');
    if (context.status === 404 && context.body === undefined) sendNotFoundPage(context);
  });
}

/** The page that says why a sign-in could not be finished. */
export function sendFailurePage(context: AnyContext, reason?: string): void {
  context.type = 'html';
  context.body = messagePage(nonceOf(context), {
    title: 'Sign-in failed',
    text: reason ?? 'The sign-in could not be finished. Go back to the application and try again.',
  });
}

/** The word by which the policy of an answer allows its own scripts and styles. */
export function nonceOf(context: Pick<AnyContext, 'req'>): string {
  return (context.req as { cspNonce?: string }).cspNonce ?? '';
}

/** Instead of an answer that was ready: neither its way back to the application nor its cookies may go out. */
function answerFailure(
  context: AnyContext,
  { expose, status, message, error_description }: errors.OIDCProviderError,
): void {
  context.remove('location');
  context.remove('set-cookie');
  context.status = status ?? 500;
  const description = expose ? error_description : undefined;
  if (context.accepts('json', 'html') === 'html') sendFailurePage(context, description);
  else context.body = { error: expose ? message : 'server_error', error_description: description };
}

/** Who comes to an address that there is not reads so, with a way on; programs have the status. */
function sendNotFoundPage(context: AnyContext): void {
  if (context.accepts('json', 'html') !== 'html') return;
  context.status = 404;
  context.type = 'html';
  context.body = messagePage(nonceOf(context), {
    title: 'Page not found',
    text: 'There is nothing at this address.',
  });
}
