import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { usePathId } from '../../routes/location.ts';
import { CycleDetails } from './CycleDetails.tsx';

/** /PrototypeManufacturingCycle/Details/{id}: a prototype, whose workflows can be edited (I1 to I9). */
const PrototypeDetailsScreen = () => {
  const id = usePathId();
  return id === undefined ? <PageNotFound /> : <CycleDetails key={id} cycleId={id} isPrototype />;
};

export default PrototypeDetailsScreen;
