import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface LinkProviderProps {
  /** Goes to a path of the application without loading the page anew. */
  navigate: (path: string) => void;
  /** A hook that turns a path into the address to show: adds the base path. */
  useHref?: (path: string) => string;
  children: ReactNode;
}

/** Hands every Link, Tab and menu item of the kit the application's router, of which the kit knows nothing. */
export const LinkProvider = ({ navigate, useHref, children }: LinkProviderProps) => (
  <RouterProvider navigate={navigate} {...(useHref === undefined ? {} : { useHref })}>
    {children}
  </RouterProvider>
);
