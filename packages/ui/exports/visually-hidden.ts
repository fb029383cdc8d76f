export { visuallyHidden } from '../src/primitives/Hidden/hidden.css.ts';
