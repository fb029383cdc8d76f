import type { FunctionComponent } from 'react';
import type { RecordForm, Resource, RowsKey } from './resource-kit/define-resource.ts';

/** The screen of a resource, for its route row: the kit and the facts are loaded side by side when it is opened. */
export function resourceScreen<List extends object, Key extends RowsKey<List>, Form extends RecordForm>(
  load: () => Promise<{ readonly default: Resource<List, Key, Form> }>,
): () => Promise<{ default: FunctionComponent }> {
  return async () => {
    const [{ ResourceScreen }, { default: resource }] = await Promise.all([
      import('./resource-kit/ResourceScreen.tsx'),
      load(),
    ]);
    return { default: () => <ResourceScreen resource={resource} /> };
  };
}
