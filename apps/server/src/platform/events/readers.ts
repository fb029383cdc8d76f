import { isGranted, type Permission } from '@crt/domain/permission';
import type { Operation } from '../../contract/operations.ts';
import type { StoredEvent } from './event-hub.ts';

/** Who may hear of a change: whoever may call one of the operations that read the resource. */
export interface Readers {
  mayHear(event: StoredEvent, listener: { userId: string; permissions: ReadonlySet<Permission> }): boolean;
}

/** Derives the readers of every resource from the contract; events of a resource without readers reach nobody. */
export function readersOf(operations: readonly Operation[]): Readers {
  const reading = Map.groupBy(
    operations.filter((operation) => operation.kind === 'read'),
    (operation) => operation.tag,
  );
  return {
    mayHear(event, listener) {
      if (event.audience !== null) return event.audience === listener.userId;
      const operations = reading.get(event.entity) ?? [];
      return operations.some((operation) => isGranted(operation.permissions, listener.permissions));
    },
  };
}
