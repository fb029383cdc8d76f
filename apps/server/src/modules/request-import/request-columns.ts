import type { FileColumn } from '../import/file/table.ts';

/** The columns of a file of requests, in the order of its template (domain rules §3.10). */
export const requestColumns = [
  {
    name: 'requestId',
    label: 'Request Id',
    aliases: ['Request Number', 'Request No', 'Request', 'Plan Id', 'Case Id'],
    isRequired: true,
  },
  {
    name: 'productName',
    label: 'Product Name',
    aliases: ['Request Product Name', 'Product'],
    isRequired: true,
  },
  { name: 'productKey', label: 'Product Key', aliases: ['Key'], isRequired: true },
  {
    name: 'productNumber',
    label: 'Product Number',
    aliases: ['Product Code', 'Material'],
    isRequired: false,
  },
  {
    name: 'distributionCenter',
    label: 'Distribution Center',
    aliases: ['Distribution Centre', 'Center', 'Centre'],
    isRequired: false,
  },
  {
    name: 'surgeryDate',
    label: 'Planned Surgery Date',
    aliases: ['Surgery Date', 'Date of Surgery'],
    isRequired: false,
  },
  { name: 'hospital', label: 'Hospital', aliases: ['Clinic'], isRequired: false },
  { name: 'surgeon', label: 'Surgeon', aliases: ['Surgeon Name', 'Physician'], isRequired: false },
  { name: 'patient', label: 'Patient', aliases: ['Patient Name'], isRequired: false },
] as const satisfies readonly FileColumn[];

/** A cell of a file of requests, by its column. */
export type RequestColumn = (typeof requestColumns)[number]['name'];

/** What a column is called in the reasons of a row. */
export const columnLabel = Object.fromEntries(
  requestColumns.map(({ name, label }) => [name, label]),
) as Readonly<Record<RequestColumn, string>>;

/** Rows of the template that show what can be imported, in the order of the columns. */
export const requestExamples: readonly (readonly string[])[] = [
  [
    '27-00001',
    'PEEK Cranial Implant',
    'PEEK-01',
    '',
    'Freiburg',
    '15/03/2027',
    'University Hospital',
    'Dr. A. Keller',
    'M. Sample',
  ],
  [
    '27-00002',
    'PEEK Cranial Implant',
    'PEEK-01',
    '',
    'Freiburg',
    '2027-03-22',
    'University Hospital',
    'Dr. B. Roth',
    '',
  ],
  ['27-00003', 'PEEK Cranial Implant', 'PEEK-01', '', '', '', '', '', 'Waits for its distribution centre'],
  ['27-00004', 'A product without a mapping', 'NONE-01', '', 'Freiburg', '', '', '', ''],
  [
    '27-00005',
    'PEEK Cranial Implant',
    'PEEK-01',
    '',
    'Freiburg',
    '31/02/2027',
    '',
    '',
    'A day that does not exist',
  ],
  ['27-00001', 'PEEK Cranial Implant', 'PEEK-01', '', 'Freiburg', '', '', '', 'The same request again'],
];
