import {
  exportDocumentList,
  exportDocumentScript,
  extractDocumentNumbers,
  findDocumentNumbersForExport,
  getDocumentExportTree,
  listDocumentExportTrees,
} from '@crt/api-client/documentation/document-export';
import { documentExportMode } from '@crt/api-client/enums/document-export-mode';
import { useDownload } from '@crt/api-client/hooks';
import { chooseFile } from '@crt/domain/document-export';
import { documentPick } from './export-choice.ts';
import { exportTexts as texts } from './export.texts.ts';
import { ExportForm } from './ExportForm.tsx';
import { useExportChoice } from './use-export-choice.ts';
import { useExtract, useFind } from './use-find.ts';
import { inChunks, useTrees } from './use-trees.ts';

/** Documents of one call (the contract's limit). */
const documentsOfCall = 200;

/** Exports files of documents as a list, or as a batch file that copies them (R6). */
export const ConnectedDocumentExport = () => {
  const choice = useExportChoice();
  const ids = choice.isAll ? [] : choice.picks.map(({ id }) => id);
  const isManual = choice.mode === 'manual';
  const one = useTrees(getDocumentExportTree, isManual ? ids.map((id) => ({ id })) : []);
  const chunks = isManual ? [] : inChunks(ids, documentsOfCall);
  const many = useTrees(
    listDocumentExportTrees,
    chunks.map((documentNumbers) => ({ documentNumbers })),
  );
  const find = useFind(findDocumentNumbersForExport, documentPick);
  const extract = useExtract(extractDocumentNumbers, ({ documents, ...rest }) => ({
    ...rest,
    picks: documents.map(documentPick),
    unknown: [],
  }));
  const list = useDownload(exportDocumentList);
  const script = useDownload(exportDocumentScript);
  const mode = isManual ? documentExportMode.manual : documentExportMode.bulk;
  const body = (nodes: readonly string[]) => ({ body: { chosenFileIds: [...nodes], mode } });
  return (
    <ExportForm
      kind="documents"
      modes={['manual', 'bulk']}
      choice={choice}
      source={{ label: texts.documentNumber, find, extract }}
      trees={isManual ? one : many}
      chooseOne={chooseFile}
      actions={[
        { label: texts.list, onExport: (nodes) => list.mutateAsync(body(nodes)) },
        { label: texts.script, onExport: (nodes) => script.mutateAsync(body(nodes)) },
      ]}
    />
  );
};
