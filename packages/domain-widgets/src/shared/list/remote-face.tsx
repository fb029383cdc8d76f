import type { LoadOptions } from '@crt/ui/ComboBox';
import { RemoteFilter } from '../filter/RemoteFilter.tsx';
import type { FilterFace } from './filter-face.ts';

export interface RemoteFace {
  /** Answers what matches the typed text; an older question is cancelled through its signal. */
  readonly find: LoadOptions<string>;
  /** Name of what is chosen, as far as it is known; its id until then. */
  readonly name?: string | undefined;
  /** Milliseconds after the last key. */
  readonly pause?: number;
}

/** A search for one of very many. */
export const remoteFace = ({ find, name, pause }: RemoteFace): FilterFace<string> => ({
  control: ({ label, value, onChange }) => (
    <RemoteFilter
      label={label}
      find={find}
      {...(pause !== undefined && { pause })}
      value={value === '' ? null : { id: value, name: name ?? value }}
      onChange={(option) => onChange(option?.id ?? '')}
    />
  ),
  chips: (value) => [{ value: name ?? value }],
});
