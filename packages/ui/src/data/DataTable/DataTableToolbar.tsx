import { Columns3 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Button } from '../../primitives/Button/Button.tsx';
import { useDataTexts } from '../data-texts.ts';
import type { ColumnLayout, LayoutColumn } from './column-layout.ts';
import * as styles from './DataTable.css.ts';

// Most people never open it: its code comes with the first press.
const ColumnChooser = lazy(async () => ({ default: (await import('./ColumnChooser.tsx')).ColumnChooser }));

interface DataTableToolbarProps {
  toolbar: ReactNode;
  hasColumnChooser: boolean;
  columns: readonly LayoutColumn[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
}

/** The bar above the head: the caller's controls at the start, the table's own at the end. */
export function DataTableToolbar(props: DataTableToolbarProps) {
  const { toolbar, hasColumnChooser, columns, layout, onLayoutChange } = props;
  const texts = useDataTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (toolbar === undefined && !hasColumnChooser) return null;
  return (
    <div className={styles.toolbar}>
      {toolbar}
      {hasColumnChooser && (
        <div className={styles.footerEnd}>
          <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
            <Button variant="ghost" size="small" icon={<Columns3 />}>
              {texts.columns}
            </Button>
            {isOpen && (
              <Suspense fallback={null}>
                <ColumnChooser columns={columns} layout={layout} onLayoutChange={onLayoutChange} />
              </Suspense>
            )}
          </DialogTrigger>
        </div>
      )}
    </div>
  );
}
