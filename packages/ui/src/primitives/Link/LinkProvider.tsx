import { useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { LinkRouterContext } from './link-context.ts';

export interface LinkProviderProps {
  /** Goes to a path of the application without loading the page anew. */
  navigate: (path: string) => void;
  /** A hook that turns a path into the address to show: adds the base path. */
  useHref?: (path: string) => string;
  children: ReactNode;
}

const usePlainPath = (path: string): string => path;

/** Another site, mail or telephone: an address that is complete by itself. */
const leadsOutside = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** Hands every Link, Tab, menu item and table of the kit the application's router, of which the kit knows nothing. */
export const LinkProvider = ({ navigate, useHref, children }: LinkProviderProps) => {
  const useAddress = useHref ?? usePlainPath;
  const base = useAddress('/').replace(/\/$/, '');
  // Addresses outside the application are not below its base path.
  const useInsideOrOutside = (path: string): string => {
    const isOutside = leadsOutside.test(path);
    const inside = useAddress(isOutside ? '/' : path);
    return isOutside ? path : inside;
  };
  const router = useMemo(() => ({ navigate, base }), [navigate, base]);
  return (
    <RouterProvider navigate={navigate} useHref={useInsideOrOutside}>
      <LinkRouterContext value={router}>{children}</LinkRouterContext>
    </RouterProvider>
  );
};
