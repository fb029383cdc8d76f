import type { DocumentationProduct, ProductVersion } from '@crt/api-client/types-documentation';
import { canAddProductVersion } from '@crt/domain/product-field';
import { reasonOf } from '@crt/domain/verdict';
import { Button } from '@crt/ui/Button';
import { Card } from '@crt/ui/Card';
import { DataTable, useClientRows } from '@crt/ui/DataTable';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { ProductLinks } from '../product-links.ts';
import { productVersionColumns, type ProductVersionActs } from './product-version-columns.tsx';
import { productVersionTexts as texts } from './product-version.texts.ts';

export interface ProductVersionsTableProps {
  readonly product: Pick<DocumentationProduct, 'productVersions' | 'needsKeyCode'>;
  /** Keep it stable. */
  readonly acts: ProductVersionActs;
  /** Opens the form of a new version; absent for whoever may not add one. */
  readonly onAdd: (() => void) | undefined;
  /** Keep it stable. */
  readonly links: ProductLinks;
}

const getRowKey = ({ id }: ProductVersion) => String(id);

/** The versions of a product with their keycodes and document versions (P7, P10, P12). */
export const ProductVersionsTable = ({ product, acts, onAdd, links }: ProductVersionsTableProps) => {
  const { productVersions, needsKeyCode } = product;
  const columns = useMemo(
    () => productVersionColumns(needsKeyCode, acts, links),
    [needsKeyCode, acts, links],
  );
  return (
    <Card
      title={texts.title}
      padding="none"
      actions={
        onAdd && (
          <Button
            icon={<Plus />}
            variant="ghost"
            disabledReason={reasonOf(canAddProductVersion(product))}
            onPress={onAdd}
          >
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
