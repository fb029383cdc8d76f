export { ConnectedSearchBox } from '../src/search/SearchBox/ConnectedSearchBox.tsx';
export type { ConnectedSearchBoxProps } from '../src/search/SearchBox/ConnectedSearchBox.tsx';
export type { SearchScreen } from '../src/search/SearchBox/search-hit.ts';
