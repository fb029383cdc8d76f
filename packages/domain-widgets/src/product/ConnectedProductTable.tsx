import type { DocumentationProductRow } from '@crt/api-client/types-documentation';
import { productColumns, type ProductColumnId } from '@crt/domain/product-list';
import { useMemo } from 'react';
import { columnsOf, type ColumnCell } from '../shared/list/list-columns.ts';
import { ListTable, type ListRowsNeeds } from '../shared/list/ListTable.tsx';
import { useListRows } from '../shared/list/use-list-rows.ts';
import { DocumentLinks, namesOfDocuments, type DocumentLinksProps } from './DocumentLinks.tsx';
import { productList, type ProductFilters } from './product-list.ts';

export interface ConnectedProductTableProps extends ListRowsNeeds<ProductFilters> {
  readonly productHref: (id: number) => string;
  /** Address of a document; undefined for whoever may not read documents (P18). */
  readonly documentHref: DocumentLinksProps['documentHref'];
}

/** The products of the documentation: sorted and paged by the server, each a link to its details (P1). */
export const ConnectedProductTable = (props: ConnectedProductTableProps) => {
  const { query, productHref, documentHref, ...handlers } = props;
  const { source } = useListRows(productList, query);
  const columns = useMemo(() => {
    const cells = cellsOf(productHref, documentHref);
    return columnsOf(productColumns, productList.nameColumn, (id) => cells[id]);
  }, [productHref, documentHref]);
  return <ListTable list={productList} columns={columns} {...source} {...handlers} />;
};

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
    width: 260,
    isFlexible: true,
  },
  catalogNumber: { kind: 'text', value: (row) => row.catalogNumber, width: 140 },
  gtin: { kind: 'text', value: (row) => row.gtin, width: 160 },
  family: { kind: 'text', value: (row) => row.family, width: 168, lines: 2 },
  division: { kind: 'text', value: (row) => row.division, width: 130 },
  describedBy: {
    kind: 'custom',
    cell: (row) => <DocumentLinks documents={describing(row)} documentHref={documentHref} />,
    value: (row) => namesOfDocuments(describing(row)),
    width: 260,
    isFlexible: true,
  },
});
