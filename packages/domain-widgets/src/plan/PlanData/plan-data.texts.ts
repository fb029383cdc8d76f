/** Words of the plan data (F30 to F35). */
export const planDataTexts = {
  title: 'Plan Data',
  failed: 'The plan data could not be loaded.',
  priority: 'Priority',
  manufacturingAtRisk: 'Manufacturing At Risk',
  designSessionDate: 'Design Session Date',
  fileUploadedDate: 'File Uploaded Date',
  overflowDays: 'Overflow Days',
  additionalEmails: 'Additional E-mails',
  surgeryDate: 'Surgery Date',
  patientName: 'Patient Name',
} as const;
