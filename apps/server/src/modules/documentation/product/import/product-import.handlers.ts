import { withPreparation, type HandlerPart } from '../../../../contract/handlers.ts';
import { failedRows, importTemplate } from '../../../import/import-files.ts';
import { listImports, readImport, type ReadRow } from '../../../import/read-import.ts';
import { queueImport, stageImport } from '../../../import/stage-import.ts';
import { applyImport, continueImport, stopImport } from '../../../import/steer-import.ts';
import { productImport } from './product-import.ts';

const rowOnWire = ({ recordId: productId, label: productNumber, cells: _cells, ...row }: ReadRow) => ({
  ...row,
  productId,
  productNumber,
});

/** Imports of products (R1 to R3, R5). */
export const productImportHandlers = {
  listProductImports: (context, { query }) => listImports(context, productImport, query),
  importProducts: withPreparation(
    (context, { body: { file, divisionId, updateExistingProducts = false, isDryRun = false } }) =>
      stageImport(context, productImport, {
        file,
        isDryRun,
        options: { divisionId, updateExistingProducts },
      }),
    (context, _input, id: number) => queueImport(context, productImport.tag, id),
  ),
  getProductImport: async (context, { params, query }) => {
    const { rows, ...details } = await readImport(context, productImport, params.id, query);
    return { ...details, rows: rows.map(rowOnWire) };
  },
  applyProductImport: (context, { params }) => applyImport(context, productImport, params.id),
  stopProductImport: (context, { params }) => stopImport(context, productImport, params.id),
  continueProductImport: (context, { params }) => continueImport(context, productImport, params.id),
  exportFailedProductRows: (context, { params }) => failedRows(context, productImport, params.id),
  getProductImportTemplate: (_context, { query }) =>
    importTemplate(productImport, query.withExamples === true),
} satisfies HandlerPart;
