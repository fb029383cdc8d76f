import type { FilterFace } from '../../shared/list/filter-face.ts';
import { CurrentOnFilter } from './CurrentOnFilter.tsx';

/** A day, written as days of issue are (O25). */
export const currentOnFace: FilterFace<string | undefined> = {
  control: (control) => <CurrentOnFilter {...control} />,
  chips: (day) => (day === undefined ? [] : [{ value: day }]),
};
