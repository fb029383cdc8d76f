export { whenIdle } from '../src/primitives/when-idle.ts';
