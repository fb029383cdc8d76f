import type { Neighbours } from '@crt/api-client/types-documentation';
import { PageHeader } from '@crt/ui/PageHeader';
import type { ReactNode } from 'react';
import { useQuery } from '../routes/location.ts';
import { listAround, recordInList } from './record-in-list.ts';
import { RecordSteps } from './RecordSteps.tsx';

export interface RecordHeaderProps {
  readonly id: number;
  readonly title: string;
  /** What the record is called; undefined until it is known. */
  readonly name: string | undefined;
  readonly neighbours: Neighbours | null | undefined;
  /** The list that it belongs to: its address, what is walked through, and the words of the way back. */
  readonly list: { readonly path: string; readonly label: string; readonly back: string };
  readonly pathOf: (id: number) => string;
  /** Links to what else there is of the record. */
  readonly actions?: ReactNode;
}

/** Title, 'n of total', the neighbours by name, and the way back to the list that the address names (O2, O3, P7). */
export const RecordHeader = (props: RecordHeaderProps) => {
  const { id, title, name, neighbours, list, pathOf, actions } = props;
  const [query] = useQuery();
  const address = query.toString();
  const hrefOf = (neighbour: number) => recordInList(pathOf(neighbour), address);
  return (
    <PageHeader
      title={title}
      description={name}
      back={{ label: list.back, href: listAround(list.path, id, neighbours?.index ?? 0, address) }}
      navigation={
        neighbours && (
          <RecordSteps
            label={list.label}
            context={{
              recordIndexNumber: neighbours.index,
              recordsNumber: neighbours.count,
              prevRecordId: neighbours.previousId,
              nextRecordId: neighbours.nextId,
            }}
            hrefOf={hrefOf}
            names={{ previous: neighbours.previousLabel, next: neighbours.nextLabel }}
          />
        )
      }
      actions={actions}
    />
  );
};
