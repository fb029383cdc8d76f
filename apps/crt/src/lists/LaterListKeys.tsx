import { whenQuiet } from '@crt/ui/when-quiet';
import { lazy, Suspense } from 'react';
import type { ListKeysProps } from './ListKeys.tsx';

// The rows come first.
const ListKeys = lazy(() => whenQuiet().then(() => import('./ListKeys.tsx')));

/** The keys of a list, from the quiet after its first picture on. */
export const LaterListKeys = (props: ListKeysProps) => (
  <Suspense>
    <ListKeys {...props} />
  </Suspense>
);
