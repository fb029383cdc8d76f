import { ConnectedGlobalNotices } from '@crt/domain-widgets/ConnectedGlobalNotices';

/** What everybody who opens this cycle has to read first (D21, H4). */
export default ConnectedGlobalNotices;
