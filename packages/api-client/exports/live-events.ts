export { connectLiveEvents } from '../src/runtime/live-events.ts';
export type { LiveEvent, LiveEventOptions } from '../src/runtime/live-events.ts';
