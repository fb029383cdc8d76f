export { Menu } from '../src/primitives/Menu/Menu.tsx';
export type { MenuEntry, MenuGroup, MenuProps } from '../src/primitives/Menu/Menu.tsx';
