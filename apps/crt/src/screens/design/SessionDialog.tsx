/** The form of a session, fetched when somebody books one. */
export { ConnectedSessionDialog as default } from '@crt/domain-widgets/ConnectedSessionDialog';
