export { whenQuiet } from '../src/primitives/when-quiet.ts';
