import { readKey, readOptions, useWrite } from '@crt/api-client/hooks';
import type { Write } from '@crt/api-client/operation';
import { apiOf } from '@crt/api-client/query-client';
import { listTexts } from '@crt/domain-widgets/list-texts';
import type { ListDefinition } from '@crt/domain-widgets/use-list';
import { ButtonLink } from '@crt/ui/Link';
import { ErrorState } from '@crt/ui/ErrorState';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { Inline } from '@crt/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGoTo, usePathId } from '../routes/location.ts';

export interface LoadFilterScreenProps<Filters, Wire, Row> {
  readonly list: ListDefinition<Filters, Wire, Row>;
  /** Puts a saved filter in use, and answers it. */
  readonly execute: Write<{ id: number }, { readonly data: Wire }>;
  readonly listHref: (storedQueryId?: number) => string;
  /** Leads from a filter that is gone to the list. */
  readonly toList: string;
}

/** …/LoadFilter/{id}: puts a saved filter in use and goes to the list; without an id to the list without any (E22). */
export function LoadFilterScreen<Filters, Wire, Row>(props: LoadFilterScreenProps<Filters, Wire, Row>) {
  const id = usePathId();
  return id === undefined ? <ClearFilters {...props} /> : <LoadFilter key={id} {...props} id={id} />;
}

function LoadFilter<Filters, Wire, Row>({
  id,
  list,
  execute,
  listHref,
  toList,
}: LoadFilterScreenProps<Filters, Wire, Row> & { readonly id: number }) {
  const goTo = useGoTo();
  const client = useQueryClient();
  const { mutate, error } = useWrite(execute);
  const kept = list.memory?.read;
  useEffect(() => {
    mutate(
      { id },
      {
        onSuccess: ({ data }) => {
          if (kept) client.setQueryData(readKey(kept), data);
          goTo(listHref(id), { isReplacing: true });
        },
      },
    );
  }, [id, mutate, client, goTo, kept, listHref]);
  if (!error) return null;
  return (
    <Page header={<PageHeader title={list.texts.title} />}>
      <ErrorState title={listTexts.filterGone}>{error.message}</ErrorState>
      <Inline justify="center">
        <ButtonLink href={listHref()}>{toList}</ButtonLink>
      </Inline>
    </Page>
  );
}

/** Forgets filters, order and saved filter, here and on the server; the columns stay as they were chosen. */
function ClearFilters<Filters, Wire, Row>({ list, listHref }: LoadFilterScreenProps<Filters, Wire, Row>) {
  const goTo = useGoTo();
  const client = useQueryClient();
  useEffect(() => {
    const forget = async () => {
      const { memory } = list;
      if (!memory) return;
      const before = await client.ensureQueryData(readOptions(memory.read, {}));
      const { availableColumns } = before;
      // A list without filters is one that says nothing of any.
      const after = (availableColumns ? { availableColumns } : {}) as typeof before;
      await apiOf(client).call(memory.keep.call, memory.keep.inputOf(after));
      client.setQueryData(readKey(memory.read), after);
    };
    // What could not be forgotten is still shown, with its chips.
    void forget()
      .catch(() => undefined)
      .then(() => goTo(listHref(), { isReplacing: true }));
  }, [client, goTo, list, listHref]);
  return null;
}
