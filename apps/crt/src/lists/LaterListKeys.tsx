import { whenIdle } from '@crt/ui/when-idle';
import { lazy, Suspense } from 'react';
import type { ListKeysProps } from './ListKeys.tsx';

// The rows come first.
const ListKeys = lazy(() => whenIdle().then(() => import('./ListKeys.tsx')));

/** The keys of a list, from the idle time after its first picture on. */
export const LaterListKeys = (props: ListKeysProps) => (
  <Suspense>
    <ListKeys {...props} />
  </Suspense>
);
