export { Spinner } from '../src/primitives/Spinner/Spinner.tsx';
