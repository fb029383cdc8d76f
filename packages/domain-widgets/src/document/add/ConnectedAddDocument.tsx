import { addDocument } from '@crt/api-client/documentation/document';
import { documentFields } from '@crt/domain/document-field';
import { useWrite } from '@crt/api-client/hooks';
import { Button } from '@crt/ui/Button';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import { documentTexts } from '../document.texts.ts';
import { useDocumentEntries } from '../use-document-entries.ts';
import type { DocumentDraft } from './DocumentDialog.tsx';

const texts = documentTexts.add;

// The dialog comes when somebody opens it.
const DocumentDialog = lazy(async () => {
  const loaded = await import('./DocumentDialog.tsx');
  return { default: loaded.DocumentDialog };
});

export interface ConnectedAddDocumentProps {
  /** The document is there; where that leads is the application's matter. */
  readonly onAdded: (id: number) => void;
}

/** The button that adds a document; a refusal is told, and the dialog is there again with what was typed (O1, O23, O24). */
export const ConnectedAddDocument = ({ onAdded }: ConnectedAddDocumentProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const entries = useDocumentEntries();
  const { mutateAsync } = useWrite(addDocument);
  const add = ({ divisionId, typeId, ...draft }: DocumentDraft) =>
    sendOrTell(
      async () => {
        if (divisionId === null || typeId === null) return;
        const eifuName = draft.eifuName.trim() || null;
        const texted = { name: draft.name.trim(), number: draft.number.trim(), eifuName };
        onAdded(await mutateAsync({ body: { ...draft, ...texted, divisionId, typeId } }));
      },
      { ...texts, fields: documentFields },
    );
  return (
    <>
      <Button
        icon={<Plus />}
        tone="accent"
        variant="solid"
        isDisabled={entries.isPending}
        onPress={() => setIsOpen(true)}
      >
        {texts.open}
      </Button>
      <Suspense>
        {isOpen && <DocumentDialog entries={entries} onClose={() => setIsOpen(false)} onAdd={add} />}
      </Suspense>
    </>
  );
};
