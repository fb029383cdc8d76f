export { followLiveEvents } from '../src/react/follow-live-events.ts';
export type { FollowOptions } from '../src/react/follow-live-events.ts';
