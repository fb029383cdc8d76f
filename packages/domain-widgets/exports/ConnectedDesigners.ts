export { ConnectedDesigners } from '../src/session/designer/ConnectedDesigners.tsx';
export type { ConnectedDesignersProps } from '../src/session/designer/ConnectedDesigners.tsx';
export { initialDesignerFilter } from '../src/session/designer/designer-filter.ts';
export type { DesignerFilter } from '../src/session/designer/designer-filter.ts';
export { designerTexts } from '../src/session/designer/designer.texts.ts';
