import type { Clock } from '../clock.ts';
import type { Storage } from '../db/database.ts';
import { SignInAdapter } from './adapter.ts';
import { InteractionAdapter } from './interaction-adapter.ts';
import { SessionAdapter } from './session-adapter.ts';

/** How the provider keeps one of its models. */
export function adapterOf(model: string, storage: Storage, clock: Clock): SignInAdapter {
  if (model === 'Session') return new SessionAdapter(model, storage, clock);
  if (model === 'Interaction') return new InteractionAdapter(model, storage, clock);
  return new SignInAdapter(model, storage, clock);
}
