export { ConnectedManufacturingInformation } from '../src/plan/ManufacturingInformation/ConnectedManufacturingInformation.tsx';
