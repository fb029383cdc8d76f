/** Words of fulfilment plans on list and details; spellings are the specification's (A35). */
export const planTexts = {
  list: {
    title: 'Plan Coordination',
    table: 'Fulfilment plans',
    due: 'Due',
    filters: {
      requestId: 'Request ID',
      products: 'Products',
      designStatuses: 'Design Status',
      processingStatuses: 'Processing Status',
      distributionCenters: 'Distribution Center',
      date: 'Date',
      milestone: 'Milestone',
      dateType: 'Date Type',
      more: 'More filters',
      allOf: (type: string) => `All of ${type}`,
    },
    linksOf: (count: number, requestId: string) =>
      count === 1 ? `1 link of ${requestId}` : `${count} links of ${requestId}`,
    linked: 'Linked Plans',
    linkWarning: 'Warning',
    linksFailed: 'The links could not be loaded.',
    exportFailed: 'The plans could not be exported.',
    priority: 'Priority',
    failed: 'The plans could not be loaded.',
  },
  details: {
    title: 'PLAN DETAILS',
    toManufacturing: 'Go to manufacturing details',
    toList: 'Go to overview list',
    milestones: 'Milestones',
    changes: 'Changes',
    comments: 'Comments',
    linkedPlans: 'Linked Plans',
    failed: 'The plan could not be loaded.',
    changedByOther: 'Somebody else changed this plan; it shows the new values.',
  },
} as const;
