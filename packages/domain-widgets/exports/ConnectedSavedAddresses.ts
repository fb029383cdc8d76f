export { ConnectedSavedAddresses } from '../src/shared/list/ConnectedSavedAddresses.tsx';
export type { ConnectedSavedAddressesProps } from '../src/shared/list/ConnectedSavedAddresses.tsx';
export type { SavedAddressCalls } from '../src/shared/list/define-list.ts';
