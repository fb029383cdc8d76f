import { and, eq, isNull } from 'drizzle-orm';
import Provider, { errors, type AdapterPayload } from 'oidc-provider';
import { answering, SignInAdapter } from './adapter.ts';
import { signInRecords } from './sign-in.tables.ts';

/**
 * Keeps the provider's sessions. A session is one row by its uid from its beginning to its end, while the cookie that
 * names it changes with each sign-in: so a request that read it before its end cannot bring it back, under no cookie.
 */
export class SessionAdapter extends SignInAdapter {
  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { model: _model, ...values } = this.rowOf(id, payload, expiresIn);
    const written = await answering(
      this.db
        .insert(signInRecords)
        .values({ model: this.model, ...values })
        .onConflictDoUpdate({
          target: signInRecords.uid,
          set: values,
          setWhere: isNull(signInRecords.consumedAt),
        })
        .returning({ id: signInRecords.id }),
    );
    if (written.length === 0) throw new errors.SessionNotFound('the session has ended');
  }

  override find(id: string): Promise<AdapterPayload | undefined> {
    return unlessEnded(super.find(id));
  }

  override findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return unlessEnded(super.findByUid(uid));
  }

  override async destroy(id: string): Promise<void> {
    const session: { readonly uid: string; readonly oldId?: string } | undefined = Provider.ctx?.oidc.session;
    // A new cookie for the same session, which is written next.
    if (!session || session.oldId === id) return;
    // By its uid: another request may have given it a new cookie meanwhile.
    const isSession = and(eq(signInRecords.model, this.model), eq(signInRecords.uid, session.uid));
    await answering(this.db.update(signInRecords).set({ consumedAt: this.clock.now() }).where(isSession));
  }
}

async function unlessEnded(found: Promise<AdapterPayload | undefined>): Promise<AdapterPayload | undefined> {
  const payload = await found;
  return payload?.consumed === undefined ? payload : undefined;
}
