export { ConnectedDesigners } from '../src/designer/ConnectedDesigners.tsx';
export type { ConnectedDesignersProps } from '../src/designer/ConnectedDesigners.tsx';
export { initialDesignerFilter } from '../src/designer/designer-filter.ts';
export type { DesignerFilter } from '../src/designer/designer-filter.ts';
export { designerTexts } from '../src/designer/designer.texts.ts';
