import type { DocumentDetails } from '@crt/api-client/types-documentation';
import { canAddRevision } from '@crt/domain/document-field';
import { reasonOf } from '@crt/domain/verdict';
import { Button } from '@crt/ui/Button';
import { Card } from '@crt/ui/Card';
import { TreeTable } from '@crt/ui/TreeTable';
import { CalendarSearch, Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { revisionColumns } from './revision-columns.tsx';
import type { RevisionActs } from './RevisionButtons.tsx';
import { keysWithLines, revisionLines, type RevisionLine } from './revision-lines.ts';
import { revisionTexts as texts } from './revision.texts.ts';
import type { OpenLines } from './use-open-lines.ts';

// A field of dates is much to load for what is asked for now and then.
const CurrentOnEditor = lazy(() => import('./CurrentOnEditor.tsx'));

export interface RevisionsTableProps {
  readonly document: Pick<DocumentDetails, 'revisions' | 'isVersioned'>;
  readonly today: string;
  /** The day of which the states are told at first; default: today. */
  readonly currentOn?: string | undefined;
  /** Another day was chosen; undefined is today. */
  readonly onCurrentOn?: ((day: string | undefined) => void) | undefined;
  readonly lines: OpenLines;
  /** Keep it stable. */
  readonly acts: RevisionActs;
  /** Opens the form of a new revision; absent for whoever may not add one (O31). */
  readonly onAdd?: (() => void) | undefined;
}

const getRowKey = ({ key }: RevisionLine) => key;
const getChildren = ({ lines }: RevisionLine) => lines;

/** The revisions of a document by versions, the newest first, with their files and what each is on a day (O4, O30). */
export const RevisionsTable = (props: RevisionsTableProps) => {
  const { document, today, currentOn, onCurrentOn, acts, onAdd, lines } = props;
  const [day, setDay] = useState<string | null>(currentOn ?? today);
  const chooseDay = (next: string | null) => {
    setDay(next);
    onCurrentOn?.(next ?? undefined);
  };
  const [isAsked, setIsAsked] = useState(false);
  const { revisions, isVersioned } = document;
  const roots = useMemo(
    () => revisionLines({ revisions, isVersioned }, day ?? today),
    [revisions, isVersioned, day, today],
  );
  const columns = useMemo(() => revisionColumns(acts), [acts]);
  const keys = useMemo(() => keysWithLines(roots), [roots]);
  const open = useMemo(() => new Set(keys.filter(lines.isOpen)), [keys, lines]);
  return (
    <Card
      title={texts.title}
      padding="none"
      actions={
        onAdd && (
          <Button
            icon={<Plus />}
            variant="ghost"
            disabledReason={reasonOf(canAddRevision(document))}
            onPress={onAdd}
          >
            {texts.revision.add}
          </Button>
        )
      }
    >
      <TreeTable<RevisionLine>
        label={texts.table}
        columns={columns}
        roots={roots}
        getRowKey={getRowKey}
        getChildren={getChildren}
        expandedKeys={open}
        onExpandedChange={(next) => lines.setOpen(keys, next)}
        hasColumnChooser={false}
        height="content"
        toolbar={
          isAsked || currentOn !== undefined ? (
            <Suspense>
              <CurrentOnEditor day={day} onChange={chooseDay} autoFocus={isAsked} />
            </Suspense>
          ) : (
            <Button icon={<CalendarSearch />} variant="ghost" onPress={() => setIsAsked(true)}>
              {texts.onAnotherDay}
            </Button>
          )
        }
        empty={{ reason: 'nothingYet', title: texts.none }}
      />
    </Card>
  );
};
