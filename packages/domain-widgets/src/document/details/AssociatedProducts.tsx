import type { DocumentAssociatedProduct } from '@crt/api-client/types-documentation';
import { Card } from '@crt/ui/Card';
import { DataTable, defineColumns, useClientRows } from '@crt/ui/DataTable';
import { useMemo } from 'react';
import { documentDetailsTexts } from './document-details.texts.ts';

const texts = documentDetailsTexts.products;
const words = texts.columns;

export interface AssociatedProductsProps {
  readonly products: readonly DocumentAssociatedProduct[];
  /** Address of a product; undefined for whoever may not read products, and reads plain text (O21). */
  readonly productHref: ((id: number) => string) | undefined;
}

interface KeyedProduct extends DocumentAssociatedProduct {
  readonly key: string;
}

const getRowKey = ({ key }: KeyedProduct) => key;

/** The products that a document describes, each with the versions that belong together (O21). */
export const AssociatedProducts = ({ products, productHref }: AssociatedProductsProps) => {
  const rows = useMemo(
    () => products.map((product, index): KeyedProduct => ({ ...product, key: String(index) })),
    [products],
  );
  const columns = useMemo(
    () =>
      defineColumns<KeyedProduct>([
        {
          id: 'description',
          header: words.description,
          kind: 'link',
          value: (row) => row.productDescription,
          href: ({ productId }) => productHref?.(productId),
          width: 280,
          isFlexible: true,
        },
        { id: 'gtin', header: words.gtin, kind: 'text', value: (row) => row.productGTIN, width: 160 },
        {
          id: 'productVersion',
          header: words.productVersion,
          kind: 'text',
          value: (row) => row.productVersionName,
          width: 150,
        },
        {
          id: 'documentVersion',
          header: words.documentVersion,
          kind: 'text',
          value: (row) => row.documentVersionName,
          width: 160,
        },
      ]),
    [productHref],
  );
  return (
    <Card title={texts.title} padding="none">
      <DataTable
        label={texts.table}
        columns={columns}
        getRowKey={getRowKey}
        hasColumnChooser={false}
        height="content"
        empty={{ reason: 'nothingYet', title: texts.none }}
        {...useClientRows(rows, columns)}
      />
    </Card>
  );
};
