export { ConnectedManufacturingDialog } from '../src/job/ManufacturingDetails/ConnectedManufacturingDialog.tsx';
export type { ConnectedManufacturingDialogProps } from '../src/job/ManufacturingDetails/ConnectedManufacturingDialog.tsx';
