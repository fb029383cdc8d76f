const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Words of the coverage of a document and of the comparison of its revisions. */
export const coverageTexts = {
  title: 'Coverage',
  toDocument: 'Go to document',
  failed: 'The coverage could not be loaded.',
  revision: 'Revision',
  noRevision: 'There is no revision yet, so that nothing can be covered.',
  nameOf: (version: string | null, name: string, date: string) =>
    version === null ? `${name}, ${date}` : `${version} · ${name}, ${date}`,
  matrix: (revision: string) => `Languages by country, revision ${revision}`,
  country: 'Country',
  onlyGaps: 'Only countries with gaps',
  gaps: (gaps: number, countries: number) =>
    gaps === 0
      ? 'Every country has the languages that it requires.'
      : `${plural(gaps, 'gap', 'gaps')} in ${plural(countries, 'country', 'countries')}`,
  noGaps: 'No country has a gap.',
  marks: { covered: 'Yes', missing: 'Missing', extra: 'Extra' },
  states: { covered: 'there', missing: 'missing', extra: 'there, not required' },
  comparison: {
    title: 'Comparison',
    before: 'Compare',
    after: 'With',
    same: 'Both revisions have the same files for the same languages and countries.',
    table: (before: string, after: string) => `Revision ${after} beside revision ${before}`,
    rows: 'Files and languages',
    files: 'Files',
    single: 'There is one revision only.',
  },
} as const;
