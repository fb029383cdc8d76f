import { deleteDocumentationProduct } from '@crt/api-client/documentation/documentation-product';
import { useWrite } from '@crt/api-client/hooks';
import type { DocumentationProductRow } from '@crt/api-client/types-documentation';
import { productColumns, type ProductColumnId } from '@crt/domain/product-list';
import { useCallback, useMemo } from 'react';
import { columnsOf, type ColumnCell } from '../shared/list/list-columns.ts';
import { ListTable, type ListRowsNeeds } from '../shared/list/ListTable.tsx';
import { useListRows } from '../shared/list/use-list-rows.ts';
import { sendOrTell } from '../shared/rest/send-or-tell.tsx';
import { productDetailsTexts } from './details/product-details.texts.ts';
import { DocumentLinks, namesOfDocuments, type DocumentLinksProps } from './DocumentLinks.tsx';
import { productActionsColumn } from './product-actions.tsx';
import { productList, type ProductFilters } from './product-list.ts';

export interface ConnectedProductTableProps extends ListRowsNeeds<ProductFilters> {
  readonly productHref: (id: number) => string;
  /** Address of a document; undefined for whoever may not read documents (P18). */
  readonly documentHref: DocumentLinksProps['documentHref'];
  /** What belongs to a code, in both directions. */
  readonly traceHref: (code: string) => string;
  /** May remove products (P17). */
  readonly mayRemove: boolean;
}

/** The products of the documentation: sorted and paged by the server, each a link to its details, with its trace and its removal (P1). */
export const ConnectedProductTable = (props: ConnectedProductTableProps) => {
  const { query, productHref, documentHref, traceHref, mayRemove, ...handlers } = props;
  const { source } = useListRows(productList, query);
  const remove = useRemoveProduct();
  const columns = useMemo(() => {
    const cells = cellsOf(productHref, documentHref);
    return [
      ...columnsOf(productColumns, productList.nameColumn, (id) => cells[id]),
      ...productActionsColumn({ traceHref, onRemove: mayRemove ? remove : undefined }),
    ];
  }, [productHref, documentHref, traceHref, mayRemove, remove]);
  return <ListTable list={productList} columns={columns} {...source} {...handlers} />;
};

function useRemoveProduct(): (product: DocumentationProductRow) => void {
  const { mutateAsync } = useWrite(deleteDocumentationProduct);
  return useCallback(
    ({ id }) => void sendOrTell(() => mutateAsync({ id }), productDetailsTexts.remove),
    [mutateAsync],
  );
}

const describing = ({ describedBy }: DocumentationProductRow) =>
  describedBy.map(({ id, number }) => ({ documentId: id, name: number }));

const cellsOf = (
  productHref: ConnectedProductTableProps['productHref'],
  documentHref: DocumentLinksProps['documentHref'],
): Readonly<Record<ProductColumnId, ColumnCell<DocumentationProductRow>>> => ({
  description: {
    kind: 'link',
    value: (row) => row.description,
    href: ({ id }) => productHref(id),
    width: 288,
    isFlexible: true,
  },
  catalogNumber: { kind: 'text', value: (row) => row.catalogNumber, width: 124 },
  gtin: { kind: 'text', value: (row) => row.gtin, width: 160 },
  family: { kind: 'text', value: (row) => row.family, width: 128, lines: 2 },
  division: { kind: 'text', value: (row) => row.division, width: 104 },
  describedBy: {
    kind: 'custom',
    cell: (row) => <DocumentLinks documents={describing(row)} documentHref={documentHref} />,
    value: (row) => namesOfDocuments(describing(row)),
    width: 176,
    isFlexible: true,
  },
});
