import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { usePathId } from '../../routes/location.ts';
import { CycleDetails } from './CycleDetails.tsx';

/** /ManufacturingCycle/Details/{id}: a cycle with its jobs, as it was opened or as a neighbour in the list (H1). */
const ManufacturingDetailsScreen = () => {
  const id = usePathId();
  return id === undefined ? <PageNotFound /> : <CycleDetails key={id} cycleId={id} />;
};

export default ManufacturingDetailsScreen;
