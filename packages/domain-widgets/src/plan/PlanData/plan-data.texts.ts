/** Words of the plan data (F30 to F35). */
export const planDataTexts = {
  title: 'Plan Data',
  failed: 'The plan data could not be loaded.',
  additionalEmails: 'Additional E-mails',
  surgeryDate: 'Surgery Date',
  patientName: 'Patient Name',
} as const;
