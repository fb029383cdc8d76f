/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { operations } from './schema.ts';

/** One answer of each operation, as the contract shows it. */
export const examples: Examples = {
  checkUserPermissions: [{"permissionName":"CanManageFulfilmentPlan","assigned":true},{"permissionName":"ReadOnlyFulfilmentPlanAccess","assigned":true},{"permissionName":"IsDesigner","assigned":false}],
  getVersion: {"result":0,"message":"","timestamp":null,"data":{"name":"CRT","version":"1.4.0"}},
  listPlans: {"result":0,"message":"","timestamp":null,"data":[{"id":10412,"requestId":"26-10412","requestIdWithRevision":"26-10412 R2","underlyingRequestId":null,"underlyingFulfilmentPlanUrl":null,"requestTypeId":1,"productType":"PEEK cranial implant","productNumber":"CMF-4410-L","priority":true,"designStatus":"Design Approved","processingStatus":4,"processingStatusDescription":"Manufacturing","isOnHold":false,"manufacturingProgress":40,"isManufacturingProgressVisible":true,"linksCount":2,"quantity":null,"distributionCenter":"Rotterdam","manufacturingLocation":"Freiburg","orderNumber":"SO-440127","createdDate":"2026-11-02T08:15:00Z","plannedSurgeryDate":"2026-12-15","milestones":[{"milestoneId":7,"name":"Shipped","plannedDate":"2026-12-04T11:00:00Z","actualDate":null,"timezone":"Europe/Amsterdam"}],"timestampBase64":"AAAAAAAAB9E="}],"filteredPlansCount":184,"page":1},
  getPlanListFilters: {"result":0,"message":"","timestamp":null,"data":{"availableProducts":[{"id":4,"name":"PEEK cranial implant","products":[{"id":12,"productCode":"CMF-4410-L"}]}],"availableDesignStatuses":[{"id":4,"name":"Design Approved"}],"availableProcessingStatuses":[{"id":4,"name":"Manufacturing"}],"availableRequestTypes":[{"id":1,"name":"eRequest"}],"availableManufacturingLocations":[{"id":1,"name":"Freiburg"}],"availableDates":[{"id":1,"name":"Date"},{"id":2,"name":"Range"},{"id":3,"name":"Relative range"}],"availableMilestones":[{"id":7,"name":"Shipped"}],"availableDateTypes":[{"id":0,"name":"Actual"},{"id":1,"name":"Planned"}],"availableDistributionCenters":[{"id":3,"name":"Rotterdam"}]}},
  findPlanRequests: {"result":0,"message":"","timestamp":null,"data":["26-10412","26-10498"]},
  getChosenPlanFilters: {"result":0,"message":"","timestamp":null,"data":{"requestId":"104","chosenProducts":["4-12"],"chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"dateFilter":3,"dateType":1,"chosenMilestoneId":7,"chosenDate":null,"startDate":null,"endDate":null,"isRelativeDate":true,"relativeDateModifier":0,"relativeDateAmount":2,"relativeDateFrequency":1,"chosenDistributionCenters":[3],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"sortColumns":[{"columnName":"requestIdWithRevision","sortedColumn":0,"milestoneDateType":null,"milestoneId":null,"sortOrder":1}],"availableColumns":[]}},
  savePlanFiltersInSession: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  getPlanDetailsConfiguration: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"designSessionOnly":false,"showManufacturingInformation":true,"manufacturingUrl":"/ManufacturingCycle/Details/8231","canManageFulfilmentPlan":true,"canManageComments":true}},
  getPlanContext: {"result":0,"message":"","timestamp":null,"data":{"recordIndexNumber":12,"recordsNumber":184,"recordId":10412,"nextRecordId":10398,"prevRecordId":10420,"displayedRecordsNumber":10}},
  getRequestInformation: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"id":10412,"requestId":"26-10412","category":"eRequest","productTypeDescription":"PEEK cranial implant","requestUrl":"https://orders.example.com/requests/26-10412","isManufacturingOnly":false,"orderNumber":"SO-440127","requestStatusId":4,"createdDate":"2026-11-02T08:15:00Z","productNumber":"CMF-4410-L","designRevision":2,"quantity":null,"distributionCenterId":3,"poNumber":"PO-88120","poNumberDate":"2026-11-03","showPONumberField":true,"raApproval":true,"hasMetalAllergy":false,"isProductTmj":false,"plannedSurgeryDate":"2026-12-15","loanerSet":"LS-0412","isUSLocation":false,"timestampBase64":"AAAAAAAAB9E=","manufacturingCycleId":8231,"prototypeManufacturingCycleId":null,"canBeCreatedManually":false,"canManageFulfilmentPlan":true,"canManageManufacturingCycles":false,"availableRequestStatuses":[{"id":4,"name":"Manufacturing"}],"availableProducts":[{"id":12,"productCode":"CMF-4410-L"}],"availableDistributionCenters":[{"id":3,"name":"Rotterdam"}],"availableRequestCategories":[{"id":1,"name":"eRequest"}]}},
  getPlanChanges: {"result":0,"message":"","timestamp":null,"data":[{"field":"Product Number","oldValue":"CMF-4400-L","newValue":"CMF-4410-L","time":"2026-11-20T09:30:00Z","userSymbol":"HMEY","userName":"Hanna Meyer"}]},
  editPlanProductNumber: {"result":0,"message":"Product number changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanDistributionCenter: {"result":0,"message":"Distribution center changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanRequestStatus: {"result":0,"message":"Request status changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanQuantity: {"result":0,"message":"Quantity changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanPONumber: {"result":0,"message":"PO Number set succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanPONumberDate: {"result":0,"message":"PO Number Date set succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanRaApproval: {"result":0,"message":"RA Approval set succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanLoanerSet: {"result":0,"message":"Loaner Set updated succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanOrderNumber: {"result":0,"message":"Order Number set succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  listDistributionCenters: {"result":0,"message":"","timestamp":null,"records":[{"id":3,"requestDistributionCentre":"Rotterdam","destinationLocation":"EU","timeZoneId":"Europe/Amsterdam","calendarId":2,"canBeDeleted":true,"calendarName":"Netherlands","timeZoneName":"(UTC+01:00) Amsterdam","destinationLocationName":"Europe"}],"calendars":[{"id":2,"name":"Netherlands"}],"locations":[{"value":"EU","text":"Europe"}],"timeZones":[{"name":"(UTC+01:00) Amsterdam","ianaName":"Europe/Amsterdam"}]},
  addDistributionCenter: {"result":0,"message":"Record added","timestamp":null,"data":{"id":17}},
  updateDistributionCenter: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9E="},
  removeDistributionCenter: {"result":0,"message":"Delete operation succeeded","timestamp":"AAAAAAAAB9E="},
  listActiveTimeZones: {"result":0,"message":"","timestamp":null,"data":[{"name":"(UTC+01:00) Amsterdam","ianaName":"Europe/Amsterdam"}]},
  listAllTimeZones: {"result":0,"message":"","timestamp":null,"data":[{"name":"(UTC+01:00) Amsterdam","ianaName":"Europe/Amsterdam"}]},
  listJobSteps: {"result":0,"message":"","timestamp":null,"records":[{"id":21,"name":"Milling"}]},
  addJobStep: {"result":0,"message":"Record added","timestamp":null,"data":{"id":17}},
  updateJobStep: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9E="},
  listPlanAdditionalFilters: {"result":0,"message":"","timestamp":null,"data":[{"id":17,"name":"Treatment side","filterType":4,"checked":false,"selectOptions":[{"value":"3","label":"Bilateral"}],"selectedValues":[],"selectedValue":null}]},
  listPlanFilters: {"result":0,"message":"","timestamp":null,"content":[{"id":61,"name":"Late in Rotterdam","sharingLevel":0}]},
  savePlanFiltersPreset: {"result":0,"message":"Filter saved succesfully.","timestamp":null,"data":{"id":17}},
  executePlanFilter: {"result":0,"message":"","timestamp":null,"data":{"requestId":"104","chosenProducts":["4-12"],"chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"dateFilter":3,"dateType":1,"chosenMilestoneId":7,"chosenDate":null,"startDate":null,"endDate":null,"isRelativeDate":true,"relativeDateModifier":0,"relativeDateAmount":2,"relativeDateFrequency":1,"chosenDistributionCenters":[3],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"sortColumns":[{"columnName":"requestIdWithRevision","sortedColumn":0,"milestoneDateType":null,"milestoneId":null,"sortOrder":1}],"availableColumns":[]}},
  savePlanColumnsAsDefault: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  getDefaultPlanColumns: {"result":0,"message":"","timestamp":null,"data":[{"field":"requestIdWithRevision","name":"Plan Id","visible":true},{"field":"productType","name":"Product Type","visible":true},{"field":"milestone:7","name":"Shipped","visible":true}]},
  saveNewPlan: {"result":0,"message":"","timestamp":null,"success":true,"fulfilmentPlanId":10620},
  findUnderlyingRequests: {"result":0,"message":"","timestamp":null,"data":["26-10412"]},
  listProductsForPlan: {"result":0,"message":"","timestamp":null,"data":[{"id":12,"productCode":"CMF-4410-L"}]},
  listManuallyCreatedProductTypes: {"result":0,"message":"","timestamp":null,"records":[{"id":4,"name":"PEEK cranial implant","code":"PEEK","defaultManufacturingLocationId":1}]},
  getPlanId: {"result":0,"message":"","timestamp":null,"data":10412},
  getPlanData: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"category":"eRequest","id":10412,"priority":true,"designerId":"usr-hmey","requestId":"26-10412","hasSession":true,"designSessionDate":"2026-11-12T13:00:00Z","designSessionRequired":true,"isProductTypePrioritizable":true,"isProductManufacturingAtRisk":true,"manufacturingAtRisk":false,"trackFileUploaded":true,"fileUploadedDate":"2026-11-03T10:05:00Z","overflowDays":0,"additionalEmails":["or-planning@clinic.example.org"],"surgeryDate":"2026-12-15","patientName":"J. Doe","showOverflowDays":true,"timestampBase64":"AAAAAAAAB9E=","canManageFulfilmentPlan":true}},
  getManufacturingInformation: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"id":10412,"category":"eRequest","requiredManufacturingDataRevision":2,"manufacturingDataAvailable":false,"sides":1,"statusDescription":"Manufacturing","manufacturingProgress":40,"manufacturingLocalizationId":1,"canSetOnHoldResume":true,"canRescheduleManufacturingCycle":true,"availableManufacturingLocations":[{"id":1,"name":"Freiburg","disabled":false}],"treatmentSide":1,"isProductTmj":false,"customBlank":false,"isInCBSScope":true,"manufacturingPosition":2,"manufacturingCapacity":5,"productTypeCode":"PEEK","timestampBase64":"AAAAAAAAB9E=","canManageFulfilmentPlan":true}},
  getShowShipmentInformation: {"result":0,"message":"","timestamp":null,"data":true},
  getShipmentInformation: {"result":0,"message":"","timestamp":null,"data":{"id":10412,"trackingNumber":"1Z-999-AA1-0123","trackingUrl":"https://carrier.example/1Z999AA10123"}},
  editPlanPriority: {"result":0,"message":"Priority changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanManufacturingAtRisk: {"result":0,"message":"Manufacturing at risk changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanDesignSessionDate: {"result":0,"message":"Design session date changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanFileUploadedDate: {"result":0,"message":"File uploaded date changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanOverflowDays: {"result":0,"message":"Overflow days changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanTrackingNumber: {"result":0,"message":"Tracking Number changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanTrackingUrl: {"result":0,"message":"Tracking Url changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  reimportPlan: {"result":0,"message":"Reimport queued.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanSides: {"result":0,"message":"Sides changed successfully","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanManufacturingLocation: {"result":0,"message":"Location changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanManufacturingDataRevision: {"result":0,"message":"Data Availability changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanCustomBlank: {"result":0,"message":"Custom Blank changed successfully","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanManufacturingPosition: {"result":0,"message":"Manufacturing position changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanManufacturingStartDate: {"result":0,"message":"Manufacturing start date changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  recalculateManufacturingStarts: {"result":0,"message":"Manufacturing start date re-scheduled succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  setPlanOnHoldOrResume: {"result":0,"message":"Manufacturing status changed succesfully","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  getPlanMilestones: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"fulfilmentPlanId":10412,"lockedMilestones":false,"showTimeline":true,"productTypeCode":"PEEK","isInCBSScope":true,"milestones":[{"id":7,"name":"Shipped","plannedDate":"2026-12-04T11:00:00Z","actualDate":null,"typeId":7,"timezone":"Europe/Amsterdam","isLocked":false,"baselineDate":"2026-12-03T11:00:00Z","warning":null,"facts":[{"kind":"LeadTime","text":"PEEK, Freiburg: 5 working days","date":"2026-11-27T15:00:00Z","days":5,"recordId":17}]}],"timestampBase64":"AAAAAAAAB9E=","canManageFulfilmentPlan":true}},
  editMilestonePlannedDate: {"result":0,"message":"Milestone Due Date changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editMilestoneActualDate: {"result":0,"message":"Milestone Actual Date changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  unlockMilestones: {"result":0,"message":"Milestones unlocked succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  listPlanLeadTimeModifications: {"result":0,"message":"","timestamp":null,"data":[{"milestoneId":7,"milestone":"Shipped","unmodifiedLeadTime":3,"additionalDays":1,"id":17,"isDefault":false}]},
  updatePlanLeadTimeModifications: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  getPlanTimeline: {"result":0,"message":"","timestamp":null,"model":{"id":10412,"milestones":[{"name":"Shipped","plannedDate":"2026-12-04T11:00:00Z","actualDate":null,"timezone":"Europe/Amsterdam"}],"holidays":[{"date":"2026-12-25"}]}},
  listPlanComments: {"result":0,"message":"","timestamp":null,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"}],"canManageComments":true},
  addPlanComment: {"result":0,"message":"Comment added.","timestamp":null,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"}]},
  editPlanComment: {"result":0,"message":"Comment edited.","timestamp":null,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"}]},
  deletePlanComment: {"result":0,"message":"Comment deleted.","timestamp":null,"comments":[]},
  listLinkedPlans: {"result":0,"message":"","timestamp":null,"model":[{"id":31,"fulfilmentPlanId":10398,"requestId":"26-10398","linkType":1,"linkDescription":"Related to","comment":"Same surgery.","hasWarning":true,"warningMessage":"The linked plan is on hold.","canBeDeleted":true}]},
  listLinkTypes: {"result":0,"message":"","timestamp":null,"types":[{"type":1,"name":"Related"}]},
  savePlanLink: {"result":0,"message":"Link added.","timestamp":"AAAAAAAAB9E="},
  deletePlanLink: {"result":0,"message":"Link deleted.","timestamp":"AAAAAAAAB9E="},
  getRepeatOrders: {"id":10412,"planId":"26-10412 R2","designStatus":"Design Approved","processingStatus":"Done","manufacturingProgressPercentage":100,"comments":"Delivered in two parcels.","distributionCenter":"Rotterdam","productNumber":"CMF-4410-L","shipmentDueDate":"2026-12-04T11:00:00Z","timeZone":"Europe/Amsterdam","children":[{"id":10620,"planId":"26-10620 R0","designStatus":"Design Not Required","processingStatus":"Manufacturing","manufacturingProgressPercentage":40,"comments":null,"distributionCenter":"Rotterdam","productNumber":"CMF-4410-L","shipmentDueDate":"2027-02-01T11:00:00Z","timeZone":"Europe/Amsterdam","children":[]}]},
  searchPhrase: {"result":0,"message":"","timestamp":null,"screenType":1,"fulfilmentPlanId":10412},
  listManufacturingCycles: {"result":0,"message":"","timestamp":null,"items":[{"id":8231,"requestId":"26-10412","requestIdWithManufacturingRevision":"26-10412 M2","manufacturingURL":"/ManufacturingCycle/Details/8231","isOnHold":false,"notificationsAvailable":true,"globalNotificationsAvailable":false,"productSymbol":"PK-L","designStatusDescription":"Design Approved","dueDate":"2026-12-02T14:00:00Z","actualDate":null,"schedulingStrategy":"CBS","manufacturingLocationTimezone":"Europe/Berlin","chosenCycleMilestones":[{"jobStepId":21,"date":"2026-11-20T09:30:00Z"}],"manufacturingProgress":40,"designApprovalDate":"2026-11-18T09:00:00Z","isPrepareSTLDataStepNotCompleted":true,"lastComment":"Blank is reserved.","fulfilmentPlanStatus":4,"fulfilmentPlanId":10412,"isPrototype":false,"style":"none"}],"filteredPlansCount":184,"page":1},
  getManufacturingListFilters: {"result":0,"message":"","timestamp":null,"data":{"availableProducts":[{"id":4,"name":"PEEK cranial implant","products":[{"id":12,"productCode":"CMF-4410-L"}]}],"availableDesignStatuses":[{"id":4,"name":"Design Approved"}],"availableProcessingStatuses":[{"id":4,"name":"Manufacturing"}],"availableRequestTypes":[{"id":1,"name":"eRequest"}],"availableManufacturingLocations":[{"id":1,"name":"Freiburg"}],"availableJobSteps":[{"id":21,"name":"Milling"}],"availableDateTypes":[{"id":0,"name":"Actual"},{"id":1,"name":"Planned"}],"availableProductTypes":[{"id":4,"name":"PEEK cranial implant"}]}},
  getChosenManufacturingFilters: {"result":0,"message":"","timestamp":null,"data":{"requestId":"104","chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"chosenManufacturingLocations":[1],"chosenJobSteps":[21],"upcomingJobSteps":[{"stepId":21}],"selectedCycleMilestones":[{"jobStepId":21,"criteria":1}],"productType":4,"requestTypeId":null,"isCritical":false,"chosenTab":"productType-4","startDate":"2026-11-23","endDate":"2026-12-04","isRelativeDate":false,"relativeDateModifier":null,"relativeDateAmount":null,"relativeDateFrequency":null,"sortColumns":[{"sortedColumn":1,"jobStepId":null,"sortOrder":1}],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"availableColumns":[]}},
  listManufacturingAdditionalFilters: {"result":0,"message":"","timestamp":null,"data":[{"id":17,"name":"Treatment side","filterType":4,"checked":false,"selectOptions":[{"value":"3","label":"Bilateral"}],"selectedValues":[],"selectedValue":null}]},
  findManufacturingRequests: {"result":0,"message":"","timestamp":null,"data":["26-10412"]},
  getManufacturingNotificationNumbers: {"result":0,"message":"","timestamp":null,"data":{"allCategory":{"count":3},"critical":{"count":3},"productTypeNotificationCategoryNumbers":[{"id":4,"count":2}],"requestTypeNotificationCategoryNumbers":[{"id":1,"count":3}]}},
  listManufacturingFilters: {"result":0,"message":"","timestamp":null,"content":[{"id":61,"name":"Late in Rotterdam","sharingLevel":0}]},
  saveManufacturingFiltersPreset: {"result":0,"message":"Filter saved succesfully.","timestamp":null,"data":{"id":17}},
  executeManufacturingFilter: {"result":0,"message":"","timestamp":null,"data":{"requestId":"104","chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"chosenManufacturingLocations":[1],"chosenJobSteps":[21],"upcomingJobSteps":[{"stepId":21}],"selectedCycleMilestones":[{"jobStepId":21,"criteria":1}],"productType":4,"requestTypeId":null,"isCritical":false,"chosenTab":"productType-4","startDate":"2026-11-23","endDate":"2026-12-04","isRelativeDate":false,"relativeDateModifier":null,"relativeDateAmount":null,"relativeDateFrequency":null,"sortColumns":[{"sortedColumn":1,"jobStepId":null,"sortOrder":1}],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"availableColumns":[]}},
  listGlobalNotificationsOfRequest: {"result":0,"message":"","timestamp":null,"notificationsList":[{"id":17,"title":"Material recall","message":"Do not use blanks of lot 4471.","messageType":2,"requestId":"26-10412"}]},
  listGlobalNotificationsOfRequests: {"result":0,"message":"","timestamp":null,"notificationsList":[{"id":17,"title":"Material recall","message":"Do not use blanks of lot 4471.","messageType":2,"requestId":"26-10412"}]},
  acknowledgeGlobalNotification: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  getManufacturingCycleDetails: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"id":8231,"fulfilmentPlanId":10412,"timestamp":"AAAAAAAAB9E=","requestType":1,"requestIdWithManufacturingRevision":"26-10412 M2","requestId":"26-10412","dueDate":"2026-12-02T14:00:00Z","schedulingStrategyShortName":"CBS","productNumber":"CMF-4410-L","productType":"PEEK cranial implant","manufacturingDataAvailable":true,"requiredManufacturingDataRevision":2,"approvalState":"RA approved","quantity":1,"orderNumber":"SO-440127","isMSDProduct":false,"isCustomPrototype":false,"showSkipButton":true,"canManageManufacturingCycles":true,"canManageFulfilmentPlan":false,"canManageComments":true,"manufacturingLocationTimezone":"Europe/Berlin","context":{"recordIndexNumber":4,"recordsNumber":57,"recordId":8231,"nextRecordId":8240,"prevRecordId":8229,"displayedRecordsNumber":10},"materialNumber":"40-2210","combinedOrders":[{"id":31,"identifier":"LOT-2611-03"}],"workOrderModels":[{"materialNumber":"40-2210","combinedOrders":[{"id":31,"identifier":"LOT-2611-03"}],"manufacturingJobs":[{"id":15207,"name":"Milling and cleaning","jobSteps":[{"id":40213,"jobStepId":21,"name":"Milling","status":1,"statusDescription":"In Progress","statusCss":"process","showExpectedTime":true,"plannedEndDate":"2026-11-20T14:00:00Z","plannedTimeSpend":120,"actualStartDate":"2026-11-20T08:40:00Z","actualEndDate":null,"sequenceNumber":3,"criticalityLevel":0}],"currentJobStepId":40213,"progress":40,"completedNumberSteps":2,"overallNumberSteps":5,"currentUserSymbol":"HMEY","manufacturingStatusDescription":"Milling in progress","reworks":[],"canStartStep":false,"canCompleteStep":true,"canRestartJob":true,"canUndoJob":true,"canRework":false,"reasons":[{"action":"rework","text":"Only a completed step can be reworked."}]}]}],"prototypeWorkProcedureModels":[],"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"}]}},
  getManufacturingCycleStamp: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":"AAAAAAAAB9E="},
  startJobStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I="},
  completeJobStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I="},
  undoJobStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I="},
  restartJob: {"result":0,"message":"Restart succeded.","timestamp":"AAAAAAAAB9I="},
  startJobStepInBulk: {"result":0,"message":"","timestamp":"AAAAAAAAB9I="},
  completeJobStepInBulk: {"result":0,"message":"","timestamp":"AAAAAAAAB9I="},
  startReworkStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I="},
  completeReworkStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I="},
  addRework: {"result":0,"message":"","timestamp":"AAAAAAAAB9I="},
  finalizeManufacturingCycle: {"result":0,"message":"Manufacturing finalized.","timestamp":"AAAAAAAAB9I="},
  editManufacturingOrderNumber: {"result":0,"message":"Order number updated.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editManufacturingDataRevision: {"result":0,"message":"Data Availability changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  rescheduleManufacturingMilestones: {"result":0,"message":"Manufacturing Milestones rescheduled succesfully","timestamp":"AAAAAAAAB9I="},
  addManufacturingComment: {"result":0,"message":"Comment added.","timestamp":null,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"}]},
  editManufacturingComment: {"result":0,"message":"Comment edited.","timestamp":null,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"}]},
  deleteManufacturingComment: {"result":0,"message":"Comment deleted.","timestamp":null,"comments":[]},
  listCompatibleCycles: {"result":[8231,8240]},
  listCycleWorkflows: {"result":{"workflows":[{"id":88,"name":"Milling and cleaning","workflowSteps":[{"name":"Milling","workflowName":"Milling and cleaning","transitionAction":{"name":"Done","type":3,"statePreOperation":{"name":"In Progress","type":1},"statePostOperation":{"name":"Completed","type":2}},"transitionActionType":3,"affectedCases":[{"id":8231,"requestId":"26-10412","manufacturingJobId":15207}]}]}]}},
  getPrototypeCycleDetails: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"id":8231,"fulfilmentPlanId":10412,"timestamp":"AAAAAAAAB9E=","requestType":1,"requestIdWithManufacturingRevision":"26-10412 M2","requestId":"26-10412","dueDate":"2026-12-02T14:00:00Z","schedulingStrategyShortName":"CBS","productNumber":"CMF-4410-L","productType":"PEEK cranial implant","manufacturingDataAvailable":true,"requiredManufacturingDataRevision":2,"approvalState":"RA approved","quantity":1,"orderNumber":"SO-440127","isMSDProduct":false,"isCustomPrototype":false,"showSkipButton":true,"canManageManufacturingCycles":true,"canManageFulfilmentPlan":false,"canManageComments":true,"manufacturingLocationTimezone":"Europe/Berlin","context":{"recordIndexNumber":4,"recordsNumber":57,"recordId":8231,"nextRecordId":8240,"prevRecordId":8229,"displayedRecordsNumber":10},"materialNumber":"40-2210","combinedOrders":[{"id":31,"identifier":"LOT-2611-03"}],"workOrderModels":[{"materialNumber":"40-2210","combinedOrders":[{"id":31,"identifier":"LOT-2611-03"}],"manufacturingJobs":[{"id":15207,"name":"Milling and cleaning","jobSteps":[{"id":40213,"jobStepId":21,"name":"Milling","status":1,"statusDescription":"In Progress","statusCss":"process","showExpectedTime":true,"plannedEndDate":"2026-11-20T14:00:00Z","plannedTimeSpend":120,"actualStartDate":"2026-11-20T08:40:00Z","actualEndDate":null,"sequenceNumber":3,"criticalityLevel":0}],"currentJobStepId":40213,"progress":40,"completedNumberSteps":2,"overallNumberSteps":5,"currentUserSymbol":"HMEY","manufacturingStatusDescription":"Milling in progress","reworks":[],"canStartStep":false,"canCompleteStep":true,"canRestartJob":true,"canUndoJob":true,"canRework":false,"reasons":[{"action":"rework","text":"Only a completed step can be reworked."}]}]}],"prototypeWorkProcedureModels":[],"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"}]}},
  updatePrototypeWorkflow: {"result":0,"message":"Workflow updated succesfully.","timestamp":"AAAAAAAAB9I="},
  createPrototypeWorkflow: {"result":0,"message":"Workflow updated succesfully.","timestamp":null,"data":{"id":17}},
  deletePrototypeWorkflow: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  startPrototypeStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I="},
  completePrototypeStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I="},
  undoPrototypeStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I="},
  restartPrototypeJob: {"result":0,"message":"Restart succeded.","timestamp":"AAAAAAAAB9I="},
  finalizePrototypeCycle: {"result":0,"message":"Manufacturing finalized.","timestamp":"AAAAAAAAB9I="},
  listCombinedOrderDefinitions: {"result":0,"message":"","timestamp":null,"data":[{"id":2,"name":"Sterilization","keyType":3}]},
  listCombinedOrderStatuses: {"result":0,"message":"","timestamp":null,"data":[{"id":0,"name":"Not started"},{"id":1,"name":"In progress"},{"id":2,"name":"Completed"}]},
  findCombinedOrderIdentifiers: {"result":0,"message":"","timestamp":null,"data":["LOT-2611-03"]},
  listCombinedOrders: {"result":0,"message":"","timestamp":null,"data":[{"id":31,"identifier":"LOT-2611-03","orderNumber":"TRK-88120","combinedOrderDefinitionId":2,"combinedOrderDefinitionName":"Sterilization","status":1,"manufacturingProgress":40,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"}]}],"count":184},
  getCombinedOrderDetails: {"result":0,"message":"","timestamp":null,"data":{"targetCombinedOrder":{"id":31,"identifier":"LOT-2611-03","orderNumber":"TRK-88120","combinedOrderDefinitionId":2,"combinedOrderDefinitionName":"Sterilization","status":1,"manufacturingProgress":40,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"}]},"targetIndex":2,"count":15,"previousCombinedOrderId":30,"previousCombinedOrderIdentifier":"LOT-2611-02","nextCombinedOrderId":32,"nextCombinedOrderIdentifier":"LOT-2611-04"}},
  getCombinedOrderWorkOrder: {"result":0,"message":"","timestamp":null,"data":{"name":"Sterilization","workflowId":44,"currentSequenceNumber":1,"currentStepStatus":1,"canStart":false,"canFinish":true,"canUndo":true,"jobSteps":[{"id":31,"name":"Packing"},{"id":32,"name":"Sterilizing"}]}},
  listCombinedManufacturingJobs: {"result":0,"message":"","timestamp":null,"data":[{"id":15207,"requestId":"26-10412","fulfilmentPlanId":10412,"workflow":"Sterilization","passNumber":1,"isReadyForManufacturing":true}]},
  listCombinedOrderCandidates: {"result":0,"message":"","timestamp":null,"data":[{"id":10412,"requestId":"26-10412","manufacturingJobs":[{"id":15207,"workflow":"Sterilization"}]}]},
  createCombinedOrder: {"result":0,"message":"31","timestamp":"AAAAAAAAB9E="},
  addCombinedPlan: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  removeCombinedPlan: {"result":0,"message":"Combined Request Id has been removed.","timestamp":"AAAAAAAAB9E="},
  startCombinedOrderStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  completeCombinedOrderStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  undoCombinedOrderStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  editCombinedOrderNumber: {"result":0,"message":"Order number has been changed.","timestamp":"AAAAAAAAB9E="},
  editCombinedOrderIdentifier: {"result":0,"message":"Identifier has been changed.","timestamp":"AAAAAAAAB9E="},
  addCombinedOrderComment: {"result":0,"message":"Comment added.","timestamp":"AAAAAAAAB9E="},
  editCombinedOrderComment: {"result":0,"message":"Comment edited.","timestamp":"AAAAAAAAB9E="},
  deleteCombinedOrderComment: {"result":0,"message":"Comment deleted.","timestamp":"AAAAAAAAB9E="},
};

interface Examples {
  checkUserPermissions: operations['checkUserPermissions']['responses'][200]['content']['application/json'];
  getVersion: operations['getVersion']['responses'][200]['content']['application/json'];
  listPlans: operations['listPlans']['responses'][200]['content']['application/json'];
  getPlanListFilters: operations['getPlanListFilters']['responses'][200]['content']['application/json'];
  findPlanRequests: operations['findPlanRequests']['responses'][200]['content']['application/json'];
  getChosenPlanFilters: operations['getChosenPlanFilters']['responses'][200]['content']['application/json'];
  savePlanFiltersInSession: operations['savePlanFiltersInSession']['responses'][200]['content']['application/json'];
  getPlanDetailsConfiguration: operations['getPlanDetailsConfiguration']['responses'][200]['content']['application/json'];
  getPlanContext: operations['getPlanContext']['responses'][200]['content']['application/json'];
  getRequestInformation: operations['getRequestInformation']['responses'][200]['content']['application/json'];
  getPlanChanges: operations['getPlanChanges']['responses'][200]['content']['application/json'];
  editPlanProductNumber: operations['editPlanProductNumber']['responses'][200]['content']['application/json'];
  editPlanDistributionCenter: operations['editPlanDistributionCenter']['responses'][200]['content']['application/json'];
  editPlanRequestStatus: operations['editPlanRequestStatus']['responses'][200]['content']['application/json'];
  editPlanQuantity: operations['editPlanQuantity']['responses'][200]['content']['application/json'];
  editPlanPONumber: operations['editPlanPONumber']['responses'][200]['content']['application/json'];
  editPlanPONumberDate: operations['editPlanPONumberDate']['responses'][200]['content']['application/json'];
  editPlanRaApproval: operations['editPlanRaApproval']['responses'][200]['content']['application/json'];
  editPlanLoanerSet: operations['editPlanLoanerSet']['responses'][200]['content']['application/json'];
  editPlanOrderNumber: operations['editPlanOrderNumber']['responses'][200]['content']['application/json'];
  listDistributionCenters: operations['listDistributionCenters']['responses'][200]['content']['application/json'];
  addDistributionCenter: operations['addDistributionCenter']['responses'][200]['content']['application/json'];
  updateDistributionCenter: operations['updateDistributionCenter']['responses'][200]['content']['application/json'];
  removeDistributionCenter: operations['removeDistributionCenter']['responses'][200]['content']['application/json'];
  listActiveTimeZones: operations['listActiveTimeZones']['responses'][200]['content']['application/json'];
  listAllTimeZones: operations['listAllTimeZones']['responses'][200]['content']['application/json'];
  listJobSteps: operations['listJobSteps']['responses'][200]['content']['application/json'];
  addJobStep: operations['addJobStep']['responses'][200]['content']['application/json'];
  updateJobStep: operations['updateJobStep']['responses'][200]['content']['application/json'];
  listPlanAdditionalFilters: operations['listPlanAdditionalFilters']['responses'][200]['content']['application/json'];
  listPlanFilters: operations['listPlanFilters']['responses'][200]['content']['application/json'];
  savePlanFiltersPreset: operations['savePlanFiltersPreset']['responses'][200]['content']['application/json'];
  executePlanFilter: operations['executePlanFilter']['responses'][200]['content']['application/json'];
  savePlanColumnsAsDefault: operations['savePlanColumnsAsDefault']['responses'][200]['content']['application/json'];
  getDefaultPlanColumns: operations['getDefaultPlanColumns']['responses'][200]['content']['application/json'];
  saveNewPlan: operations['saveNewPlan']['responses'][200]['content']['application/json'];
  findUnderlyingRequests: operations['findUnderlyingRequests']['responses'][200]['content']['application/json'];
  listProductsForPlan: operations['listProductsForPlan']['responses'][200]['content']['application/json'];
  listManuallyCreatedProductTypes: operations['listManuallyCreatedProductTypes']['responses'][200]['content']['application/json'];
  getPlanId: operations['getPlanId']['responses'][200]['content']['application/json'];
  getPlanData: operations['getPlanData']['responses'][200]['content']['application/json'];
  getManufacturingInformation: operations['getManufacturingInformation']['responses'][200]['content']['application/json'];
  getShowShipmentInformation: operations['getShowShipmentInformation']['responses'][200]['content']['application/json'];
  getShipmentInformation: operations['getShipmentInformation']['responses'][200]['content']['application/json'];
  editPlanPriority: operations['editPlanPriority']['responses'][200]['content']['application/json'];
  editPlanManufacturingAtRisk: operations['editPlanManufacturingAtRisk']['responses'][200]['content']['application/json'];
  editPlanDesignSessionDate: operations['editPlanDesignSessionDate']['responses'][200]['content']['application/json'];
  editPlanFileUploadedDate: operations['editPlanFileUploadedDate']['responses'][200]['content']['application/json'];
  editPlanOverflowDays: operations['editPlanOverflowDays']['responses'][200]['content']['application/json'];
  editPlanTrackingNumber: operations['editPlanTrackingNumber']['responses'][200]['content']['application/json'];
  editPlanTrackingUrl: operations['editPlanTrackingUrl']['responses'][200]['content']['application/json'];
  reimportPlan: operations['reimportPlan']['responses'][200]['content']['application/json'];
  editPlanSides: operations['editPlanSides']['responses'][200]['content']['application/json'];
  editPlanManufacturingLocation: operations['editPlanManufacturingLocation']['responses'][200]['content']['application/json'];
  editPlanManufacturingDataRevision: operations['editPlanManufacturingDataRevision']['responses'][200]['content']['application/json'];
  editPlanCustomBlank: operations['editPlanCustomBlank']['responses'][200]['content']['application/json'];
  editPlanManufacturingPosition: operations['editPlanManufacturingPosition']['responses'][200]['content']['application/json'];
  editPlanManufacturingStartDate: operations['editPlanManufacturingStartDate']['responses'][200]['content']['application/json'];
  recalculateManufacturingStarts: operations['recalculateManufacturingStarts']['responses'][200]['content']['application/json'];
  setPlanOnHoldOrResume: operations['setPlanOnHoldOrResume']['responses'][200]['content']['application/json'];
  getPlanMilestones: operations['getPlanMilestones']['responses'][200]['content']['application/json'];
  editMilestonePlannedDate: operations['editMilestonePlannedDate']['responses'][200]['content']['application/json'];
  editMilestoneActualDate: operations['editMilestoneActualDate']['responses'][200]['content']['application/json'];
  unlockMilestones: operations['unlockMilestones']['responses'][200]['content']['application/json'];
  listPlanLeadTimeModifications: operations['listPlanLeadTimeModifications']['responses'][200]['content']['application/json'];
  updatePlanLeadTimeModifications: operations['updatePlanLeadTimeModifications']['responses'][200]['content']['application/json'];
  getPlanTimeline: operations['getPlanTimeline']['responses'][200]['content']['application/json'];
  listPlanComments: operations['listPlanComments']['responses'][200]['content']['application/json'];
  addPlanComment: operations['addPlanComment']['responses'][200]['content']['application/json'];
  editPlanComment: operations['editPlanComment']['responses'][200]['content']['application/json'];
  deletePlanComment: operations['deletePlanComment']['responses'][200]['content']['application/json'];
  listLinkedPlans: operations['listLinkedPlans']['responses'][200]['content']['application/json'];
  listLinkTypes: operations['listLinkTypes']['responses'][200]['content']['application/json'];
  savePlanLink: operations['savePlanLink']['responses'][200]['content']['application/json'];
  deletePlanLink: operations['deletePlanLink']['responses'][200]['content']['application/json'];
  getRepeatOrders: operations['getRepeatOrders']['responses'][200]['content']['application/json'];
  searchPhrase: operations['searchPhrase']['responses'][200]['content']['application/json'];
  listManufacturingCycles: operations['listManufacturingCycles']['responses'][200]['content']['application/json'];
  getManufacturingListFilters: operations['getManufacturingListFilters']['responses'][200]['content']['application/json'];
  getChosenManufacturingFilters: operations['getChosenManufacturingFilters']['responses'][200]['content']['application/json'];
  listManufacturingAdditionalFilters: operations['listManufacturingAdditionalFilters']['responses'][200]['content']['application/json'];
  findManufacturingRequests: operations['findManufacturingRequests']['responses'][200]['content']['application/json'];
  getManufacturingNotificationNumbers: operations['getManufacturingNotificationNumbers']['responses'][200]['content']['application/json'];
  listManufacturingFilters: operations['listManufacturingFilters']['responses'][200]['content']['application/json'];
  saveManufacturingFiltersPreset: operations['saveManufacturingFiltersPreset']['responses'][200]['content']['application/json'];
  executeManufacturingFilter: operations['executeManufacturingFilter']['responses'][200]['content']['application/json'];
  listGlobalNotificationsOfRequest: operations['listGlobalNotificationsOfRequest']['responses'][200]['content']['application/json'];
  listGlobalNotificationsOfRequests: operations['listGlobalNotificationsOfRequests']['responses'][200]['content']['application/json'];
  acknowledgeGlobalNotification: operations['acknowledgeGlobalNotification']['responses'][200]['content']['application/json'];
  getManufacturingCycleDetails: operations['getManufacturingCycleDetails']['responses'][200]['content']['application/json'];
  getManufacturingCycleStamp: operations['getManufacturingCycleStamp']['responses'][200]['content']['application/json'];
  startJobStep: operations['startJobStep']['responses'][200]['content']['application/json'];
  completeJobStep: operations['completeJobStep']['responses'][200]['content']['application/json'];
  undoJobStep: operations['undoJobStep']['responses'][200]['content']['application/json'];
  restartJob: operations['restartJob']['responses'][200]['content']['application/json'];
  startJobStepInBulk: operations['startJobStepInBulk']['responses'][200]['content']['application/json'];
  completeJobStepInBulk: operations['completeJobStepInBulk']['responses'][200]['content']['application/json'];
  startReworkStep: operations['startReworkStep']['responses'][200]['content']['application/json'];
  completeReworkStep: operations['completeReworkStep']['responses'][200]['content']['application/json'];
  addRework: operations['addRework']['responses'][200]['content']['application/json'];
  finalizeManufacturingCycle: operations['finalizeManufacturingCycle']['responses'][200]['content']['application/json'];
  editManufacturingOrderNumber: operations['editManufacturingOrderNumber']['responses'][200]['content']['application/json'];
  editManufacturingDataRevision: operations['editManufacturingDataRevision']['responses'][200]['content']['application/json'];
  rescheduleManufacturingMilestones: operations['rescheduleManufacturingMilestones']['responses'][200]['content']['application/json'];
  addManufacturingComment: operations['addManufacturingComment']['responses'][200]['content']['application/json'];
  editManufacturingComment: operations['editManufacturingComment']['responses'][200]['content']['application/json'];
  deleteManufacturingComment: operations['deleteManufacturingComment']['responses'][200]['content']['application/json'];
  listCompatibleCycles: operations['listCompatibleCycles']['responses'][200]['content']['application/json'];
  listCycleWorkflows: operations['listCycleWorkflows']['responses'][200]['content']['application/json'];
  getPrototypeCycleDetails: operations['getPrototypeCycleDetails']['responses'][200]['content']['application/json'];
  updatePrototypeWorkflow: operations['updatePrototypeWorkflow']['responses'][200]['content']['application/json'];
  createPrototypeWorkflow: operations['createPrototypeWorkflow']['responses'][200]['content']['application/json'];
  deletePrototypeWorkflow: operations['deletePrototypeWorkflow']['responses'][200]['content']['application/json'];
  startPrototypeStep: operations['startPrototypeStep']['responses'][200]['content']['application/json'];
  completePrototypeStep: operations['completePrototypeStep']['responses'][200]['content']['application/json'];
  undoPrototypeStep: operations['undoPrototypeStep']['responses'][200]['content']['application/json'];
  restartPrototypeJob: operations['restartPrototypeJob']['responses'][200]['content']['application/json'];
  finalizePrototypeCycle: operations['finalizePrototypeCycle']['responses'][200]['content']['application/json'];
  listCombinedOrderDefinitions: operations['listCombinedOrderDefinitions']['responses'][200]['content']['application/json'];
  listCombinedOrderStatuses: operations['listCombinedOrderStatuses']['responses'][200]['content']['application/json'];
  findCombinedOrderIdentifiers: operations['findCombinedOrderIdentifiers']['responses'][200]['content']['application/json'];
  listCombinedOrders: operations['listCombinedOrders']['responses'][200]['content']['application/json'];
  getCombinedOrderDetails: operations['getCombinedOrderDetails']['responses'][200]['content']['application/json'];
  getCombinedOrderWorkOrder: operations['getCombinedOrderWorkOrder']['responses'][200]['content']['application/json'];
  listCombinedManufacturingJobs: operations['listCombinedManufacturingJobs']['responses'][200]['content']['application/json'];
  listCombinedOrderCandidates: operations['listCombinedOrderCandidates']['responses'][200]['content']['application/json'];
  createCombinedOrder: operations['createCombinedOrder']['responses'][200]['content']['application/json'];
  addCombinedPlan: operations['addCombinedPlan']['responses'][200]['content']['application/json'];
  removeCombinedPlan: operations['removeCombinedPlan']['responses'][200]['content']['application/json'];
  startCombinedOrderStep: operations['startCombinedOrderStep']['responses'][200]['content']['application/json'];
  completeCombinedOrderStep: operations['completeCombinedOrderStep']['responses'][200]['content']['application/json'];
  undoCombinedOrderStep: operations['undoCombinedOrderStep']['responses'][200]['content']['application/json'];
  editCombinedOrderNumber: operations['editCombinedOrderNumber']['responses'][200]['content']['application/json'];
  editCombinedOrderIdentifier: operations['editCombinedOrderIdentifier']['responses'][200]['content']['application/json'];
  addCombinedOrderComment: operations['addCombinedOrderComment']['responses'][200]['content']['application/json'];
  editCombinedOrderComment: operations['editCombinedOrderComment']['responses'][200]['content']['application/json'];
  deleteCombinedOrderComment: operations['deleteCombinedOrderComment']['responses'][200]['content']['application/json'];
}
