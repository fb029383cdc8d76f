import { errors, type AdapterPayload } from 'oidc-provider';
import { signInRecords } from './sign-in.tables.ts';
import { answering, SignInAdapter } from './adapter.ts';

/** Keeps what waits for somebody at the sign-in page: it is gone on from once, by one of many at once. */
export class InteractionAdapter extends SignInAdapter {
  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    if (!payload.result) return super.upsert(id, payload, expiresIn);
    // What somebody has gone on from meanwhile must not be there again.
    const { model: _model, id: _id, ...values } = this.rowOf(id, payload, expiresIn);
    const written = await answering(
      this.db.update(signInRecords).set(values).where(this.is(id)).returning({ id: signInRecords.id }),
    );
    if (written.length === 0) throw gone();
  }

  override async destroy(id: string): Promise<void> {
    const taken = await answering(
      this.db.delete(signInRecords).where(this.is(id)).returning({ id: signInRecords.id }),
    );
    if (taken.length === 0) throw gone();
  }
}

const gone = () => new errors.SessionNotFound('interaction session not found');
