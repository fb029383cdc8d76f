import { useCallback } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { leave } from './leaving.ts';
import { readId } from '@crt/domain/record-id';

/** With `index.tsx` the only file that knows the router: all that screens and menus need of it. */

/** Goes to an address below the base path; `isReplacing` leaves no step for Back. */
export function useGoTo(): (path: string, options?: { isReplacing?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, { isReplacing = false } = {}) => leave(path, () => void navigate(path, { replace: isReplacing })),
    [navigate],
  );
}

/** The path on screen, below the base path, without query. */
export function useCurrentPath(): string {
  return useLocation().pathname;
}

/** The `id` of the path; undefined when it is left out, or what stands there is none. */
export function usePathId(): number | undefined {
  return readId(useParams()['id']);
}

/** The `id` of the path where it is a name and no number, as that of a person; undefined when it is left out. */
export function usePathName(): string | undefined {
  return useParams()['id'] || undefined;
}

/** How a query is written: `note` stays with its step of the history, unseen in the address. */
interface QueryStep {
  readonly isReplacing?: boolean;
  readonly note?: unknown;
}

/** The query of the address and a way to change it: a new step for Back, or a replacement of this one. */
export function useQuery(): [
  query: URLSearchParams,
  setQuery: (next: URLSearchParams, step?: QueryStep) => void,
] {
  const [query, setSearchParams] = useSearchParams();
  const setQuery = useCallback(
    (next: URLSearchParams, { isReplacing = false, note }: QueryStep = {}) =>
      setSearchParams(next, { replace: isReplacing, state: note }),
    [setSearchParams],
  );
  return [query, setQuery];
}

/** What was noted with this step of the history. */
export function useNote(): unknown {
  return useLocation().state;
}
