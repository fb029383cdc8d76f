export { ConnectedTrackingFilterBar } from '../src/tracking/ConnectedTrackingFilterBar.tsx';
