export { LabelSheet } from '../src/patterns/LabelSheet/LabelSheet.tsx';
export type { LabelLine, LabelSheetProps } from '../src/patterns/LabelSheet/LabelSheet.tsx';
