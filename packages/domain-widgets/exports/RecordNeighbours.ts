export { RecordNeighbours } from '../src/shared/record/RecordNeighbours.tsx';
export type { Neighbour, RecordNeighboursProps } from '../src/shared/record/RecordNeighbours.tsx';
export { neighboursTexts } from '../src/shared/record/neighbours.texts.ts';
