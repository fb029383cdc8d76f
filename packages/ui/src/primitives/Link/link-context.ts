import { createContext, use } from 'react';

/** The application's router as parts that draw many plain links need it: without a hook in each link. */
export interface LinkRouter {
  /** Goes to a path of the application without loading the page anew. */
  readonly navigate: ((path: string) => void) | undefined;
  /** What stands before a path in an address, without a slash at its end. */
  readonly base: string;
}

/** Filled by LinkProvider. */
export const LinkRouterContext = createContext<LinkRouter>({ navigate: undefined, base: '' });

/** The router of the application, or none: then links load pages. */
export const useLinkRouter = (): LinkRouter => use(LinkRouterContext);
