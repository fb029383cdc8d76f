export { ConnectedSearchBox } from '../src/search/SearchBox/ConnectedSearchBox.tsx';
export type { ConnectedSearchBoxProps, SearchScreen } from '../src/search/SearchBox/ConnectedSearchBox.tsx';
