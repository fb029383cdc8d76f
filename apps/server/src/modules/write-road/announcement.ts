import type { ChangeEvent } from '../../context.ts';
import { encodeStamp } from './stamp.ts';

/** What an announcement tells of a thing that is not known by its own id, or is not everybody's. */
export type Announced = Partial<Pick<ChangeEvent, 'entityId' | 'ownerId'>>;

/** How a kind is announced. */
export interface AnnouncedKind {
  /** Resource tag of the contract, under which a change is announced. */
  readonly tag: string;
  /** Of a row of the kind, where its id alone does not tell it. */
  readonly announced?: ((row: object) => Announced) | undefined;
}

/** The event that tells of a thing with its new stamp. */
export const announcementOf = (
  { tag, announced }: AnnouncedKind,
  row: { readonly id: number },
  stamp: number,
): ChangeEvent => ({
  entity: tag,
  entityId: String(row.id),
  stamp: encodeStamp(stamp),
  ...announced?.(row),
});
