import type { FileRegion } from '@crt/api-client/types-documentation';
import type { RevisionState } from '@crt/domain/version-lines';
import { defineColumns, type Column, type StatusValue } from '@crt/ui/DataTable';
import { FileButtons, nameOfFile, RevisionButtons, type RevisionActs } from './RevisionButtons.tsx';
import type { RevisionLine } from './revision-lines.ts';
import { revisionTexts as texts } from './revision.texts.ts';

function nameOf(line: RevisionLine): string {
  if (line.kind === 'version') return texts.version(line.name);
  return line.kind === 'revision' ? line.revision.name : nameOfFile(line.file);
}

function stateOf({ state }: { readonly state: RevisionState }, issueDate: string): StatusValue {
  switch (state.state) {
    case 'current':
      return { text: texts.states.current, status: 'done' };
    case 'upcoming':
      return { text: texts.states.upcoming(issueDate), status: 'pending' };
    case 'superseded':
      return { text: texts.states.superseded(state.since), status: 'skipped' };
  }
}

/** A whole region by its name, a part of one with the countries of it (O19). */
const wordsOfRegion = ({ name, isImplicit, children }: FileRegion): string =>
  isImplicit ? name : `${name}: ${children.map((country) => country.name).join(', ')}`;

const fileOf = (line: RevisionLine) => (line.kind === 'file' ? line.file : undefined);
const revisionOf = (line: RevisionLine) => (line.kind === 'revision' ? line.revision : undefined);

const words = texts.columns;
const fixed = { isSortable: false } as const;

/** What versions and revisions say, and what a file is called. */
const columnsOfRevisions = defineColumns<RevisionLine>([
  {
    ...fixed,
    id: 'name',
    header: words.name,
    kind: 'text',
    value: nameOf,
    width: 168,
    isFlexible: true,
    isHideable: false,
  },
  {
    ...fixed,
    id: 'issueDate',
    header: words.issueDate,
    kind: 'date',
    dateStyle: 'isoDate',
    value: (line) => revisionOf(line)?.issueDate,
    width: 116,
  },
  {
    ...fixed,
    id: 'state',
    header: words.state,
    kind: 'status',
    value: (line) => (line.kind === 'revision' ? stateOf(line, line.revision.issueDate) : null),
    width: 252,
  },
  {
    ...fixed,
    id: 'compatible',
    header: words.compatible,
    kind: 'text',
    value: (line) => (revisionOf(line)?.isCompatible === false ? texts.incompatible : null),
    width: 116,
  },
  {
    ...fixed,
    id: 'files',
    header: words.files,
    kind: 'number',
    // Also while they are folded away.
    value: (line) => revisionOf(line)?.documentFiles.length,
    width: 64,
  },
]);

/** What files say. */
const columnsOfFiles = defineColumns<RevisionLine>([
  {
    ...fixed,
    id: 'languages',
    header: words.languages,
    kind: 'text',
    value: (line) =>
      fileOf(line)
        ?.languages.map(({ name }) => name)
        .join(', '),
    lines: 2,
    width: 110,
  },
  {
    ...fixed,
    id: 'regions',
    header: words.regions,
    kind: 'text',
    value: (line) => fileOf(line)?.region.map(wordsOfRegion).join('; '),
    lines: 2,
    width: 150,
    isFlexible: true,
  },
  {
    ...fixed,
    id: 'location',
    header: words.location,
    kind: 'link',
    value: (line) => fileOf(line)?.location,
    href: (line) => fileOf(line)?.location,
    isExternal: ({ kind }) => kind === 'file',
    width: 130,
    isFlexible: true,
  },
]);

/** The columns of versions, revisions and files; they stand in the order of their dates, which nobody changes (O30). */
export const revisionColumns = (acts: RevisionActs): readonly Column<RevisionLine>[] => [
  ...columnsOfRevisions,
  ...columnsOfFiles,
  ...(Object.values(acts).some((act) => act !== undefined) ? [actionsColumn(acts)] : []),
];

const actionsColumn = (acts: RevisionActs): Column<RevisionLine> => ({
  id: 'actions',
  header: texts.columns.actions,
  kind: 'custom',
  align: 'end',
  width: 108,
  isSortable: false,
  isResizable: false,
  // In reach also where the columns do not fit.
  initialPin: 'end',
  cell: (line) => {
    if (line.kind === 'revision') return <RevisionButtons revision={line.revision} {...acts} />;
    return line.kind === 'file' ? <FileButtons file={line.file} {...acts} /> : null;
  },
});
