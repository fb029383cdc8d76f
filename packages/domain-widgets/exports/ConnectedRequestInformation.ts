export { ConnectedRequestInformation } from '../src/plan/RequestInformation/ConnectedRequestInformation.tsx';
export type { ConnectedRequestInformationProps } from '../src/plan/RequestInformation/ConnectedRequestInformation.tsx';
