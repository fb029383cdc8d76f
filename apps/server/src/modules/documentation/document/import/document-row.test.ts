import { expect, it } from 'vitest';
import { archivedFile, namesIn } from './document-row.ts';
import { archiveRemarks } from './stage-documents.ts';

it('names in a cell are separated, and a comma belongs to the name that has one', () => {
  const isName = (text: string) => text === 'Korea, Republic of';
  expect(namesIn('German; French|german , Dutch;;', isName)).toEqual(['German', 'French', 'Dutch']);
  expect(namesIn('Korea, Republic of; Japan', isName)).toEqual(['Korea, Republic of', 'Japan']);
  expect(namesIn('')).toEqual([]);
});

it('a location names a file of an archive by its path, or as the end of an address', () => {
  const files = ['c/de.pdf', 'fr.pdf'];
  expect(archivedFile('c/de.pdf', files)).toBe('c/de.pdf');
  expect(archivedFile('https://files.example.com/x/fr.pdf', files)).toBe('fr.pdf');
  expect(archivedFile('https://files.example.com/xfr.pdf', files)).toBeUndefined();
});

it('what is said of an archive names what the manifest does not', () => {
  expect(archiveRemarks([], new Set())).toEqual([]);
  expect(archiveRemarks(['a.pdf'], new Set(['a.pdf']))).toEqual(['1 file of the archive not stored']);
  expect(archiveRemarks(['a.pdf', 'b.pdf'], new Set(['a.pdf']))).toEqual([
    '2 files of the archive not stored',
    'not named in the manifest: b.pdf',
  ]);
});
