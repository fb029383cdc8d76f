import { Download } from 'lucide-react';
import { useState } from 'react';
import { BarButton } from '../BarButton/BarButton.tsx';
import { useDataTexts } from '../data-texts.ts';
import { saveFile } from '../save-file.ts';
import * as bars from './bars.css.ts';
import type { ColumnPlan } from './column-plan.tsx';

interface ExportButtonsProps<Row> {
  /** The file's name without its ending. */
  name: string;
  plan: ColumnPlan<Row>;
  rows: readonly Row[];
}

/** The columns that say something; what is drawn only, such as the buttons of a row, has no value. */
const toldColumns = <Row,>({ columns }: ColumnPlan<Row>) =>
  columns.filter(({ column }) => column.kind !== 'custom' || column.value !== undefined);

async function exportCsv<Row>({ name, plan, rows }: ExportButtonsProps<Row>): Promise<void> {
  const { toCsv } = await import('./csv.ts');
  saveFile(`${name}.csv`, new Blob([toCsv(toldColumns(plan), rows)], { type: 'text/csv;charset=utf-8' }));
}

async function exportXlsx<Row>({ name, plan, rows }: ExportButtonsProps<Row>): Promise<void> {
  const { toXlsx } = await import('./xlsx.ts');
  saveFile(`${name}.xlsx`, await toXlsx(toldColumns(plan), rows, name));
}

/** Saves the current view: the visible columns in their order, the rows in theirs. What makes the files loads then. */
export function ExportButtons<Row>(props: ExportButtonsProps<Row>) {
  const texts = useDataTexts();
  const [hasFailed, setHasFailed] = useState(false);
  const run = async (make: (view: ExportButtonsProps<Row>) => Promise<void>): Promise<void> => {
    setHasFailed(false);
    try {
      await make(props);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      {hasFailed && (
        <span role="alert" className={bars.failure}>
          {texts.exportFailed}
        </span>
      )}
      <BarButton onPress={() => void run(exportCsv)}>
        <Download size={16} strokeWidth={1.5} aria-hidden />
        {texts.exportCsv}
      </BarButton>
      <BarButton onPress={() => void run(exportXlsx)}>
        <Download size={16} strokeWidth={1.5} aria-hidden />
        {texts.exportXlsx}
      </BarButton>
    </>
  );
}
