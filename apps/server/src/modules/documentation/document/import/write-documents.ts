import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../../context.ts';
import { isSameText } from '../../../../platform/db/same-text.ts';
import { documents, revisions } from '../document.tables.ts';
import { addDocument } from '../save-document.ts';
import { addDocumentFiles, changeDocumentFiles, type NewFiles } from '../save-file.ts';
import { addRevision } from '../save-revision.ts';
import type { DocumentPlan } from './decide-document-row.ts';

type NewPlan = Extract<DocumentPlan, { kind: 'new' }>;

/**
 * Writes what was decided by the verbs that people use by hand; gives the ids of the documents in the order of the plans. A
 * document or a revision that several rows need is added by the first of them.
 */
export async function writeDocuments(
  context: RequestContext,
  plans: readonly DocumentPlan[],
): Promise<readonly number[]> {
  const documentIds: number[] = [];
  const added = new Map<number, NewFiles['files'][number][]>();
  const changed = new Map<number, Extract<DocumentPlan, { kind: 'changed' }>['file'][]>();
  const know = { documents: new Map<string, number>(), revisions: new Map<string, number>() };
  for (const plan of plans) {
    if (plan.kind === 'changed') {
      documentIds.push(plan.documentId);
      changed.set(plan.documentId, [...(changed.get(plan.documentId) ?? []), plan.file]);
      continue;
    }
    const documentId = await documentFor(context, plan, know.documents);
    const revisionId = await revisionFor(context, plan, documentId, know.revisions);
    documentIds.push(documentId);
    added.set(documentId, [...(added.get(documentId) ?? []), { revisionId, ...plan.file }]);
  }
  await addDocumentFiles(
    context,
    [...added].map(([documentId, files]) => ({ documentId, files })),
  );
  await changeDocumentFiles(
    context,
    [...changed].map(([id, files]) => ({ request: { id }, files })),
  );
  return documentIds;
}

/** The document of a plan: the one that it was decided for, one that was added since, or a new one. */
async function documentFor(
  context: RequestContext,
  { document: { id, name, number, divisionId, typeId } }: NewPlan,
  known: Map<string, number>,
): Promise<number> {
  if (id !== null) return id;
  const key = number.toLowerCase();
  const isIt = isSameText(documents.number, number);
  const [stored] = known.has(key)
    ? []
    : await context.tx.select({ id: documents.id }).from(documents).where(isIt);
  const form = { name, number, divisionId, typeId };
  const found = known.get(key) ?? stored?.id ?? (await addDocument(context, form));
  known.set(key, found);
  return found;
}

/** The same of its revision. */
async function revisionFor(
  context: RequestContext,
  { revision: { id, ...form } }: NewPlan,
  documentId: number,
  known: Map<string, number>,
): Promise<number> {
  if (id !== null) return id;
  const key = `${documentId}\n${form.name.toLowerCase()}`;
  const isIt = and(eq(revisions.documentId, documentId), isSameText(revisions.name, form.name));
  const [stored] = known.has(key)
    ? []
    : await context.tx.select({ id: revisions.id }).from(revisions).where(isIt);
  const found = known.get(key) ?? stored?.id ?? (await addRevision(context, { documentId, ...form }));
  known.set(key, found);
  return found;
}
