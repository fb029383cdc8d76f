export { default as NavBell } from './NavBell.tsx';
export { default as NavSearch } from './NavSearch.tsx';
