import { ConnectedNoticesOfPage } from '@crt/domain-widgets/ConnectedNoticesOfPage';

/** The notices behind the warning signs of the cycle list (G3, G24). */
export default ConnectedNoticesOfPage;
