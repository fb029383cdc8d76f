import type { ApiError } from '@crt/api-client/api-error';
import type { Read } from '@crt/api-client/operation';
import { readOptions } from '@crt/api-client/hooks';
import type { ExportTreeNode } from '@crt/api-client/types-documentation';
import type { ExportTreeNode as KitNode } from '@crt/ui/ExportTree';
import { useQueries } from '@tanstack/react-query';
import { treeNodes } from './export-choice.ts';

/** What can be chosen from, as far as it is known. */
export interface TreesRead {
  readonly nodes: readonly KitNode[] | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Reads trees by some inputs of a call, as many as fit in each; an input by itself may answer one tree. */
export function useTrees<Input>(
  operation: Read<Input, readonly ExportTreeNode[]> | Read<Input, ExportTreeNode>,
  inputs: readonly Input[],
): TreesRead {
  return useQueries({
    queries: inputs.map((input) =>
      readOptions(
        operation as Read<object, ExportTreeNode | readonly ExportTreeNode[]>,
        input as unknown as object,
      ),
    ),
    combine: (reads) => ({
      nodes: reads.every(({ data }) => data !== undefined)
        ? treeNodes(reads.flatMap(({ data = [] }) => data))
        : undefined,
      error: reads.find(({ error }) => error)?.error ?? null,
      isFetching: reads.some(({ isFetching }) => isFetching),
      retry: () => {
        for (const read of reads) if (read.isError) void read.refetch();
      },
    }),
  });
}

/** Some ids in lists that a call takes. */
export const inChunks = (ids: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_none, place) =>
    ids.slice(place * size, (place + 1) * size),
  );
