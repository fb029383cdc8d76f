export { ShipmentPanel } from '../src/plan/Shipment/ShipmentPanel.tsx';
export type { ShipmentPanelProps } from '../src/plan/Shipment/ShipmentPanel.tsx';
export type { ShipmentInfo } from '../src/plan/Shipment/shipment-fields.ts';
