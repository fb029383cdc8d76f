export { whenQuiet } from '../src/shared/when-quiet.ts';
