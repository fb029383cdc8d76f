export { ConnectedShipment } from '../src/plan/Shipment/ConnectedShipment.tsx';
export type { ConnectedShipmentProps } from '../src/plan/Shipment/ConnectedShipment.tsx';
