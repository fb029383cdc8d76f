import { use, useMemo } from 'react';
import { TextsContext } from './TextsProvider.tsx';

/** The words of fields with several parts and of flows; apart, so that a page without them has them not. */
export const englishFlowTexts = {
  // relative range (E12–E15)
  rangeLast: 'Last',
  rangeNext: 'Next',
  rangeDirection: 'Direction',
  rangeAmount: 'Amount',
  rangeUnit: 'Unit',
  rangeDay: (amount: number) => (amount > 0 ? 'Days' : 'Day'),
  rangeWeek: (amount: number) => (amount > 0 ? 'Weeks' : 'Week'),
  rangeMonth: (amount: number) => (amount > 0 ? 'Months' : 'Month'),
  // files
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropFile: 'or drop it here',
  dropFiles: 'or drop them here',
  fileUpTo: (size: string) => `up to ${size}`,
  fileTooLarge: (size: string) => `Larger than ${size}`,
  fileEmpty: 'The file is empty',
  fileWrongKind: (kinds: string) => `Not one of ${kinds}`,
  onlyOneFile: 'Only one file can be chosen',
  files: 'Files',
  refusedFiles: 'Files that were not taken',
  uploadOf: (name: string) => `Upload of ${name}`,
  // duration
  days: 'Days',
  hours: 'Hours',
  minutes: 'Minutes',
  dayShort: 'd',
  hourShort: 'h',
  minuteShort: 'min',
  // addresses
  addresses: 'Addresses',
  notAnAddress: (text: string) => `“${text}” is not an e-mail address`,
  tooManyAddresses: (limit: number) => (limit === 1 ? 'Only one address' : `At most ${limit} addresses`),
  // commands and shortcuts
  commands: 'Commands',
  commandPlaceholder: 'Search for a command, a page, a record …',
  otherCommands: 'Others',
  noCommands: 'Nothing matches',
  searching: (what: string) => `${what}: searching …`,
  searchFailed: (what: string) => `${what}: the search failed`,
  shortcuts: 'Keyboard shortcuts',
  generalShortcuts: 'General',
  showShortcuts: 'Show keyboard shortcuts',
  singleKeys: 'Shortcuts of a single key',
  singleKeysHint: 'Off for speech input and for keys that are pressed by mistake.',
  thenKey: 'then',
  // messages of the past
  noMessages: 'No messages yet',
  clearMessages: 'Clear',
  // paper
  paper: 'Paper',
  print: 'Print',
  preview: 'Preview',
  // steps
  stepPlace: (place: number, count: number) => `Step ${place} of ${count}`,
  stepWait: 'not started',
  stepProcess: 'current step',
  stepFinish: 'done',
  stepError: 'needs attention',
  stepSuccess: 'completed',
  stepSkipped: 'skipped',
  back: 'Back',
  finish: 'Finish',
};

/** The shape of these words. */
export type FlowTexts = typeof englishFlowTexts;

/** The words in force here: the English ones, as far as `TextsProvider` does not replace them. */
export const useFlowTexts = (): FlowTexts => {
  const replaced = use(TextsContext);
  return useMemo(() => ({ ...englishFlowTexts, ...replaced }), [replaced]);
};
