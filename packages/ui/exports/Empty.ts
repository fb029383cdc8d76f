export { Empty } from '../src/primitives/Empty/Empty.tsx';
