import { TextFilter, type FindTexts } from '../filter/TextFilter.tsx';
import type { FilterFace } from './filter-face.ts';

/** A field to type in, with what `find` suggests. */
export const textFace = (find: FindTexts): FilterFace<string> => ({
  control: (control) => <TextFilter {...control} find={find} />,
  chips: (value) => [{ value }],
});
