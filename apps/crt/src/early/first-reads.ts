import { listGrantedDesignPermissions } from '@crt/api-client/design-sessions/design-permission';
import { listGrantedDocumentationPermissions } from '@crt/api-client/documentation/documentation-permission';
import { sendEarly } from '@crt/api-client/early-calls';
import { checkUserPermissions } from '@crt/api-client/main/session';
import { mainPermissions } from '@crt/domain/permission';
import type { Read } from '@crt/api-client/operation';
import type { Ask } from '@crt/domain-widgets/read-list';
import type { ScreenReads } from '../routes/route.ts';
import reads from './reads-of-page.ts';

/** Who asks. */
export interface Caller {
  readonly token: string;
  readonly userId: string;
}

/**
 * Sends the three questions for rights (A18), and what the screen of this page is going to ask. Who is remembered
 * to have no right to it is only asked for the rights: the screen asks for itself, should they have come meanwhile.
 */
export function sendFirstReads(
  { token, userId }: Caller,
  search: string,
  remembered: readonly string[] | undefined,
): void {
  void sendEarly(checkUserPermissions, token, { body: [...mainPermissions] });
  void sendEarly(listGrantedDocumentationPermissions, token, {});
  void sendEarly(listGrantedDesignPermissions, token, {});
  const first = reads;
  if (!first || isClosed(first, remembered)) return;
  void first.ask({ userId, query: new URLSearchParams(search) }, askEarly(token));
}

/** Whether somebody is remembered to have none of the rights that a screen wants. */
const isClosed = (
  { access }: Pick<ScreenReads, 'access'>,
  remembered: readonly string[] | undefined,
): boolean => access !== 'open' && remembered?.some((right) => access.includes(right)) === false;

/** What fails here is asked again, and told, by the screen. */
const askEarly =
  (token: string): Ask =>
  async <Input extends object, Answer>(
    call: Read<Input, Answer>,
    input: Input,
    priority?: 'auto' | 'low',
  ) => {
    try {
      const answer = await sendEarly(call, token, input, priority);
      if (!answer.ok) return undefined;
      // As the contract says; the screen asks again where it is not so.
      const told = (await answer.json()) as Answer & { readonly data?: Answer };
      return (call.answer === 'result' ? told.data : told) ?? undefined;
    } catch {
      return undefined;
    }
  };
