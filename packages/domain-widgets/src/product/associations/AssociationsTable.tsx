import type { DocumentationProduct } from '@crt/api-client/types-documentation';
import { canAssociateDocuments } from '@crt/domain/product-field';
import { reasonOf } from '@crt/domain/verdict';
import { Button } from '@crt/ui/Button';
import { Card } from '@crt/ui/Card';
import { TreeTable } from '@crt/ui/TreeTable';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { DocumentLinksProps } from '../DocumentLinks.tsx';
import { associationColumns, type AssociationActs, type AssociationLine } from './association-columns.tsx';
import { associationTexts as texts } from './association.texts.ts';

export interface AssociationsTableProps extends Pick<DocumentLinksProps, 'documentHref'> {
  readonly product: Pick<DocumentationProduct, 'associations' | 'productVersions'>;
  /** Keep it stable. */
  readonly acts: AssociationActs;
  /** Opens the form that associates documents; absent for whoever may not. */
  readonly onAdd: (() => void) | undefined;
}

const keyOf = (line: AssociationLine) =>
  line.kind === 'document' ? `document ${line.association.id}` : `version ${line.nested.id}`;

const linesBelow = (line: AssociationLine): readonly AssociationLine[] | undefined =>
  line.kind === 'version'
    ? undefined
    : line.association.versionAssociations.map((nested) => ({ ...line, kind: 'version', nested }));

/** Which documents are open: all but those that somebody closed, also one that has its first version now. */
function useOpenLines(roots: readonly AssociationLine[]) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const keys = useMemo(() => roots.map(keyOf), [roots]);
  const open = useMemo(() => new Set(keys.filter((key) => !closed.has(key))), [keys, closed]);
  const setOpen = (next: ReadonlySet<string>) => setClosed(new Set(keys.filter((key) => !next.has(key))));
  return [open, setOpen] as const;
}

/** The documents that describe a product, each with the versions that belong together below it (P7, P13 to P15). */
export const AssociationsTable = ({ product, acts, onAdd, documentHref }: AssociationsTableProps) => {
  const { associations } = product;
  const roots = useMemo(
    () => associations.map((association) => ({ kind: 'document' as const, association })),
    [associations],
  );
  const columns = useMemo(
    () => associationColumns({ product, acts, documentHref }),
    [product, acts, documentHref],
  );
  const [open, setOpen] = useOpenLines(roots);
  return (
    <Card
      title={texts.title}
      padding="none"
      actions={
        onAdd && (
          <Button
            icon={<Plus />}
            variant="ghost"
            disabledReason={reasonOf(canAssociateDocuments(product))}
            onPress={onAdd}
          >
            {texts.documents.add}
          </Button>
        )
      }
    >
      <TreeTable<AssociationLine>
        label={texts.table}
        columns={columns}
        roots={roots}
        getRowKey={keyOf}
        getChildren={linesBelow}
        expandedKeys={open}
        onExpandedChange={setOpen}
        hasColumnChooser={false}
        height="content"
        empty={{ reason: 'nothingYet', title: texts.none }}
      />
    </Card>
  );
};
