import { RemoteFilter, type RemoteFilterProps } from '../filter/RemoteFilter.tsx';
import type { FilterFace } from './filter-face.ts';

export interface RemoteFace extends Pick<RemoteFilterProps, 'find' | 'longest' | 'pause'> {
  /** Name of what is chosen, as far as it is known; its id until then. */
  readonly name?: string | undefined;
}

/** A search for one of very many. */
export const remoteFace = ({ name, ...search }: RemoteFace): FilterFace<string> => ({
  control: ({ label, value, onChange }) => (
    <RemoteFilter
      label={label}
      {...search}
      value={value === '' ? null : { id: value, name: name ?? value }}
      onChange={(option) => onChange(option?.id ?? '')}
    />
  ),
  chips: (value) => [{ value: name ?? value }],
});

export interface RemoteChoicesFace<Id> extends Pick<RemoteFilterProps, 'find'> {
  /** What is chosen with an option of that id. */
  readonly idOf: (found: string) => Id;
  /** Name of what is chosen, as far as it is known; default: its id. */
  readonly nameOf?: (id: Id) => string | undefined;
}

/** A search that adds one of very many after the other; each goes by its own chip (L3, P2). */
export const remoteChoicesFace = <Id extends string | number>({
  find,
  idOf,
  nameOf,
}: RemoteChoicesFace<Id>): FilterFace<readonly Id[]> => ({
  control: ({ label, value, onChange }) => (
    <RemoteFilter
      label={label}
      find={find}
      value={null}
      count={value.length}
      onChange={(found) => found && onChange([...new Set([...value, idOf(found.id)])])}
    />
  ),
  chips: (value) =>
    value.map((one) => ({
      id: String(one),
      value: nameOf?.(one) ?? String(one),
      without: value.filter((other) => other !== one),
    })),
});
