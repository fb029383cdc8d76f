export { trackingList } from '../src/tracking/tracking-list.ts';
