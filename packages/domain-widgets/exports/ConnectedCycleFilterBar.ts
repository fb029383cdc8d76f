export { ConnectedCycleFilterBar } from '../src/cycle/CycleFilterBar/ConnectedCycleFilterBar.tsx';
