import type { ImportItem } from './import-declaration.ts';

const numbers = new Intl.NumberFormat('en');
const rows = (count: number) => `${numbers.format(count)} row${count === 1 ? '' : 's'}`;

/** 'about 2 min', as somebody who waits wants to know it. */
function timeLeft(seconds: number): string {
  if (seconds < 60) return `${seconds} s left`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `about ${minutes} min left` : `about ${Math.round(minutes / 60)} h left`;
}

/** What people read of imports of every kind (R1 to R5). */
export const importTexts = {
  file: 'File',
  fileRequired: 'File is required',
  dryRun: 'Dry run: only show what would happen',
  submit: 'Import',
  template: 'Template',
  examples: 'Example File',
  downloadFailed: 'The file could not be downloaded.',
  failed: 'Error occurred while importing the file.',
  ok: 'OK',
  listFailed: 'The imports could not be loaded.',
  detailsFailed: 'The import could not be loaded.',
  none: 'Nothing has been imported yet.',
  columns: {
    date: 'Import Date',
    user: 'User',
    details: 'Details',
    state: 'State',
    created: 'Created',
    updated: 'Updated',
    ignored: 'Ignored',
    view: 'View',
    row: 'Row',
    status: 'Status',
    updatedFields: 'Updated Fields',
    revision: 'Revision',
    location: 'Location',
    languages: 'Languages',
    countries: 'Countries',
  },
  dryRunMark: 'Dry run',
  states: {
    queued: 'Waiting',
    running: 'Running',
    stopped: 'Stopped',
    done: 'Done',
    failed: 'Failed',
  } satisfies Record<ImportItem['state'], string>,
  summary: 'Summary',
  results: 'Results',
  table: 'Rows of the file',
  notApplicable: 'n/a',
  change: (column: string, before: string, after: string) => `${column}: from ${before} to ${after}`,
  nothing: 'nothing',
  outcomes: 'Show',
  allOutcomes: 'All rows',
  noRows: 'No rows are done yet.',
  changedSinceDryRun: 'Came out otherwise than in the dry run',
  waiting: 'Waiting for its turn',
  waitsFor: (id: number) => `Waiting for import ${id}`,
  running: 'Importing',
  runningDry: 'Trying out',
  progress: (done: number, all: number, rate: number | null, seconds: number | null) =>
    [
      `${numbers.format(done)} of ${rows(all)}`,
      ...(rate === null ? [] : [`${numbers.format(Math.round(rate))} per second`]),
      ...(seconds === null ? [] : [timeLeft(seconds)]),
    ].join(', '),
  stop: 'Stop',
  stopped: 'The import is stopped.',
  goOn: 'Go On',
  goesOn: 'The import goes on.',
  apply: 'Import for Real',
  applied: 'The import has begun.',
  actFailed: 'Error occurred while changing the import.',
  dryRunDone: 'This was a dry run. Nothing has been changed.',
  appliedBy: (id: number) => `It was carried out by import ${id}.`,
  ofDryRun: (id: number) => `This import carries out dry run ${id}.`,
  changedCount: (count: number) => `${rows(count)} came out otherwise than in it.`,
  sameFile: 'This file was imported before:',
  importOf: (id: number) => `Import ${id}`,
  failedRows: 'Ignored Rows',
} as const;
