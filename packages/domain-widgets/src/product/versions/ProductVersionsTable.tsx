import type { DocumentationProduct, ProductVersion } from '@crt/api-client/types-documentation';
import { Button } from '@crt/ui/Button';
import { Card } from '@crt/ui/Card';
import { DataTable, useClientRows } from '@crt/ui/DataTable';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { DocumentLinksProps } from '../DocumentLinks.tsx';
import { productVersionColumns, type ProductVersionActs } from './product-version-columns.tsx';
import { productVersionTexts as texts } from './product-version.texts.ts';

export interface ProductVersionsTableProps extends Pick<DocumentLinksProps, 'documentHref'> {
  readonly product: Pick<DocumentationProduct, 'productVersions' | 'needsKeyCode'>;
  /** Keep it stable. */
  readonly acts: ProductVersionActs;
  /** Opens the form of a new version; absent for whoever may not add one. */
  readonly onAdd: (() => void) | undefined;
}

const getRowKey = ({ id }: ProductVersion) => String(id);

/** The versions of a product with their keycodes and document versions (P7, P10, P12). */
export const ProductVersionsTable = ({ product, acts, onAdd, documentHref }: ProductVersionsTableProps) => {
  const { productVersions, needsKeyCode } = product;
  const columns = useMemo(
    () => productVersionColumns(needsKeyCode, acts, documentHref),
    [needsKeyCode, acts, documentHref],
  );
  return (
    <Card
      title={texts.title}
      padding="none"
      actions={
        onAdd && (
          <Button icon={<Plus />} variant="ghost" onPress={onAdd}>
            {texts.add}
          </Button>
        )
      }
    >
      <DataTable
        label={texts.table}
        columns={columns}
        getRowKey={getRowKey}
        hasColumnChooser={false}
        height="content"
        empty={{ reason: 'nothingYet', title: texts.none }}
        {...useClientRows(productVersions, columns)}
      />
    </Card>
  );
};
