export { mayLeave, unsavedOnPage } from '../src/primitives/Unsaved/unsaved.ts';
export type { MayLeave, Unsaved } from '../src/primitives/Unsaved/unsaved.ts';
export { UnsavedPart } from '../src/primitives/Unsaved/use-unsaved.ts';
