export { ConnectedSessionDetails } from '../src/session/ConnectedSessionDetails.tsx';
export type { ConnectedSessionDetailsProps } from '../src/session/ConnectedSessionDetails.tsx';
