import { useTexts } from '../../texts/TextsProvider.tsx';
import { visuallyHidden } from '../Hidden/hidden.css.ts';
import { dash } from './Empty.css.ts';

/** Stands where a value is not there: a quiet dash to the eye, the word `empty` to the ear. */
export const Empty = () => (
  <span data-component="Empty">
    <span className={dash} aria-hidden>
      –
    </span>
    <span className={visuallyHidden}>{useTexts().empty}</span>
  </span>
);
