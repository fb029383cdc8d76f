export { ConnectedGlobalNotices } from '../src/notification/GlobalNotices/ConnectedGlobalNotices.tsx';
export type { ConnectedGlobalNoticesProps } from '../src/notification/GlobalNotices/ConnectedGlobalNotices.tsx';
