export { SavedViews } from '../src/data/SavedViews/SavedViews.tsx';
export type { SavedView, SavedViewsProps } from '../src/data/SavedViews/SavedViews.tsx';
