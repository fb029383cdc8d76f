export { reachOf } from '../src/session/judges.ts';
