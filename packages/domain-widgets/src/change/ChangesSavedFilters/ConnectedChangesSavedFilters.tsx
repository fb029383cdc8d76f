import { ListSavedFilters, type ListSavedFiltersProps } from '../../shared/list/ListSavedFilters.tsx';
import { changesList, type ChangesFilters } from '../changes-list.ts';

export interface ConnectedChangesSavedFiltersProps extends Omit<
  ListSavedFiltersProps<ChangesFilters, never, never>,
  'list' | 'onSaved'
> {
  /** A filter was saved and is the one in use now. */
  readonly onSaved: (id: number) => void;
}

/** The saved filters of the change log (V6). */
export const ConnectedChangesSavedFilters = ({ onSaved, ...props }: ConnectedChangesSavedFiltersProps) => (
  <ListSavedFilters list={changesList} {...props} onSaved={(id) => onSaved(id)} />
);
