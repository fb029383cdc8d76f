export { HeatMap } from '../src/data/HeatMap/HeatMap.tsx';
export type { HeatLine, HeatMapProps } from '../src/data/HeatMap/HeatMap.tsx';
export type { HeatLevel } from '../src/data/HeatMap/heat-levels.ts';
