export { ConnectedSessionProperties } from '../src/session/properties/ConnectedSessionProperties.tsx';
export type {
  ConnectedSessionPropertiesProps,
  OpenSessionProperties,
} from '../src/session/properties/ConnectedSessionProperties.tsx';
export { sessionPropertiesTexts } from '../src/session/properties/session-properties.texts.ts';
