/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { operations } from './schema.ts';

/** One answer of each operation, as the contract shows it. */
export const examples: Examples = {
  checkUserPermissions: [{"permissionName":"CanManageFulfilmentPlan","assigned":true},{"permissionName":"ReadOnlyFulfilmentPlanAccess","assigned":true},{"permissionName":"IsDesigner","assigned":false}],
  getVersion: {"result":0,"message":"","timestamp":null,"data":{"name":"CRT","version":"1.4.0"}},
  listPlans: {"result":0,"message":"","timestamp":null,"data":[{"id":10412,"requestId":"26-10412","requestIdWithRevision":"26-10412 R2","underlyingRequestId":null,"underlyingFulfilmentPlanUrl":null,"requestTypeId":1,"productType":"PEEK cranial implant","productNumber":"CMF-4410-L","priority":true,"designStatus":"Approved","processingStatus":4,"processingStatusDescription":"Manufacturing","isOnHold":false,"manufacturingProgress":40,"isManufacturingProgressVisible":true,"linksCount":2,"quantity":null,"distributionCenter":"Rotterdam","manufacturingLocation":"Freiburg","orderNumber":"SO-440127","createdDate":"2026-11-02T08:15:00Z","plannedSurgeryDate":"2026-12-15","milestones":[{"milestoneId":7,"name":"Shipped","plannedDate":"2026-12-04T11:00:00Z","actualDate":null,"timezone":"Europe/Amsterdam"}],"timestampBase64":"AAAAAAAAB9E="},{"id":10398,"requestId":"26-10398","requestIdWithRevision":"26-10398 R0","underlyingRequestId":"26-10112","underlyingFulfilmentPlanUrl":"/FulfilmentPlan/Details/10112","requestTypeId":2,"productType":"Titanium mesh","productNumber":"TM-2000","priority":false,"designStatus":"Approved","processingStatus":8,"processingStatusDescription":"On Hold","isOnHold":true,"manufacturingProgress":20,"isManufacturingProgressVisible":true,"linksCount":1,"quantity":2,"distributionCenter":"Sydney","manufacturingLocation":"Freiburg","orderNumber":"SO-439902","createdDate":"2026-10-19T21:40:00Z","plannedSurgeryDate":null,"milestones":[{"milestoneId":7,"name":"Shipped","plannedDate":"2026-11-25T01:00:00Z","actualDate":null,"timezone":"Australia/Sydney"}],"timestampBase64":"AAAAAAAAB8w="},{"id":10377,"requestId":"26-10377","requestIdWithRevision":"26-10377 R1","underlyingRequestId":null,"underlyingFulfilmentPlanUrl":null,"requestTypeId":1,"productType":"Customised jaw joint","productNumber":"TMJ-310-R","priority":false,"designStatus":"Approval Pending","processingStatus":0,"processingStatusDescription":"Manufacturing Input Pending","isOnHold":false,"manufacturingProgress":0,"isManufacturingProgressVisible":false,"linksCount":0,"quantity":null,"distributionCenter":"Chicago","manufacturingLocation":"Detroit","orderNumber":null,"createdDate":"2026-10-12T14:02:00Z","plannedSurgeryDate":"2026-12-02","milestones":[{"milestoneId":7,"name":"Shipped","plannedDate":"2026-11-27T18:00:00Z","actualDate":null,"timezone":"America/Chicago"}],"timestampBase64":"AAAAAAAAB4A="}],"filteredPlansCount":184,"page":1,"listQueryId":"9f86d081884c7d65"},
  getPlanCounts: {"result":0,"message":"","timestamp":null,"data":{"late":{"count":12,"filters":{"selectedAdditionalFilters":[{"id":7,"selectedValues":["1"]}]}},"dueToday":{"count":4,"filters":{"selectedAdditionalFilters":[{"id":7,"selectedValues":["2"]}]}},"onHold":{"count":30,"filters":{"chosenProcessingStatuses":[8]}},"waitingForInput":{"count":96,"filters":{"chosenProcessingStatuses":[0]}}}},
  getPlanListFilters: {"result":0,"message":"","timestamp":null,"data":{"availableProducts":[{"id":4,"name":"PEEK cranial implant","products":[{"id":12,"productCode":"CMF-4410-L"},{"id":13,"productCode":"CMF-4410-R"}]},{"id":6,"name":"Titanium mesh","products":[{"id":20,"productCode":"TM-2000"}]}],"availableDesignStatuses":[{"id":0,"name":"Waiting For File"},{"id":1,"name":"Waiting For Session"},{"id":2,"name":"Session Planned"},{"id":3,"name":"In Design"},{"id":4,"name":"Approval Pending"},{"id":5,"name":"Approved"}],"availableProcessingStatuses":[{"id":0,"name":"Manufacturing Input Pending"},{"id":1,"name":"Ready For Manufacturing Approval Pending"},{"id":2,"name":"Ready For Manufacturing"},{"id":3,"name":"Manufacturing Approval Pending"},{"id":4,"name":"Manufacturing"},{"id":5,"name":"Ready For Shipment"},{"id":6,"name":"In Transit"},{"id":7,"name":"Arrived"},{"id":8,"name":"On Hold"},{"id":9,"name":"Terminated"},{"id":10,"name":"Done"}],"availableRequestTypes":[{"id":1,"name":"eRequest"},{"id":2,"name":"ReOrder"},{"id":3,"name":"Prototype"},{"id":4,"name":"DesignOnly"},{"id":5,"name":"External"}],"availableManufacturingLocations":[{"id":2,"name":"Detroit"},{"id":1,"name":"Freiburg"},{"id":3,"name":"Osaka"}],"availableDates":[{"id":1,"name":"Date"},{"id":2,"name":"Range"},{"id":3,"name":"Relative range"}],"availableMilestones":[{"id":1,"name":"Request Received"},{"id":2,"name":"File Uploaded"},{"id":3,"name":"Design Session"},{"id":4,"name":"Design Approved"},{"id":9,"name":"RA Approved"},{"id":10,"name":"Data Available"},{"id":5,"name":"Manufacturing Started"},{"id":6,"name":"Out Of Manufacturing"},{"id":7,"name":"Shipped"},{"id":8,"name":"Arrived"}],"availableDateTypes":[{"id":0,"name":"Actual"},{"id":1,"name":"Planned"}],"availableDistributionCenters":[{"id":3,"name":"Rotterdam"},{"id":4,"name":"Sydney"},{"id":5,"name":"Chicago"}]}},
  findPlanRequests: {"result":0,"message":"","timestamp":null,"data":["26-10412","26-10498"]},
  getChosenPlanFilters: {"result":0,"message":"","timestamp":null,"data":{"requestId":"104","chosenProducts":["4-12"],"chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"dateFilter":3,"dateType":1,"chosenMilestoneId":7,"chosenDate":null,"startDate":null,"endDate":null,"isRelativeDate":true,"relativeDateModifier":0,"relativeDateAmount":2,"relativeDateFrequency":1,"chosenDistributionCenters":[3],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"sortColumns":[{"columnName":"requestIdWithRevision","sortedColumn":0,"milestoneDateType":null,"milestoneId":null,"sortOrder":1}],"availableColumns":[]}},
  savePlanFiltersInSession: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  getPlanDetailsConfiguration: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"designSessionOnly":false,"showManufacturingInformation":true,"manufacturingUrl":"/ManufacturingCycle/Details/8231","canManageFulfilmentPlan":true,"canManageComments":true}},
  getPlanContext: {"result":0,"message":"","timestamp":null,"data":{"recordIndexNumber":12,"recordsNumber":184,"recordId":10412,"nextRecordId":10398,"prevRecordId":10420,"displayedRecordsNumber":10}},
  getRequestInformation: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"id":10412,"requestId":"26-10412","requestTypeId":1,"category":"eRequest","productTypeDescription":"PEEK cranial implant","requestUrl":"https://orders.example.com/requests/26-10412","isManufacturingOnly":false,"orderNumber":"SO-440127","requestStatusId":4,"createdDate":"2026-11-02T08:15:00Z","productNumber":"CMF-4410-L","designRevision":2,"quantity":null,"distributionCenterId":3,"poNumber":"PO-88120","poNumberDate":"2026-11-03","showPONumberField":true,"raApproval":true,"hasMetalAllergy":false,"isProductTmj":false,"plannedSurgeryDate":"2026-12-15","loanerSet":"LS-0412","isUSLocation":false,"timestampBase64":"AAAAAAAAB9E=","manufacturingCycleId":8231,"prototypeManufacturingCycleId":null,"canBeCreatedManually":false,"canManageFulfilmentPlan":true,"canManageManufacturingCycles":false,"availableRequestStatuses":[{"id":2,"name":"Ready For Manufacturing"},{"id":3,"name":"Manufacturing Approval Pending"},{"id":4,"name":"Manufacturing"},{"id":5,"name":"Ready For Shipment"},{"id":9,"name":"Terminated"}],"availableProducts":[{"id":12,"productCode":"CMF-4410-L"},{"id":13,"productCode":"CMF-4410-R"}],"availableDistributionCenters":[{"id":3,"name":"Rotterdam"},{"id":4,"name":"Sydney"},{"id":5,"name":"Chicago"}],"availableRequestCategories":[{"id":1,"name":"eRequest"}]}},
  getPlanChanges: {"result":0,"message":"","timestamp":null,"data":[{"field":"Product Number","oldValue":"CMF-4400-L","newValue":"CMF-4410-L","time":"2026-11-20T09:30:00Z","userSymbol":"HMEY","userName":"Hanna Meyer","source":"screen","batchId":"9b0a4a52-1c1f-4d5e-8a37-2f3e5d0c9b11"},{"field":"Shipped Due Date","oldValue":"2026-12-03T11:00:00.000Z","newValue":"2026-12-04T11:00:00.000Z","time":"2026-11-20T09:30:00Z","userSymbol":"HMEY","userName":"Hanna Meyer","source":"scheduler","batchId":"9b0a4a52-1c1f-4d5e-8a37-2f3e5d0c9b11"},{"field":"Request Status","oldValue":"Arrived","newValue":"Done","time":"2026-11-19T15:12:00Z","userSymbol":null,"userName":null,"source":"scheduler","batchId":"9b0a49f1-1c1f-4d5e-8a37-2f3e5d0c9b11"},{"field":"RA Approval","oldValue":"No","newValue":"Yes","time":"2026-11-17T10:41:00Z","userSymbol":"JWEI","userName":"Jonas Weiss","source":"screen","batchId":"9b0a4510-1c1f-4d5e-8a37-2f3e5d0c9b11"}]},
  editPlanProductNumber: {"result":0,"message":"Product number changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanDistributionCenter: {"result":0,"message":"Distribution center changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanRequestStatus: {"result":0,"message":"Request status changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanQuantity: {"result":0,"message":"Quantity changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanPONumber: {"result":0,"message":"PO Number set succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanPONumberDate: {"result":0,"message":"PO Number Date set succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanRaApproval: {"result":0,"message":"RA Approval set succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanLoanerSet: {"result":0,"message":"Loaner Set updated succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editPlanOrderNumber: {"result":0,"message":"Order Number set succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  listDistributionCenters: {"result":0,"message":"","timestamp":null,"records":[{"id":3,"requestDistributionCentre":"Rotterdam","destinationLocation":"EU","timeZoneId":"Europe/Amsterdam","calendarId":2,"canBeDeleted":true,"calendarName":"Netherlands","timeZoneName":"(UTC+01:00) Amsterdam","destinationLocationName":"Europe","timestampBase64":"AAAAAAAAB9E=","usedBy":null},{"id":4,"requestDistributionCentre":"Sydney","destinationLocation":"AP","timeZoneId":"Australia/Sydney","calendarId":5,"canBeDeleted":false,"calendarName":"New South Wales","timeZoneName":"(UTC+10:00) Sydney","destinationLocationName":"Asia Pacific","timestampBase64":"AAAAAAAAB9E=","usedBy":null},{"id":5,"requestDistributionCentre":"Chicago","destinationLocation":"US","timeZoneId":"America/Chicago","calendarId":6,"canBeDeleted":false,"calendarName":"United States","timeZoneName":"(UTC-06:00) Chicago","destinationLocationName":"United States","timestampBase64":"AAAAAAAAB9E=","usedBy":null}],"calendars":[{"id":2,"name":"Netherlands"},{"id":5,"name":"New South Wales"},{"id":6,"name":"United States"}],"locations":[{"value":"AP","text":"Asia Pacific"},{"value":"EU","text":"Europe"},{"value":"US","text":"United States"}],"timeZones":[{"name":"(UTC-06:00) Chicago","ianaName":"America/Chicago"},{"name":"(UTC+01:00) Amsterdam","ianaName":"Europe/Amsterdam"},{"name":"(UTC+05:30) Kolkata","ianaName":"Asia/Kolkata"},{"name":"(UTC+10:00) Sydney","ianaName":"Australia/Sydney"}]},
  addDistributionCenter: {"result":0,"message":"Record added","timestamp":null,"data":{"id":17}},
  updateDistributionCenter: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9E="},
  removeDistributionCenter: {"result":0,"message":"Delete operation succeeded","timestamp":"AAAAAAAAB9E="},
  listActiveTimeZones: {"result":0,"message":"","timestamp":null,"data":[{"name":"(UTC-06:00) Chicago","ianaName":"America/Chicago"},{"name":"(UTC+01:00) Amsterdam","ianaName":"Europe/Amsterdam"},{"name":"(UTC+05:30) Kolkata","ianaName":"Asia/Kolkata"},{"name":"(UTC+10:00) Sydney","ianaName":"Australia/Sydney"}]},
  listAllTimeZones: {"result":0,"message":"","timestamp":null,"data":[{"name":"(UTC-06:00) Chicago","ianaName":"America/Chicago"},{"name":"(UTC+01:00) Amsterdam","ianaName":"Europe/Amsterdam"},{"name":"(UTC+05:30) Kolkata","ianaName":"Asia/Kolkata"},{"name":"(UTC+10:00) Sydney","ianaName":"Australia/Sydney"}]},
  listJobSteps: {"result":0,"message":"","timestamp":null,"records":[{"id":24,"name":"Cleaning","timestampBase64":"AAAAAAAAB9E=","usedBy":null},{"id":26,"name":"Inspection","timestampBase64":"AAAAAAAAB9E=","usedBy":null},{"id":21,"name":"Milling","timestampBase64":"AAAAAAAAB9E=","usedBy":null},{"id":28,"name":"Packing","timestampBase64":"AAAAAAAAB9E=","usedBy":null}]},
  addJobStep: {"result":0,"message":"Record added","timestamp":null,"data":{"id":17}},
  updateJobStep: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9E="},
  listPlanAdditionalFilters: {"result":0,"message":"","timestamp":null,"data":[{"id":17,"name":"Treatment side","filterType":4,"checked":false,"selectOptions":[{"value":"3","label":"Bilateral"}],"selectedValues":[],"selectedValue":null},{"id":18,"name":"Overflow days","filterType":1,"checked":false,"selectOptions":[],"selectedValues":[],"selectedValue":null}]},
  listPlanFilters: {"result":0,"message":"","timestamp":null,"content":[{"id":61,"name":"Late in Rotterdam","sharingLevel":0},{"id":62,"name":"Everything on hold","sharingLevel":1}]},
  savePlanFiltersPreset: {"result":0,"message":"Filter saved succesfully.","timestamp":null,"data":{"id":17}},
  executePlanFilter: {"result":0,"message":"","timestamp":null,"data":{"requestId":"104","chosenProducts":["4-12"],"chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"dateFilter":3,"dateType":1,"chosenMilestoneId":7,"chosenDate":null,"startDate":null,"endDate":null,"isRelativeDate":true,"relativeDateModifier":0,"relativeDateAmount":2,"relativeDateFrequency":1,"chosenDistributionCenters":[3],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"sortColumns":[{"columnName":"requestIdWithRevision","sortedColumn":0,"milestoneDateType":null,"milestoneId":null,"sortOrder":1}],"availableColumns":[]}},
  savePlanColumnsAsDefault: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  getDefaultPlanColumns: {"result":0,"message":"","timestamp":null,"data":[{"field":"requestIdWithRevision","name":"Plan Id","visible":true},{"field":"productType","name":"Product Type","visible":true},{"field":"milestone:7","name":"Shipped","visible":true}]},
  saveNewPlan: {"result":0,"message":"","timestamp":null,"success":true,"fulfilmentPlanId":10620},
  findUnderlyingRequests: {"result":0,"message":"","timestamp":null,"data":["26-10412","26-10398"]},
  listProductsForPlan: {"result":0,"message":"","timestamp":null,"data":[{"id":12,"productCode":"CMF-4410-L"},{"id":13,"productCode":"CMF-4410-R"}]},
  listManuallyCreatedProductTypes: {"result":0,"message":"","timestamp":null,"records":[{"id":4,"name":"PEEK cranial implant","code":"PEEK","defaultManufacturingLocationId":1},{"id":6,"name":"Titanium mesh","code":"SMRP","defaultManufacturingLocationId":2}]},
  getPlanId: {"result":0,"message":"","timestamp":null,"data":10412},
  getPlanData: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"category":"eRequest","id":10412,"priority":true,"designerId":"usr-hmey","requestId":"26-10412","hasSession":true,"designSessionDate":"2026-11-12T13:00:00Z","designSessionRequired":true,"isProductTypePrioritizable":true,"isProductManufacturingAtRisk":true,"manufacturingAtRisk":false,"trackFileUploaded":true,"fileUploadedDate":"2026-11-03T10:05:00Z","overflowDays":0,"additionalEmails":["or-planning@clinic.example.org"],"surgeryDate":"2026-12-15","patientName":"J. Doe","showOverflowDays":true,"timestampBase64":"AAAAAAAAB9E=","canManageFulfilmentPlan":true}},
  getManufacturingInformation: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"id":10412,"category":"eRequest","requiredManufacturingDataRevision":2,"manufacturingDataAvailable":false,"hasManufacturingStarted":true,"sides":1,"requestStatusId":4,"statusDescription":"Manufacturing","manufacturingProgress":40,"manufacturingLocalizationId":1,"canSetOnHoldResume":true,"canRescheduleManufacturingCycle":true,"availableManufacturingLocations":[{"id":2,"name":"Detroit","disabled":false},{"id":1,"name":"Freiburg","disabled":false},{"id":4,"name":"Leeds","disabled":true}],"treatmentSide":1,"isProductTmj":false,"customBlank":false,"isInCBSScope":true,"manufacturingPosition":2,"manufacturingCapacity":5,"productTypeCode":"PEEK","timestampBase64":"AAAAAAAAB9E=","canManageFulfilmentPlan":true}},
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
  getPlanMilestones: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"fulfilmentPlanId":10412,"lockedMilestones":false,"showTimeline":true,"productTypeCode":"PEEK","isInCBSScope":true,"milestones":[{"id":1,"name":"Request Received","plannedDate":"2026-11-02T08:15:00Z","actualDate":"2026-11-02T08:15:00Z","typeId":1,"timezone":"Europe/Amsterdam","isLocked":false,"baselineDate":"2026-11-02T08:15:00Z","warning":null,"facts":[]},{"id":2,"name":"File Uploaded","plannedDate":"2026-11-04T15:00:00Z","actualDate":"2026-11-03T10:05:00Z","typeId":2,"timezone":"Europe/Amsterdam","isLocked":false,"baselineDate":"2026-11-04T15:00:00Z","warning":null,"facts":[]},{"id":3,"name":"Design Session","plannedDate":"2026-11-12T13:00:00Z","actualDate":"2026-11-12T13:00:00Z","typeId":3,"timezone":"Europe/Berlin","isLocked":false,"baselineDate":"2026-11-12T13:00:00Z","warning":null,"facts":[]},{"id":4,"name":"Design Approved","plannedDate":"2026-11-18T15:00:00Z","actualDate":"2026-11-18T09:00:00Z","typeId":4,"timezone":"Europe/Berlin","isLocked":false,"baselineDate":"2026-11-18T15:00:00Z","warning":null,"facts":[]},{"id":9,"name":"RA Approved","plannedDate":"2026-11-19T15:00:00Z","actualDate":"2026-11-17T10:41:00Z","typeId":9,"timezone":"Europe/Berlin","isLocked":false,"baselineDate":"2026-11-19T15:00:00Z","warning":null,"facts":[]},{"id":10,"name":"Data Available","plannedDate":"2026-11-20T15:00:00Z","actualDate":null,"typeId":10,"timezone":"Europe/Berlin","isLocked":false,"baselineDate":"2026-11-20T15:00:00Z","warning":null,"facts":[]},{"id":5,"name":"Manufacturing Started","plannedDate":"2026-11-23T15:00:00Z","actualDate":null,"typeId":5,"timezone":"Europe/Berlin","isLocked":false,"baselineDate":"2026-11-23T15:00:00Z","warning":null,"facts":[]},{"id":6,"name":"Out Of Manufacturing","plannedDate":"2026-12-02T15:00:00Z","actualDate":null,"typeId":6,"timezone":"Europe/Berlin","isLocked":false,"baselineDate":"2026-12-02T15:00:00Z","warning":null,"facts":[]},{"id":7,"name":"Shipped","plannedDate":"2026-12-04T11:00:00Z","actualDate":null,"typeId":7,"timezone":"Europe/Amsterdam","isLocked":false,"baselineDate":"2026-12-03T11:00:00Z","warning":null,"facts":[{"kind":"Anchor","text":"Out Of Manufacturing is planned for 02/12/2026.","date":"2026-12-02T15:00:00Z","days":null,"recordId":null},{"kind":"LeadTime","text":"PEEK cranial implant, Rotterdam: 1 working day.","date":"2026-12-03T11:00:00Z","days":1,"recordId":210},{"kind":"Modification","text":"This plan: 1 working day more.","date":"2026-12-04T11:00:00Z","days":1,"recordId":17}]},{"id":8,"name":"Arrived","plannedDate":"2026-12-08T11:00:00Z","actualDate":null,"typeId":8,"timezone":"Europe/Amsterdam","isLocked":false,"baselineDate":"2026-12-08T11:00:00Z","warning":null,"facts":[]}],"timestampBase64":"AAAAAAAAB9E=","canManageFulfilmentPlan":true}},
  editMilestonePlannedDate: {"result":0,"message":"Milestone Due Date changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editMilestoneActualDate: {"result":0,"message":"Milestone Actual Date changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  unlockMilestones: {"result":0,"message":"Milestones unlocked succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  listPlanLeadTimeModifications: {"result":0,"message":"","timestamp":null,"data":[{"milestoneId":7,"milestone":"Shipped","unmodifiedLeadTime":3,"additionalDays":1,"id":17,"isDefault":false},{"milestoneId":6,"milestone":"Out Of Manufacturing","unmodifiedLeadTime":7,"additionalDays":0,"id":null,"isDefault":false}]},
  updatePlanLeadTimeModifications: {"result":0,"message":"Lead times changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  getPlanTimeline: {"result":0,"message":"","timestamp":null,"model":{"id":10412,"milestones":[{"name":"Request Received","plannedDate":"2026-11-02T08:15:00Z","actualDate":"2026-11-02T08:15:00Z","timezone":"Europe/Amsterdam"},{"name":"File Uploaded","plannedDate":"2026-11-04T15:00:00Z","actualDate":"2026-11-03T10:05:00Z","timezone":"Europe/Amsterdam"},{"name":"Design Session","plannedDate":"2026-11-12T13:00:00Z","actualDate":"2026-11-12T13:00:00Z","timezone":"Europe/Berlin"},{"name":"Design Approved","plannedDate":"2026-11-18T15:00:00Z","actualDate":"2026-11-18T09:00:00Z","timezone":"Europe/Berlin"},{"name":"RA Approved","plannedDate":"2026-11-19T15:00:00Z","actualDate":"2026-11-17T10:41:00Z","timezone":"Europe/Berlin"},{"name":"Data Available","plannedDate":"2026-11-20T15:00:00Z","actualDate":null,"timezone":"Europe/Berlin"},{"name":"Manufacturing Started","plannedDate":"2026-11-23T15:00:00Z","actualDate":null,"timezone":"Europe/Berlin"},{"name":"Out Of Manufacturing","plannedDate":"2026-12-02T15:00:00Z","actualDate":null,"timezone":"Europe/Berlin"},{"name":"Shipped","plannedDate":"2026-12-04T11:00:00Z","actualDate":null,"timezone":"Europe/Amsterdam"},{"name":"Arrived","plannedDate":"2026-12-08T11:00:00Z","actualDate":null,"timezone":"Europe/Amsterdam"}],"holidays":[{"date":"2026-11-11"},{"date":"2026-12-06"}]}},
  listPlanComments: {"result":0,"message":"","timestamp":null,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"},{"id":12,"text":"Blank is reserved.\nLot 4470.","userId":"usr-jwei","userSymbol":"JWEI","modifiedDate":"2026-11-18T13:05:00Z"}],"canManageComments":true},
  addPlanComment: {"result":0,"message":"Comment added.","timestamp":null,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"},{"id":12,"text":"Blank is reserved.\nLot 4470.","userId":"usr-jwei","userSymbol":"JWEI","modifiedDate":"2026-11-18T13:05:00Z"}]},
  editPlanComment: {"result":0,"message":"Comment edited.","timestamp":null,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"},{"id":12,"text":"Blank is reserved.\nLot 4470.","userId":"usr-jwei","userSymbol":"JWEI","modifiedDate":"2026-11-18T13:05:00Z"}]},
  deletePlanComment: {"result":0,"message":"Comment deleted.","timestamp":null,"comments":[]},
  listLinkedPlans: {"result":0,"message":"","timestamp":null,"model":[{"id":31,"fulfilmentPlanId":10398,"requestId":"26-10398","linkType":1,"linkDescription":"Related to","comment":"Same surgery.","hasWarning":true,"warningMessage":"The linked plan is on hold.","canBeDeleted":true},{"id":0,"fulfilmentPlanId":10112,"requestId":"26-10112","linkType":2,"linkDescription":"Repeats","comment":null,"hasWarning":false,"warningMessage":null,"canBeDeleted":false}]},
  listLinkTypes: {"result":0,"message":"","timestamp":null,"types":[{"type":1,"name":"Related"},{"type":3,"name":"Same patient"},{"type":4,"name":"Replaces"}]},
  savePlanLink: {"result":0,"message":"Link added.","timestamp":"AAAAAAAAB9E="},
  deletePlanLink: {"result":0,"message":"Link deleted.","timestamp":"AAAAAAAAB9E="},
  getRepeatOrders: {"id":10412,"planId":"26-10412 R2","designStatus":"Approved","processingStatus":"Done","manufacturingProgressPercentage":100,"comments":"Delivered in two parcels.","distributionCenter":"Rotterdam","productNumber":"CMF-4410-L","shipmentDueDate":"2026-12-04T11:00:00Z","timeZone":"Europe/Amsterdam","children":[{"id":10620,"planId":"26-10620 R0","designStatus":"Approved","processingStatus":"Manufacturing","manufacturingProgressPercentage":40,"comments":null,"distributionCenter":"Rotterdam","productNumber":"CMF-4410-L","shipmentDueDate":"2027-02-01T11:00:00Z","timeZone":"Europe/Amsterdam","children":[]}]},
  searchPhrase: {"result":0,"message":"","timestamp":null,"screenType":1,"fulfilmentPlanId":10412,"hits":[{"fulfilmentPlanId":10412,"screenType":1,"requestIdWithRevision":"26-10412 R2","productType":"PEEK cranial implant","processingStatusDescription":"Manufacturing","matched":"RequestId","matchedText":"26-10412"}]},
  listManufacturingCycles: {"result":0,"message":"","timestamp":null,"items":[{"id":8231,"requestId":"26-10412","requestIdWithManufacturingRevision":"26-10412 M2","manufacturingURL":"/ManufacturingCycle/Details/8231","isOnHold":false,"notificationsAvailable":true,"globalNotificationsAvailable":false,"productSymbol":"PK-L","designStatusDescription":"Approved","dueDate":"2026-12-02T14:00:00Z","actualDate":null,"schedulingStrategy":"CBS","manufacturingLocationTimezone":"Europe/Berlin","chosenCycleMilestones":[{"jobStepId":21,"criteria":1,"date":"2026-11-20T09:30:00Z"}],"manufacturingProgress":40,"designApprovalDate":"2026-11-18T09:00:00Z","isPrepareSTLDataStepNotCompleted":true,"lastComment":"Blank is reserved.","fulfilmentPlanStatus":4,"fulfilmentPlanId":10412,"isPrototype":false,"style":"none"},{"id":8240,"requestId":"26-10398","requestIdWithManufacturingRevision":"26-10398 M0","manufacturingURL":"/ManufacturingCycle/Details/8240","isOnHold":true,"notificationsAvailable":false,"globalNotificationsAvailable":true,"productSymbol":"TM","designStatusDescription":"Approved","dueDate":"2026-11-23T15:00:00Z","actualDate":null,"schedulingStrategy":"CBS","manufacturingLocationTimezone":"Europe/Berlin","chosenCycleMilestones":[{"jobStepId":21,"criteria":1,"date":"2026-11-20T09:30:00Z"}],"manufacturingProgress":20,"designApprovalDate":null,"isPrepareSTLDataStepNotCompleted":false,"lastComment":null,"fulfilmentPlanStatus":8,"fulfilmentPlanId":10398,"isPrototype":false,"style":"on-hold"},{"id":8252,"requestId":"PT-0044","requestIdWithManufacturingRevision":"PT-0044 M1","manufacturingURL":"/PrototypeManufacturingCycle/Details/8252","isOnHold":false,"notificationsAvailable":false,"globalNotificationsAvailable":false,"productSymbol":"PK-X","designStatusDescription":"Approved","dueDate":"2026-11-18T15:00:00Z","actualDate":null,"schedulingStrategy":null,"manufacturingLocationTimezone":"Europe/Berlin","chosenCycleMilestones":[{"jobStepId":21,"criteria":1,"date":"2026-11-20T09:30:00Z"}],"manufacturingProgress":60,"designApprovalDate":"2026-11-18T09:00:00Z","isPrepareSTLDataStepNotCompleted":false,"lastComment":"Second pass after inspection.","fulfilmentPlanStatus":4,"fulfilmentPlanId":10377,"isPrototype":true,"style":"late"}],"filteredPlansCount":57,"page":1,"listQueryId":"4e07408562bedb8b"},
  getManufacturingListFilters: {"result":0,"message":"","timestamp":null,"data":{"availableProducts":[{"id":4,"name":"PEEK cranial implant","products":[{"id":12,"productCode":"CMF-4410-L"},{"id":13,"productCode":"CMF-4410-R"}]},{"id":6,"name":"Titanium mesh","products":[{"id":20,"productCode":"TM-2000"}]}],"availableDesignStatuses":[{"id":0,"name":"Waiting For File"},{"id":1,"name":"Waiting For Session"},{"id":2,"name":"Session Planned"},{"id":3,"name":"In Design"},{"id":4,"name":"Approval Pending"},{"id":5,"name":"Approved"}],"availableProcessingStatuses":[{"id":0,"name":"Manufacturing Input Pending"},{"id":1,"name":"Ready For Manufacturing Approval Pending"},{"id":2,"name":"Ready For Manufacturing"},{"id":3,"name":"Manufacturing Approval Pending"},{"id":4,"name":"Manufacturing"},{"id":5,"name":"Ready For Shipment"},{"id":6,"name":"In Transit"},{"id":7,"name":"Arrived"},{"id":8,"name":"On Hold"},{"id":9,"name":"Terminated"},{"id":10,"name":"Done"}],"availableRequestTypes":[{"id":1,"name":"eRequest"},{"id":2,"name":"ReOrder"},{"id":3,"name":"Prototype"},{"id":4,"name":"DesignOnly"},{"id":5,"name":"External"}],"availableManufacturingLocations":[{"id":2,"name":"Detroit"},{"id":1,"name":"Freiburg"},{"id":3,"name":"Osaka"}],"availableDates":[{"id":1,"name":"Date"},{"id":2,"name":"Range"},{"id":3,"name":"Relative range"}],"availableMilestones":[{"id":7,"name":"Shipped"}],"availableDateTypes":[{"id":0,"name":"Actual"},{"id":1,"name":"Planned"}],"availableDistributionCenters":[{"id":3,"name":"Rotterdam"}],"availableJobSteps":[{"id":24,"name":"Cleaning"},{"id":26,"name":"Inspection"},{"id":21,"name":"Milling"},{"id":28,"name":"Packing"}],"availableProductTypes":[{"id":4,"name":"PEEK cranial implant"},{"id":6,"name":"Titanium mesh"}]}},
  getChosenManufacturingFilters: {"result":0,"message":"","timestamp":null,"data":{"requestId":"104","chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"chosenManufacturingLocations":[1],"chosenJobSteps":[21],"upcomingJobSteps":[{"stepId":21}],"selectedCycleMilestones":[{"jobStepId":21,"criteria":1}],"productType":4,"requestTypeId":null,"isCritical":false,"chosenTab":"productType-4","startDate":"2026-11-23","endDate":"2026-12-04","isRelativeDate":false,"relativeDateModifier":null,"relativeDateAmount":null,"relativeDateFrequency":null,"sortColumns":[{"sortedColumn":1,"jobStepId":null,"sortOrder":1}],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"availableColumns":[]}},
  listManufacturingAdditionalFilters: {"result":0,"message":"","timestamp":null,"data":[{"id":17,"name":"Treatment side","filterType":4,"checked":false,"selectOptions":[{"value":"3","label":"Bilateral"}],"selectedValues":[],"selectedValue":null}]},
  findManufacturingRequests: {"result":0,"message":"","timestamp":null,"data":["26-10412"]},
  getManufacturingNotificationNumbers: {"result":0,"message":"","timestamp":null,"data":{"allCategory":{"count":3},"critical":{"count":1},"productTypeNotificationCategoryNumbers":[{"id":4,"count":2}],"requestTypeNotificationCategoryNumbers":[{"id":1,"count":3}]}},
  listManufacturingFilters: {"result":0,"message":"","timestamp":null,"content":[{"id":61,"name":"Late in Rotterdam","sharingLevel":0},{"id":62,"name":"Everything on hold","sharingLevel":1}]},
  saveManufacturingFiltersPreset: {"result":0,"message":"Filter saved succesfully.","timestamp":null,"data":{"id":17}},
  executeManufacturingFilter: {"result":0,"message":"","timestamp":null,"data":{"requestId":"104","chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"chosenManufacturingLocations":[1],"chosenJobSteps":[21],"upcomingJobSteps":[{"stepId":21}],"selectedCycleMilestones":[{"jobStepId":21,"criteria":1}],"productType":4,"requestTypeId":null,"isCritical":false,"chosenTab":"productType-4","startDate":"2026-11-23","endDate":"2026-12-04","isRelativeDate":false,"relativeDateModifier":null,"relativeDateAmount":null,"relativeDateFrequency":null,"sortColumns":[{"sortedColumn":1,"jobStepId":null,"sortOrder":1}],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"availableColumns":[]}},
  saveManufacturingFiltersInSession: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  saveManufacturingColumnsAsDefault: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  getDefaultManufacturingColumns: {"result":0,"message":"","timestamp":null,"data":[{"field":"requestIdWithManufacturingRevision","name":"Plan Id","visible":true},{"field":"productSymbol","name":"Product Symbol","visible":true}]},
  listGlobalNotificationsOfRequest: {"result":0,"message":"","timestamp":null,"notificationsList":[{"id":17,"title":"Material recall","message":"Do not use blanks of lot 4471.","messageType":2,"requestId":"26-10412"}]},
  listGlobalNotificationsOfRequests: {"result":0,"message":"","timestamp":null,"notificationsList":[{"id":17,"title":"Material recall","message":"Do not use blanks of lot 4471.","messageType":2,"requestId":"26-10412"}]},
  acknowledgeGlobalNotification: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  getManufacturingCycleDetails: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"id":8231,"fulfilmentPlanId":10412,"timestamp":"AAAAAAAAB9E=","requestType":1,"requestIdWithManufacturingRevision":"26-10412 M2","requestId":"26-10412","dueDate":"2026-12-02T14:00:00Z","schedulingStrategyShortName":"CBS","productNumber":"CMF-4410-L","productType":"PEEK cranial implant","manufacturingDataAvailable":true,"requiredManufacturingDataRevision":2,"approvalState":"RA approved","quantity":1,"orderNumber":"SO-440127","isMSDProduct":false,"isCustomPrototype":false,"showSkipButton":true,"canManageManufacturingCycles":true,"canManageFulfilmentPlan":false,"canManageComments":true,"manufacturingLocationTimezone":"Europe/Berlin","context":{"recordIndexNumber":4,"recordsNumber":57,"recordId":8231,"nextRecordId":8240,"prevRecordId":8229,"displayedRecordsNumber":10},"prototypeNeighbours":[],"materialNumber":"40-2210","combinedOrders":[{"id":31,"identifier":"LOT-2611-03"}],"workOrderModels":[{"materialNumber":"40-2210","combinedOrders":[{"id":31,"identifier":"LOT-2611-03"}],"manufacturingJobs":[{"id":15207,"name":"Milling and cleaning","jobSteps":[{"id":40211,"jobStepId":20,"name":"Prepare STL data","status":2,"statusDescription":"Completed","statusCss":"success","showExpectedTime":true,"plannedEndDate":"2026-11-19T10:00:00Z","plannedTimeSpend":120,"actualStartDate":"2026-11-19T08:10:00Z","actualEndDate":"2026-11-19T09:32:00Z","sequenceNumber":1,"checkSyncStatusOnly":false,"criticalityLevel":0,"completedBy":"HMEY","afterFailureOf":[]},{"id":40212,"jobStepId":22,"name":"Prepare blank","status":2,"statusDescription":"Completed","statusCss":"success","showExpectedTime":true,"plannedEndDate":"2026-11-19T14:00:00Z","plannedTimeSpend":120,"actualStartDate":"2026-11-19T11:00:00Z","actualEndDate":"2026-11-19T11:45:00Z","sequenceNumber":2,"checkSyncStatusOnly":false,"criticalityLevel":0,"completedBy":"HMEY","afterFailureOf":[]},{"id":40213,"jobStepId":21,"name":"Milling","status":1,"statusDescription":"In Progress","statusCss":"process","showExpectedTime":true,"plannedEndDate":"2026-11-20T14:00:00Z","plannedTimeSpend":120,"actualStartDate":"2026-11-20T08:40:00Z","actualEndDate":null,"sequenceNumber":3,"checkSyncStatusOnly":false,"criticalityLevel":0,"completedBy":null,"afterFailureOf":[]},{"id":40214,"jobStepId":24,"name":"Cleaning","status":0,"statusDescription":"Pending","statusCss":"wait","showExpectedTime":true,"plannedEndDate":"2026-11-23T09:00:00Z","plannedTimeSpend":120,"actualStartDate":null,"actualEndDate":null,"sequenceNumber":4,"checkSyncStatusOnly":false,"criticalityLevel":0,"completedBy":null,"afterFailureOf":[]},{"id":40215,"jobStepId":26,"name":"Inspection","status":0,"statusDescription":"Pending","statusCss":"wait","showExpectedTime":true,"plannedEndDate":"2026-11-23T13:00:00Z","plannedTimeSpend":120,"actualStartDate":null,"actualEndDate":null,"sequenceNumber":5,"checkSyncStatusOnly":false,"criticalityLevel":0,"completedBy":null,"afterFailureOf":[]}],"currentJobStepId":40213,"progress":40,"completedNumberSteps":2,"overallNumberSteps":5,"currentUserSymbol":"HMEY","manufacturingStatusDescription":"Milling in progress","signalAfter":null,"reworks":[],"canStartStep":false,"canCompleteStep":true,"canRestartJob":true,"canUndoJob":true,"canRework":false,"reasons":[{"action":"rework","text":"Only a completed step can be reworked."}]}]}],"prototypeWorkProcedureModels":[],"workflowsReason":null,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"},{"id":12,"text":"Blank is reserved.\nLot 4470.","userId":"usr-jwei","userSymbol":"JWEI","modifiedDate":"2026-11-18T13:05:00Z"}]}},
  getManufacturingCycleStamp: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":"AAAAAAAAB9E="},
  startJobStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  completeJobStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  undoJobStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  restartJob: {"result":0,"message":"Restart succeded.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  startJobStepInBulk: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  completeJobStepInBulk: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  startReworkStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  completeReworkStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  addRework: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  finalizeManufacturingCycle: {"result":0,"message":"Manufacturing finalized.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editManufacturingOrderNumber: {"result":0,"message":"Order number updated.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  editManufacturingDataRevision: {"result":0,"message":"Data Availability changed succesfully.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  rescheduleManufacturingMilestones: {"result":0,"message":"Manufacturing Milestones rescheduled succesfully","timestamp":"AAAAAAAAB9I="},
  addManufacturingComment: {"result":0,"message":"Comment added.","timestamp":null,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"},{"id":12,"text":"Blank is reserved.\nLot 4470.","userId":"usr-jwei","userSymbol":"JWEI","modifiedDate":"2026-11-18T13:05:00Z"}]},
  editManufacturingComment: {"result":0,"message":"Comment edited.","timestamp":null,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"},{"id":12,"text":"Blank is reserved.\nLot 4470.","userId":"usr-jwei","userSymbol":"JWEI","modifiedDate":"2026-11-18T13:05:00Z"}]},
  deleteManufacturingComment: {"result":0,"message":"Comment deleted.","timestamp":null,"comments":[]},
  listCompatibleCycles: {"result":[8231,8240]},
  listCycleWorkflows: {"result":{"workflows":[{"id":88,"version":3,"name":"Milling and cleaning","workflowSteps":[{"name":"Milling","workflowName":"Milling and cleaning","transitionAction":{"name":"Done","type":3,"statePreOperation":{"name":"In Progress","type":1},"statePostOperation":{"name":"Completed","type":2}},"transitionActionType":3,"affectedCases":[{"id":8231,"requestId":"26-10412","manufacturingJobId":15207,"jobState":"1:3:0:4"}]}]}]}},
  getPrototypeCycleDetails: {"result":0,"message":"","timestamp":"AAAAAAAAB9E=","data":{"id":8252,"fulfilmentPlanId":10377,"timestamp":"AAAAAAAAB9E=","requestType":3,"requestIdWithManufacturingRevision":"PT-0044 M1","requestId":"PT-0044","dueDate":"2026-12-02T14:00:00Z","schedulingStrategyShortName":"CBS","productNumber":"CMF-4410-L","productType":"PEEK cranial implant","manufacturingDataAvailable":true,"requiredManufacturingDataRevision":2,"approvalState":"RA approved","quantity":1,"orderNumber":"SO-440127","isMSDProduct":false,"isCustomPrototype":true,"showSkipButton":true,"canManageManufacturingCycles":true,"canManageFulfilmentPlan":false,"canManageComments":true,"manufacturingLocationTimezone":"Europe/Berlin","context":{"recordIndexNumber":6,"recordsNumber":57,"recordId":8252,"nextRecordId":8257,"prevRecordId":8249,"displayedRecordsNumber":10},"prototypeNeighbours":[],"materialNumber":"40-2210","combinedOrders":[],"workOrderModels":[],"prototypeWorkProcedureModels":[{"id":512,"name":"Milling and cleaning","prototypeManufacturingJobs":[{"id":15207,"name":"Milling and cleaning","manufacturingStatus":0,"jobState":"1:21:0:0","jobSteps":[{"id":50101,"jobStepId":21,"name":"Milling","status":0,"statusDescription":"Pending","statusCss":"wait","showExpectedTime":true,"plannedEndDate":"2026-11-20T14:00:00Z","plannedTimeSpend":120,"actualStartDate":null,"actualEndDate":null,"sequenceNumber":1,"checkSyncStatusOnly":false,"criticalityLevel":0,"completedBy":null,"afterFailureOf":[]},{"id":50102,"jobStepId":24,"name":"Cleaning","status":0,"statusDescription":"Pending","statusCss":"wait","showExpectedTime":true,"plannedEndDate":"2026-11-20T14:00:00Z","plannedTimeSpend":120,"actualStartDate":null,"actualEndDate":null,"sequenceNumber":2,"checkSyncStatusOnly":false,"criticalityLevel":0,"completedBy":null,"afterFailureOf":[]}],"currentJobStepId":50101,"progress":0,"completedNumberSteps":0,"overallNumberSteps":2,"currentUserSymbol":null,"manufacturingStatusDescription":"Not started","canStartStep":true,"canCompleteStep":false,"canRestartJob":false,"canUndoJob":false,"canRework":false}],"jobSteps":[{"id":9021,"workflowStepId":21,"name":"Milling","successStepId":9022,"successName":"Cleaning","sequenceNumber":1},{"id":9022,"workflowStepId":24,"name":"Cleaning","successStepId":null,"successName":null,"sequenceNumber":2}],"canBeModified":true}],"workflowsReason":null,"comments":[]}},
  updatePrototypeWorkflow: {"result":0,"message":"Workflow updated succesfully.","timestamp":"AAAAAAAAB9I="},
  createPrototypeWorkflow: {"result":0,"message":"Workflow updated succesfully.","timestamp":null,"data":{"id":17}},
  deletePrototypeWorkflow: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  startPrototypeStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  completePrototypeStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  undoPrototypeStep: {"result":0,"message":"","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  restartPrototypeJob: {"result":0,"message":"Restart succeded.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  finalizePrototypeCycle: {"result":0,"message":"Manufacturing finalized.","timestamp":"AAAAAAAAB9I=","data":{"merged":false,"conflict":null}},
  listCombinedOrderDefinitions: {"result":0,"message":"","timestamp":null,"data":[{"id":2,"name":"Sterilization","keyType":3},{"id":1,"name":"Printing","keyType":1},{"id":3,"name":"Shipment","keyType":2}]},
  listCombinedOrderStatuses: {"result":0,"message":"","timestamp":null,"data":[{"id":0,"name":"Not started"},{"id":1,"name":"In progress"},{"id":2,"name":"Completed"}]},
  findCombinedOrderIdentifiers: {"result":0,"message":"","timestamp":null,"data":["LOT-2611-03"]},
  listCombinedOrders: {"result":0,"message":"","timestamp":null,"data":[{"id":31,"identifier":"LOT-2611-03","orderNumber":"TRK-88120","combinedOrderDefinitionId":2,"combinedOrderDefinitionName":"Sterilization","status":1,"manufacturingProgress":40,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"}]},{"id":32,"identifier":"LOT-2611-04","orderNumber":null,"combinedOrderDefinitionId":2,"combinedOrderDefinitionName":"Sterilization","status":0,"manufacturingProgress":0,"comments":[]},{"id":30,"identifier":"LOT-2611-02","orderNumber":"TRK-88101","combinedOrderDefinitionId":2,"combinedOrderDefinitionName":"Sterilization","status":2,"manufacturingProgress":100,"comments":[]}],"count":15},
  getCombinedOrderDetails: {"result":0,"message":"","timestamp":null,"data":{"targetCombinedOrder":{"id":31,"identifier":"LOT-2611-03","orderNumber":"TRK-88120","combinedOrderDefinitionId":2,"combinedOrderDefinitionName":"Sterilization","status":1,"manufacturingProgress":40,"comments":[{"id":17,"text":"Surgeon asked for delivery before noon.","userId":"usr-hmey","userSymbol":"HMEY","modifiedDate":"2026-11-20T09:30:00Z"}]},"targetIndex":2,"count":15,"previousCombinedOrderId":30,"previousCombinedOrderIdentifier":"LOT-2611-02","nextCombinedOrderId":32,"nextCombinedOrderIdentifier":"LOT-2611-04"}},
  getCombinedOrderWorkOrder: {"result":0,"message":"","timestamp":null,"data":{"name":"Sterilization","workflowId":44,"currentSequenceNumber":1,"currentStepStatus":1,"canStart":false,"canFinish":true,"canUndo":true,"jobState":"1:1:1:1","waitsForSignal":false,"signalObstacles":[],"reasons":[{"action":"start","text":"The current step is already in progress."}],"jobSteps":[{"id":31,"name":"Packing"},{"id":32,"name":"Sterilizing"}]}},
  listCombinedManufacturingJobs: {"result":0,"message":"","timestamp":null,"data":[{"id":15207,"requestId":"26-10412","fulfilmentPlanId":10412,"workflow":"Sterilization","passNumber":1,"isReadyForManufacturing":true},{"id":15220,"requestId":"26-10398","fulfilmentPlanId":10398,"workflow":"Sterilization","passNumber":1,"isReadyForManufacturing":false}]},
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
  listProductTypes: {"result":0,"message":"","timestamp":null,"records":[{"id":4,"name":"PEEK cranial implant","code":"PEEK","defaultManufacturingLocationId":1,"defaultManufacturingLocationName":"Freiburg","manufacturingAtRisk":false,"isHidden":false,"timestampBase64":"AAAAAAAAB9E=","usedBy":"12 plans"},{"id":6,"name":"Titanium mesh","code":"SMRP","defaultManufacturingLocationId":2,"defaultManufacturingLocationName":"Kalamazoo","manufacturingAtRisk":true,"isHidden":false,"timestampBase64":"AAAAAAAAB9E=","usedBy":null}],"manufacturingLocations":[{"id":1,"name":"Freiburg","disabled":false}]},
  addProductType: {"result":0,"message":"Record added","timestamp":null,"data":{"id":17}},
  updateProductType: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9E="},
  listProducts: {"result":0,"message":"","timestamp":null,"records":[{"id":12,"number":"CMF-4410-L","name":"PEEK implant, left","symbol":"PK-L","numberOfImplants":1,"productTypeId":4,"manufacturingCycleDefinitionId":9,"manufacturingLocationId":1,"isPriority":false,"isActive":true,"manufacturingAtRisk":false,"productTypeName":"PEEK cranial implant","manufacturingCycleDefinitionName":"PEEK cranial","manufacturingLocationName":"Freiburg","timestampBase64":"AAAAAAAAB9E=","usedBy":null},{"id":13,"number":"CMF-4410-R","name":"PEEK implant, right","symbol":"PK-R","numberOfImplants":1,"productTypeId":4,"manufacturingCycleDefinitionId":9,"manufacturingLocationId":1,"isPriority":false,"isActive":true,"manufacturingAtRisk":false,"productTypeName":"PEEK cranial implant","manufacturingCycleDefinitionName":"PEEK cranial","manufacturingLocationName":"Freiburg","timestampBase64":"AAAAAAAAB9E=","usedBy":null}],"manufacturingCycleDefinitions":[{"id":9,"name":"PEEK cranial"}],"manufacturingLocations":[{"id":1,"name":"Freiburg","disabled":false}],"productTypes":[{"id":4,"name":"PEEK cranial implant","isHidden":false}]},
  addProduct: {"result":0,"message":"Record added","timestamp":null,"data":{"id":17}},
  updateProduct: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9E="},
  getProductTypeMappingOfRequest: {"result":0,"message":"","timestamp":null,"data":{"id":17,"requestProductName":"PEEK Cranial","productKey":"PK-01","productTypeId":4,"requestTypeId":1,"isPriority":false,"isDesignSessionRequired":true}},
  listProductTypeMappings: {"result":0,"message":"","timestamp":null,"records":[{"id":17,"requestProductName":"PEEK Cranial","productKey":"PK-01","productTypeId":4,"requestTypeId":1,"isPriority":false,"isDesignSessionRequired":true,"productTypeName":"PEEK cranial implant","requestTypeName":"eRequest","timestampBase64":"AAAAAAAAB9E=","usedBy":null}],"productTypes":[{"id":4,"name":"PEEK cranial implant","isHidden":false}],"requestTypes":[{"id":1,"name":"eRequest"}]},
  addProductTypeMapping: {"result":0,"message":"Record added","timestamp":null,"data":{"id":17}},
  updateProductTypeMapping: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9E="},
  removeProductTypeMapping: {"result":0,"message":"Delete operation succeeded","timestamp":"AAAAAAAAB9E="},
  listConfiguredProducts: {"result":0,"message":"","timestamp":null,"data":[{"id":12,"number":"CMF-4410-L","name":"PEEK implant, left","productTypeId":4}]},
  listReportMenu: {"result":0,"message":"","timestamp":null,"content":[{"id":5,"name":"Late plans"},{"id":6,"name":"Utilisation of plants"}]},
  getEmbeddedReport: {"result":0,"message":"","timestamp":null,"data":{"id":5,"name":"Late plans","link":"https://reports.example.com/late-plans"}},
  listReports: {"result":0,"message":"","timestamp":null,"records":[{"id":5,"name":"Late plans","link":"https://reports.example.com/late-plans","timestampBase64":"AAAAAAAAB9E=","usedBy":null}]},
  addReport: {"result":0,"message":"Record added","timestamp":null,"data":{"id":17}},
  updateReport: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9E="},
  removeReport: {"result":0,"message":"Delete operation succeeded","timestamp":"AAAAAAAAB9E="},
  listCalendars: {"result":0,"message":"","timestamp":null,"records":[{"id":2,"name":"Netherlands","timestampBase64":"AAAAAAAAB9E=","usedBy":"1 manufacturing location"},{"id":9,"name":"Capacity Freiburg","timestampBase64":"AAAAAAAAB9E=","usedBy":null}]},
  addCalendar: {"result":0,"message":"Record added","timestamp":null,"data":{"id":17}},
  updateCalendar: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9E="},
  removeCalendar: {"result":0,"message":"Delete operation succeeded","timestamp":"AAAAAAAAB9E="},
  listCalendarOptions: {"result":0,"message":"","timestamp":null,"data":[{"value":2,"text":"Netherlands"},{"value":9,"text":"Capacity Freiburg"}]},
  listCalendarEvents: {"result":0,"message":"","timestamp":null,"data":[{"id":17,"kind":"holiday","title":"Christmas Day","date":"2026-12-25","dateTo":null,"value":null,"locationId":null,"timestampBase64":"AAAAAAAAAAE="},{"id":312,"kind":"holiday","title":"Boxing Day","date":"2026-12-26","dateTo":null,"value":null,"locationId":null,"timestampBase64":"AAAAAAAAAAE="}]},
  getHoliday: {"result":0,"message":"","timestamp":null,"data":{"id":311,"calendarId":2,"date":"2026-12-25","name":"Christmas Day","timestampBase64":"AAAAAAAAAAE="}},
  saveHoliday: {"result":0,"message":"Holiday updated.","timestamp":"AAAAAAAAB9E="},
  deleteHoliday: {"result":0,"message":"Holiday deleted.","timestamp":"AAAAAAAAB9E="},
  getCapacity: {"result":0,"message":"","timestamp":null,"data":{"id":90,"calendarId":2,"locationId":1,"date":"2026-12-01","dateTo":"2026-12-18","value":5,"timestampBase64":"AAAAAAAAAAE="}},
  saveCapacity: {"result":0,"message":"Capacity added.","timestamp":"AAAAAAAAB9E="},
  deleteCapacity: {"result":0,"message":"Capacity deleted.","timestamp":"AAAAAAAAB9E="},
  getDefaultCapacity: {"result":0,"message":"","timestamp":null,"data":4},
  saveDefaultCapacity: {"result":0,"message":"Capacity default value changed.","timestamp":"AAAAAAAAB9E="},
  listCapacityLoad: {"result":0,"message":"","timestamp":null,"data":[{"date":"2026-11-23","capacity":4,"used":4},{"date":"2026-11-24","capacity":4,"used":1}]},
  previewCalendarChange: {"result":0,"message":"","timestamp":null,"data":{"movedCount":14,"lateCount":3,"unplannableCount":0,"plans":[{"id":10412,"requestId":"26-10412","milestone":"Manufacturing Started","from":"2026-12-25T15:00:00Z","to":"2026-12-28T15:00:00Z","timezone":"Europe/Berlin","becomesLate":true}]}},
  getRescheduling: {"result":0,"message":"","timestamp":null,"data":{"id":17,"state":"running","reasons":["Holiday Christmas Day on 2026-12-25 added to Baden-Württemberg"],"total":5000,"handled":1800,"moved":212,"late":3,"startedAt":"2026-11-20T09:30:01Z","endedAt":null}},
  listLocationOptions: {"result":0,"message":"","timestamp":null,"data":[{"id":1,"name":"Freiburg","disabled":false}]},
  listActiveLocations: {"result":0,"message":"","timestamp":null,"data":[{"id":1,"name":"Freiburg"}]},
  listManufacturingLocations: {"result":0,"message":"","timestamp":null,"records":[{"id":1,"name":"Freiburg","country":"Germany","calendarId":2,"timeZone":"Europe/Berlin","workDayStart":"07:00:00","workDayEnd":"16:00:00","isActive":true,"cmrpCutOffTime":"14:00:00","upcCutOffTime":"14:00:00","peekCutOffTime":"13:00:00","umcCutOffTime":"13:00:00","hipMapCutOffTime":"12:00:00","calendarName":"Baden-Württemberg","timeZoneName":"(UTC+01:00) Berlin","timestampBase64":"AAAAAAAAB9E=","usedBy":"12 plans"},{"id":2,"name":"Detroit","country":"United States","calendarId":6,"timeZone":"America/Detroit","workDayStart":"06:30:00","workDayEnd":"15:30:00","isActive":true,"cmrpCutOffTime":"14:00:00","upcCutOffTime":"14:00:00","peekCutOffTime":"13:00:00","umcCutOffTime":"13:00:00","hipMapCutOffTime":"12:00:00","calendarName":"Michigan","timeZoneName":"(UTC-05:00) Detroit","timestampBase64":"AAAAAAAAB9E=","usedBy":null}],"calendars":[{"id":2,"name":"Baden-Württemberg"},{"id":6,"name":"Michigan"}],"timeZones":[{"name":"(UTC-05:00) Detroit","ianaName":"America/Detroit"},{"name":"(UTC+01:00) Berlin","ianaName":"Europe/Berlin"}],"workDayStarts":[{"value":"06:30:00","text":"06:30"},{"value":"07:00:00","text":"07:00"}],"workDayEnds":[{"value":"15:30:00","text":"15:30"},{"value":"16:00:00","text":"16:00"}],"cutOffTimes":[{"value":"12:00:00","text":"12:00"},{"value":"13:00:00","text":"13:00"},{"value":"14:00:00","text":"14:00"}]},
  addManufacturingLocation: {"result":0,"message":"Record added","timestamp":null,"data":{"id":17}},
  updateManufacturingLocation: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9E="},
  listDefaultLeadTimeModifications: {"result":0,"message":"","timestamp":null,"data":[{"id":17,"additionalDays":2,"milestoneId":7,"productTypeId":4,"milestone":"Shipped","productType":"PEEK cranial implant","IsDefault":true,"timestampBase64":"AAAAAAAAB9E=","usedBy":null}],"milestones":[{"id":7,"name":"Shipped"}],"productTypes":[{"id":4,"name":"PEEK cranial implant","isHidden":false}]},
  listModifiableMilestones: {"result":0,"message":"","timestamp":null,"data":[{"id":7,"name":"Shipped"}]},
  listModifiableProductTypes: {"result":0,"message":"","timestamp":null,"data":[{"id":4,"name":"PEEK cranial implant"}]},
  addDefaultLeadTimeModification: {"result":0,"message":"Record added","timestamp":null,"data":{"id":17}},
  updateDefaultLeadTimeModification: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9E="},
  deleteDefaultLeadTimeModification: {"result":0,"message":"Delete operation succeeded","timestamp":"AAAAAAAAB9E="},
  listLeadTimeGroups: {"result":0,"message":"","timestamp":null,"data":[{"id":6,"name":"Cranial, Europe","productType":"PEEK cranial implant","productTypeId":4}]},
  listLeadTimesOfGroup: {"result":0,"message":"","timestamp":null,"leadTimes":[{"id":210,"leadTimeName":"Shipped","productType":"PEEK cranial implant","requestType":"eRequest","hours":5,"manufacturingLocation":"Freiburg","distributionCenter":null,"orderItemId":7,"requestTypeId":1,"isDefault":false}],"leadTimeGroup":{"id":6,"name":"Cranial, Europe","productType":"PEEK cranial implant","productTypeId":4}},
  getMilestoneLeadTime: {"result":0,"message":"","timestamp":null,"data":{"id":210,"requestTypeId":1,"productTypeId":4,"distributionCenterId":null,"manufacturingLocationId":1,"schedulingStrategyId":null,"serviceLevelDays":1,"leadTimeGroupId":6,"manufacturingAtRiskDays":1,"isDefault":false,"orderItemId":7,"hours":5,"timestampBase64":"AAAAAAAAB9E="}},
  addMilestoneLeadTime: {"result":0,"message":"Record added","timestamp":null,"messages":[]},
  updateMilestoneLeadTime: {"result":0,"message":"Record edited","timestamp":null,"messages":[]},
  deleteMilestoneLeadTime: {"result":0,"message":"Delete operation succeeded","timestamp":"AAAAAAAAB9E="},
  listLeadTimeLocations: {"result":0,"message":"","timestamp":null,"data":[{"id":1,"name":"Freiburg"}]},
  listLeadTimeDistributionCenters: {"result":0,"message":"","timestamp":null,"data":[{"id":3,"name":"Rotterdam"}]},
  listLeadTimeProductTypes: {"result":0,"message":"","timestamp":null,"data":[{"id":4,"name":"PEEK cranial implant"}]},
  listLeadTimeRequestTypes: {"result":0,"message":"","timestamp":null,"data":[{"id":1,"name":"eRequest"}]},
  listLeadTimeMilestones: {"result":0,"message":"","timestamp":null,"data":[{"orderItemId":7,"milestones":"Shipped","isOutOfManufacturing":true}]},
  listApplyingLeadTimes: {"result":0,"message":"","timestamp":null,"data":[{"orderItemId":5,"leadTimeName":"Manufacturing Started","days":2,"modificationDays":0,"candidates":[{"id":42,"leadTimeGroupId":1,"leadTimeGroup":"General","hours":2,"reason":"Default: nothing else fits."}]},{"orderItemId":7,"leadTimeName":"Shipped","days":6,"modificationDays":1,"candidates":[{"id":210,"leadTimeGroupId":6,"leadTimeGroup":"Cranial, Europe","hours":5,"reason":"Same product type, distribution center, group (13)."},{"id":44,"leadTimeGroupId":1,"leadTimeGroup":"General","hours":1,"reason":"Default: counts only when nothing else fits."}]},{"orderItemId":8,"leadTimeName":"Arrived","days":null,"modificationDays":0,"candidates":[]}]},
  listMissingLeadTimes: {"result":0,"message":"","timestamp":null,"data":[{"orderItemId":7,"leadTimeName":"Shipped","productTypeId":4,"productType":"PEEK cranial implant","requestTypeId":1,"requestType":"eRequest","place":"Rotterdam","plans":12,"leadTimeGroupId":6}]},
  listWorkflows: {"result":0,"message":"","timestamp":null,"records":[{"id":88,"symbol":"MILL","name":"Milling and cleaning","displayName":"Mill & clean"},{"id":91,"symbol":"STER","name":"Sterilization","displayName":"Sterilize"}]},
  getWorkflow: {"result":0,"message":"","timestamp":null,"data":{"id":88,"symbol":"MILL","name":"Milling and cleaning","displayName":"Mill & clean","version":2,"timestampBase64":"AAAAAAAAB9E=","usedBy":null,"workflowSteps":[{"id":881,"name":"Milling","stepId":21,"successName":null,"failureName":null,"successStepId":null,"failureStepId":null,"productionOrderStepNumber":1,"checkSyncStatusOnly":false},{"id":882,"name":"Cleaning","stepId":24,"successName":null,"failureName":"Milling","successStepId":null,"failureStepId":21,"productionOrderStepNumber":2,"checkSyncStatusOnly":false}]}},
  listWorkflowVersions: {"result":0,"message":"","timestamp":null,"data":[{"version":2,"symbol":"MILL","name":"Milling and cleaning","displayName":"Mill & clean","madeAt":"2026-11-18T13:05:00Z","user":{"id":"usr-adie","symbol":"ADIE","name":"Ada Dietrich"},"workflowSteps":[{"id":881,"name":"Milling","stepId":21,"successName":null,"failureName":null,"successStepId":null,"failureStepId":null,"productionOrderStepNumber":1,"checkSyncStatusOnly":false},{"id":882,"name":"Cleaning","stepId":24,"successName":null,"failureName":"Milling","successStepId":null,"failureStepId":21,"productionOrderStepNumber":2,"checkSyncStatusOnly":false}]},{"version":1,"symbol":"MILL","name":"Milling","displayName":"Mill & clean","madeAt":"2026-10-02T07:41:00Z","user":{"id":"usr-adie","symbol":"ADIE","name":"Ada Dietrich"},"workflowSteps":[{"id":861,"name":"Milling","stepId":21,"successName":null,"failureName":null,"successStepId":null,"failureStepId":null,"productionOrderStepNumber":1,"checkSyncStatusOnly":false}]}]},
  listJobStepsForWorkflows: {"result":0,"message":"","timestamp":null,"data":[{"id":24,"name":"Cleaning"},{"id":26,"name":"Inspection"},{"id":21,"name":"Milling"},{"id":28,"name":"Packing"}]},
  addWorkflow: {"result":{"id":88}},
  updateWorkflow: {"result":0,"message":"Workflow updated succesfully.","timestamp":"AAAAAAAAB9E="},
  canUpdateWorkflow: {"result":0,"message":"","timestamp":null,"data":true},
  listCycleDefinitions: {"result":0,"message":"","timestamp":null,"records":[{"id":9,"name":"PEEK cranial"}]},
  getCycleDefinition: {"result":0,"message":"","timestamp":null,"data":{"id":9,"name":"PEEK cranial","workProcedures":[{"id":33,"materialNumber":"40-2210","workflows":[{"id":88,"symbol":"MILL","name":"Milling and cleaning","displayName":"Mill & clean"}]}],"timestampBase64":"AAAAAAAAB9E="}},
  listWorkflowsForDefinitions: {"result":0,"message":"","timestamp":null,"data":[{"id":88,"symbol":"MILL","name":"Milling and cleaning","displayName":"Mill & clean"}]},
  saveCycleDefinition: {"result":0,"message":"Manufacturing Cycle Definition created succesfully.","timestamp":null,"id":9},
  listWorkflowStepEfforts: {"result":0,"message":"","timestamp":null,"efforts":[{"id":140001,"name":"Milling and cleaning","items":[{"jobStepId":21,"name":"Milling","effort":500,"criticalities":[{"level":1,"hours":4},{"level":2,"hours":8},{"level":3,"hours":null}],"showExpectedTime":true,"requiresWorker":true},{"jobStepId":24,"name":"Cleaning","effort":null,"criticalities":[{"level":1,"hours":null},{"level":2,"hours":null},{"level":3,"hours":null}],"showExpectedTime":true,"requiresWorker":false}],"timestampBase64":"AAAAAAAAB9E="}],"workDayDuration":480},
  updateWorkflowStepEffort: {"result":0,"message":"Record edited","timestamp":"AAAAAAAAB9I="},
  listUsers: [{"id":"usr-hmey","userName":"hanna.meyer","firstName":"Hanna","lastName":"Meyer","email":"hanna.meyer@crt.example.com","symbol":"HMEY","isActive":true,"timestamp":"AAAAAAAAB9E="},{"id":"usr-jwei","userName":"jonas.weiss","firstName":"Jonas","lastName":"Weiss","email":"jonas.weiss@crt.example.com","symbol":"JWEI","isActive":false,"timestamp":"AAAAAAAAAB0="}],
  addUser: {"setPasswordUrl":"https://crt.example.com/auth/set-password?token=example","userId":"usr-hmey"},
  getUser: {"id":"usr-hmey","userName":"hanna.meyer","firstName":"Hanna","lastName":"Meyer","email":"hanna.meyer@crt.example.com","symbol":"HMEY","isActive":true,"timestamp":"AAAAAAAAB9E="},
  updateUser: {"id":"usr-hmey","userName":"hanna.meyer","firstName":"Hanna","lastName":"Meyer","email":"hanna.meyer@crt.example.com","symbol":"HMEY","isActive":true,"timestamp":"AAAAAAAAB9E="},
  resetUserPassword: {"succeeded":true,"resetPasswordUrl":"https://crt.example.com/auth/set-password?token=example"},
  listUserManagementPermissions: [{"id":9,"name":"Manage users","code":"CanManageUsers"}],
  listUserManagementPermissionsOfUser: [{"id":9,"name":"Manage users","code":"CanManageUsers"}],
  listMainPermissionsOfUser: {"result":0,"message":"","timestamp":null,"data":[{"id":1,"name":"Manage fulfilment plans","code":"CanManageFulfilmentPlan","granted":true,"grantedByRoles":["Planner"]},{"id":2,"name":"Export fulfilment plans","code":"CanExportFulfilmentPlans","granted":false,"grantedByRoles":[]}]},
  grantMainPermissions: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  revokeMainPermissions: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  listRolesOfUser: {"result":0,"message":"","timestamp":null,"data":[{"id":4,"name":"Planner","granted":true},{"id":5,"name":"Manufacturing","granted":false}]},
  assignRoles: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  dissociateRoles: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  countNotifications: {"result":0,"message":"","timestamp":null,"count":2},
  listNotifications: {"result":0,"message":"","timestamp":null,"content":[{"notyficationId":4411,"requestId":"26-10412","fulfilmentPlanId":10412,"manufacturingCycleId":null,"time":"2026-11-20T09:30:00Z","notificationMessage":"26-10412: Shipped was moved from 03/12/2026 to 04/12/2026.","count":1,"planCount":1,"others":[],"action":null},{"notyficationId":4409,"requestId":"26-10398","fulfilmentPlanId":10398,"manufacturingCycleId":8240,"time":"2026-11-19T15:12:00Z","notificationMessage":"26-10398: Milling was completed.","count":1,"planCount":1,"others":[],"action":null}]},
  acknowledgeNotifications: {"result":0,"message":"Notifications acknowledged succesfully","timestamp":"AAAAAAAAB9E="},
  acknowledgeNotification: {"result":0,"message":"Notification acknowledged succesfully","timestamp":"AAAAAAAAB9E="},
  getNotificationSettings: {"result":0,"message":"","timestamp":null,"data":{"userId":"usr-hmey","notificationsSettings":{"id":12,"notificationLifespan":5},"milestoneAlertsSettings":[{"id":77,"notificationSettingsId":12,"milestoneId":7,"threshold":-2,"productTypeId":4,"manufacturingLocationId":1,"alertDescription":"2 days before Shipped, PEEK cranial implant, Freiburg"}],"jobStepAlertsSettings":[{"id":77,"notificationSettingsId":12,"materialId":51,"jobStepId":21,"productTypeId":4,"manufacturingLocationId":1,"threshold":4,"alertDescription":"4 hours after Milling, 40-2210, PEEK cranial implant, Freiburg"}],"changesNotificationSettings":{"fulfilmentPlanChanges":[{"id":77,"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedChangeType":"PRIORITY","displayText":"Priority, PEEK cranial implant, Freiburg"}],"manufacturingCycleChanges":[{"id":77,"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedChangeType":"ORDER_NUMBER","displayText":"Order Number, PEEK cranial implant, Freiburg"}],"jobStepChanges":[{"id":77,"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedMaterialId":51,"selectedJobStepId":21,"displayText":"Milling, 40-2210, PEEK cranial implant, Freiburg"}],"plannedMilestoneChanges":[{"id":77,"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedMilestoneId":7,"displayText":"Shipped planned, PEEK cranial implant, Freiburg"}],"actualMilestoneChanges":[{"id":77,"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedMilestoneId":7,"displayText":"Shipped actual, PEEK cranial implant, Freiburg"}],"availableFulfilmentPlanChanges":[{"value":"PRIORITY","text":"Priority"}],"availableManufacturingCycleChanges":[{"value":"ORDER_NUMBER","text":"Order Number"}],"availableMilestoneChanges":[{"value":"7","text":"Shipped"}]},"availableProductTypes":[{"id":4,"name":"PEEK cranial implant"}],"availableManufacturingLocations":[{"id":1,"name":"Freiburg"}],"availableMilestones":[{"id":7,"name":"Shipped"}]}},
  editNotificationLifespan: {"result":0,"message":"Notification Expiry changed succesfully.","timestamp":"AAAAAAAAB9E="},
  listMaterialsForRules: {"result":0,"message":"","timestamp":null,"data":[{"id":51,"name":"40-2210"}]},
  listJobStepsForRules: {"result":0,"message":"","timestamp":null,"data":[{"id":21,"name":"Milling"}]},
  updateMilestoneAlert: {"result":0,"message":"Milestone Alert changed succesfully.","timestamp":"AAAAAAAAB9E="},
  addMilestoneAlert: {"result":0,"message":"Milestone Alert added succesfully.","timestamp":"AAAAAAAAB9E="},
  deleteMilestoneAlert: {"result":0,"message":"Milestone Alert deleted succesfully.","timestamp":"AAAAAAAAB9E="},
  updateJobStepAlert: {"result":0,"message":"Job Step Alert changed succesfully.","timestamp":"AAAAAAAAB9E="},
  addJobStepAlert: {"result":0,"message":"Job Step Alert added succesfully.","timestamp":"AAAAAAAAB9E="},
  deleteJobStepAlert: {"result":0,"message":"Job Step Alert deleted succesfully.","timestamp":"AAAAAAAAB9E="},
  updateFulfilmentPlanChangeRule: {"result":0,"message":"Fulfilment Plan Change changed succesfully.","timestamp":"AAAAAAAAB9E="},
  addFulfilmentPlanChangeRule: {"result":0,"message":"Fulfilment Plan Change added succesfully.","timestamp":"AAAAAAAAB9E="},
  deleteFulfilmentPlanChangeRule: {"result":0,"message":"Fulfilment Plan Change deleted succesfully.","timestamp":"AAAAAAAAB9E="},
  updateManufacturingCycleChangeRule: {"result":0,"message":"Manufacturing Cycle Change changed succesfully.","timestamp":"AAAAAAAAB9E="},
  addManufacturingCycleChangeRule: {"result":0,"message":"Manufacturing Cycle Change added succesfully.","timestamp":"AAAAAAAAB9E="},
  deleteManufacturingCycleChangeRule: {"result":0,"message":"Manufacturing Cycle Change deleted succesfully.","timestamp":"AAAAAAAAB9E="},
  updateJobStepChangeRule: {"result":0,"message":"Job Step Change changed succesfully.","timestamp":"AAAAAAAAB9E="},
  addJobStepChangeRule: {"result":0,"message":"Job Step Change added succesfully.","timestamp":"AAAAAAAAB9E="},
  deleteJobStepChangeRule: {"result":0,"message":"Job Step Change deleted succesfully.","timestamp":"AAAAAAAAB9E="},
  updatePlannedMilestoneChangeRule: {"result":0,"message":"Planned Milestone Change changed succesfully.","timestamp":"AAAAAAAAB9E="},
  addPlannedMilestoneChangeRule: {"result":0,"message":"Planned Milestone Change added succesfully.","timestamp":"AAAAAAAAB9E="},
  deletePlannedMilestoneChangeRule: {"result":0,"message":"Planned Milestone Change deleted succesfully.","timestamp":"AAAAAAAAB9E="},
  updateActualMilestoneChangeRule: {"result":0,"message":"Actual Milestone Change changed succesfully.","timestamp":"AAAAAAAAB9E="},
  addActualMilestoneChangeRule: {"result":0,"message":"Actual Milestone Change added succesfully.","timestamp":"AAAAAAAAB9E="},
  deleteActualMilestoneChangeRule: {"result":0,"message":"Actual Milestone Change deleted succesfully.","timestamp":"AAAAAAAAB9E="},
  getChangesFilterOptions: {"result":0,"message":"","timestamp":null,"productTypes":[{"id":4,"name":"PEEK cranial implant","products":[{"id":12,"productCode":"CMF-4410-L"},{"id":13,"productCode":"CMF-4410-R"}]},{"id":6,"name":"Titanium mesh","products":[{"id":20,"productCode":"TM-2000"}]}],"changeTypes":[{"value":"SHIPPED_PLANNED","text":"SHIPPED PLANNED DATE"},{"value":"PO_NUMBER","text":"PO NUMBER"},{"value":"PRIORITY","text":"PRIORITY"}],"distributionCenters":[{"id":3,"name":"Rotterdam"},{"id":4,"name":"Sydney"},{"id":5,"name":"Chicago"}]},
  listRecordChanges: {"result":0,"message":"","timestamp":null,"data":[{"id":8121,"field":"Time Zone","oldText":"Europe/Amsterdam","newText":"Europe/Brussels","changedAt":"2026-03-16T09:12:00.000Z","user":{"id":"usr-hmey","symbol":"HMEY","name":"Hanna Meyer"}}]},
  listChanges: {"result":0,"message":"","timestamp":null,"data":[{"id":90412,"fulfilmentPlanId":10412,"requestId":"26-10412","productType":"PEEK cranial implant","date":"2026-11-20T09:30:00Z","changeType":"Shipped planned date","message":"Shipped was moved from 03/12/2026 to 04/12/2026.","distributionCenter":"Rotterdam","userSymbol":"HMEY","userName":"Hanna Meyer","poNumber":"PO-88120","source":"scheduler","batchId":"9b0a4a52-1c1f-4d5e-8a37-2f3e5d0c9b11"},{"id":90388,"fulfilmentPlanId":10412,"requestId":"26-10412","productType":"PEEK cranial implant","date":"2026-11-19T15:12:00Z","changeType":"Priority","message":"Priority was switched on.","distributionCenter":"Rotterdam","userSymbol":"HMEY","userName":"Hanna Meyer","poNumber":"PO-88120","source":"screen","batchId":"9b0a49f1-1c1f-4d5e-8a37-2f3e5d0c9b11"},{"id":90301,"fulfilmentPlanId":10398,"requestId":"26-10398","productType":"Titanium mesh","date":"2026-11-18T08:00:00Z","changeType":"Processing status","message":"Processing status was changed from Manufacturing to On Hold.","distributionCenter":"Sydney","userSymbol":null,"userName":null,"poNumber":null,"source":"screen","batchId":"9b0a4510-1c1f-4d5e-8a37-2f3e5d0c9b11"}],"count":6021},
  getChangeTypeSettings: {"result":0,"message":"","timestamp":null,"data":{"filterType":3,"oldFieldDisabled":false,"newFieldDisabled":false,"changeTypeSelectOptions":[]}},
  findChangedRequests: {"result":0,"message":"","timestamp":null,"data":["26-10412"]},
  findChangingUsers: {"result":0,"message":"","timestamp":null,"data":[{"id":"usr-hmey","symbol":"HMEY","name":"Hanna Meyer"}]},
  saveChangesFilter: {"result":0,"message":"Filters saved succesfully.","timestamp":null,"data":{"id":17}},
  listChangesFilters: {"result":0,"message":"","timestamp":null,"content":[{"id":61,"name":"Late in Rotterdam","sharingLevel":0},{"id":62,"name":"Everything on hold","sharingLevel":1}]},
  getChangesFilter: {"result":0,"message":"","timestamp":null,"data":{"requestId":null,"chosenProducts":["4-12"],"changeTypeFilter":{"changeType":"SHIPPED_PLANNED","oldValue":null,"newValue":null,"changeTypeLabel":"SHIPPED PLANNED DATE"},"dateFilter":{"absoluteStartDate":null,"absoluteEndDate":null,"relativeDate":"1w 2d","relativeDateMiliseconds":777600000,"currentDateTabValue":"relative"},"chosenDistributionCenters":[3],"userId":null,"orderBy":"date","ascending":0}},
  listStoredQueries: {"result":0,"message":"","timestamp":null,"data":[{"id":61,"name":"Late in Rotterdam","sharingLevel":0,"containingEntity":0,"ownerUserId":"usr-hmey","ownerName":"Hanna Meyer","canBeManaged":true},{"id":62,"name":"Everything on hold","sharingLevel":1,"containingEntity":1,"ownerUserId":"usr-jwei","ownerName":"Jonas Weiss","canBeManaged":false}]},
  updateStoredQuery: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  deleteStoredQuery: {"result":0,"message":"","timestamp":"AAAAAAAAB9E="},
  findFilterOwners: {"result":0,"message":"","timestamp":null,"data":[{"id":"usr-hmey","symbol":"HMEY","name":"Hanna Meyer"}]},
  importRequests: {"result":0,"message":"","timestamp":null,"importedRequestId":404,"messages":[]},
  listImportLog: {"result":0,"message":"","timestamp":null,"data":[{"id":5120,"date":"2026-11-20T09:30:00Z","importId":404,"requestId":"26-10412","fulfilmentPlanId":10412,"status":1,"statusName":"Updated","skipReason":null,"additionalInfo":null,"updatedFields":[{"milestoneName":"Shipped","updatedFieldText":"Planned date","oldValue":"03/12/2026","newValue":"04/12/2026","changeDescription":"Shipped was moved from 03/12/2026 to 04/12/2026."}]},{"id":5119,"date":"2026-11-20T09:30:00Z","importId":404,"requestId":"26-10530","fulfilmentPlanId":null,"status":2,"statusName":"Skipped","skipReason":"No mapping for PEEK Orbital, PO-09.","additionalInfo":null,"updatedFields":[]}],"count":214},
  listImports: {"result":0,"message":"","timestamp":null,"items":[{"id":404,"importDate":"2026-11-20T09:30:00Z","shouldUpdateExistingPlans":true,"isStaged":false,"isImported":true,"isDryRun":false,"userSymbol":"HMEY"},{"id":403,"importDate":"2026-11-19T06:00:00Z","shouldUpdateExistingPlans":false,"isStaged":true,"isImported":true,"isDryRun":false,"userSymbol":"JWEI"}],"count":9},
  listImportResults: {"result":0,"message":"","timestamp":null,"importResults":[{"rowNumber":2,"isChangedSinceDryRun":false,"requestId":"26-10412","fulfilmentPlanId":10412,"status":1,"statusName":"Updated","skipReason":null,"additionalInfo":null,"updatedFields":[{"milestoneName":"Shipped","updatedFieldText":"Planned date","oldValue":"03/12/2026","newValue":"04/12/2026","changeDescription":"Shipped was moved from 03/12/2026 to 04/12/2026."}]},{"rowNumber":3,"isChangedSinceDryRun":false,"requestId":"26-10530","fulfilmentPlanId":null,"status":2,"statusName":"Skipped","skipReason":"No mapping for PEEK Orbital, PO-09.","additionalInfo":null,"updatedFields":[]}],"count":2},
  getImportMessages: {"result":0,"message":"","timestamp":null,"messages":[{"level":2,"text":"Row 14: the surgery date could not be read."}],"multipieceCandidates":[{"hospital":"University Hospital Freiburg","surgeon":"Dr. A. Keller","surgeryDate":"2026-12-15","requestIds":["26-10412","26-10413"]}]},
  getImportStatus: {"result":0,"message":"","timestamp":null,"isImported":true},
  findImportedRequests: {"result":0,"message":"","timestamp":null,"data":["26-10412"]},
  getRequestImport: {"id":404,"importDate":"2026-11-20T09:30:00Z","userId":"usr-hmey","details":"requests-2026-11-20.csv, existing plans updated, 2 rows","fileName":"requests-2026-11-20.csv","state":"done","isDryRun":false,"rowCount":2,"summary":{"created":0,"updated":1,"ignored":1},"message":null,"waitsForId":null,"dryRunId":null,"appliedById":null,"changedSinceDryRun":0,"sameFile":null,"doneCount":2,"startedAt":"2026-11-20T09:30:01Z","finishedAt":"2026-11-20T09:30:02Z","rowsPerSecond":2,"secondsLeft":null,"shouldUpdateExistingPlans":true,"statusCounts":{"imported":0,"updated":1,"skipped":1,"staged":0},"users":[{"id":"usr-hmey","symbol":"HMEY"}]},
  applyRequestImport: 405,
  listTracking: {"result":0,"message":"","timestamp":null,"data":[{"id":17,"requestId":"26-10412","fulfilmentPlanId":10412,"date":"2026-11-20T09:30:00Z","trackingNumber":"1Z-999-AA1-0123","status":1,"statusName":"In transit","additionalInformation":"Left the sorting centre.","arrivalDate":null,"carrier":"Example Parcel"},{"id":18,"requestId":"26-90001","fulfilmentPlanId":null,"date":"2026-11-20T09:30:00Z","trackingNumber":"1Z-999-AA1-0188","status":2,"statusName":"Arrived","additionalInformation":null,"arrivalDate":"2026-11-18T10:20:00Z","carrier":"Example Parcel"}],"count":200},
  listTrackingStatuses: {"result":0,"message":"","timestamp":null,"data":[{"id":1,"name":"In transit"}]},
  findTrackedRequests: {"result":0,"message":"","timestamp":null,"data":["26-10412"]},
  getSurgeonPreferencesData: {"result":0,"message":"","timestamp":null,"representatives":[{"id":31,"name":"M. Jansen"},{"id":34,"name":"P. Novak"}],"representativesWithPreferences":[{"id":31,"name":"M. Jansen"}],"surgeons":[{"id":208,"name":"Dr. A. Keller"}],"availableSurgeons":[{"id":211,"name":"Dr. B. Okafor"}],"items":[{"id":19,"surgeonId":208,"surgeonName":"Dr. A. Keller","plusPreferences":"Rounded edges.","peekPreferences":"Perforated, 2 mm.","medporPreferences":null,"pmmaPreferences":null,"designSessionPreferences":"Mornings only.","umcPreferences":null,"additionalInformation":null,"representativeId":31,"representativeName":"M. Jansen","timestampBase64":"AAAAAAAAB9E=","usedBy":null}]},
  listSurgeonPreferences: {"result":0,"message":"","timestamp":null,"data":[{"id":19,"surgeonId":208,"surgeonName":"Dr. A. Keller","plusPreferences":"Rounded edges.","peekPreferences":"Perforated, 2 mm.","medporPreferences":null,"pmmaPreferences":null,"designSessionPreferences":"Mornings only.","umcPreferences":null,"additionalInformation":null,"representativeId":31,"representativeName":"M. Jansen","timestampBase64":"AAAAAAAAB9E=","usedBy":null}]},
  addSurgeonPreference: {"result":0,"message":"Surgeon preferences added succesfully.","timestamp":null,"data":{"id":17}},
  updateSurgeonPreference: {"result":0,"message":"Surgeon preferences changed succesfully.","timestamp":"AAAAAAAAB9E="},
  deleteSurgeonPreference: {"result":0,"message":"Surgeon preferences deleted succesfully.","timestamp":"AAAAAAAAB9E="},
};

interface Examples {
  checkUserPermissions: operations['checkUserPermissions']['responses'][200]['content']['application/json'];
  getVersion: operations['getVersion']['responses'][200]['content']['application/json'];
  listPlans: operations['listPlans']['responses'][200]['content']['application/json'];
  getPlanCounts: operations['getPlanCounts']['responses'][200]['content']['application/json'];
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
  saveManufacturingFiltersInSession: operations['saveManufacturingFiltersInSession']['responses'][200]['content']['application/json'];
  saveManufacturingColumnsAsDefault: operations['saveManufacturingColumnsAsDefault']['responses'][200]['content']['application/json'];
  getDefaultManufacturingColumns: operations['getDefaultManufacturingColumns']['responses'][200]['content']['application/json'];
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
  listProductTypes: operations['listProductTypes']['responses'][200]['content']['application/json'];
  addProductType: operations['addProductType']['responses'][200]['content']['application/json'];
  updateProductType: operations['updateProductType']['responses'][200]['content']['application/json'];
  listProducts: operations['listProducts']['responses'][200]['content']['application/json'];
  addProduct: operations['addProduct']['responses'][200]['content']['application/json'];
  updateProduct: operations['updateProduct']['responses'][200]['content']['application/json'];
  getProductTypeMappingOfRequest: operations['getProductTypeMappingOfRequest']['responses'][200]['content']['application/json'];
  listProductTypeMappings: operations['listProductTypeMappings']['responses'][200]['content']['application/json'];
  addProductTypeMapping: operations['addProductTypeMapping']['responses'][200]['content']['application/json'];
  updateProductTypeMapping: operations['updateProductTypeMapping']['responses'][200]['content']['application/json'];
  removeProductTypeMapping: operations['removeProductTypeMapping']['responses'][200]['content']['application/json'];
  listConfiguredProducts: operations['listConfiguredProducts']['responses'][200]['content']['application/json'];
  listReportMenu: operations['listReportMenu']['responses'][200]['content']['application/json'];
  getEmbeddedReport: operations['getEmbeddedReport']['responses'][200]['content']['application/json'];
  listReports: operations['listReports']['responses'][200]['content']['application/json'];
  addReport: operations['addReport']['responses'][200]['content']['application/json'];
  updateReport: operations['updateReport']['responses'][200]['content']['application/json'];
  removeReport: operations['removeReport']['responses'][200]['content']['application/json'];
  listCalendars: operations['listCalendars']['responses'][200]['content']['application/json'];
  addCalendar: operations['addCalendar']['responses'][200]['content']['application/json'];
  updateCalendar: operations['updateCalendar']['responses'][200]['content']['application/json'];
  removeCalendar: operations['removeCalendar']['responses'][200]['content']['application/json'];
  listCalendarOptions: operations['listCalendarOptions']['responses'][200]['content']['application/json'];
  listCalendarEvents: operations['listCalendarEvents']['responses'][200]['content']['application/json'];
  getHoliday: operations['getHoliday']['responses'][200]['content']['application/json'];
  saveHoliday: operations['saveHoliday']['responses'][200]['content']['application/json'];
  deleteHoliday: operations['deleteHoliday']['responses'][200]['content']['application/json'];
  getCapacity: operations['getCapacity']['responses'][200]['content']['application/json'];
  saveCapacity: operations['saveCapacity']['responses'][200]['content']['application/json'];
  deleteCapacity: operations['deleteCapacity']['responses'][200]['content']['application/json'];
  getDefaultCapacity: operations['getDefaultCapacity']['responses'][200]['content']['application/json'];
  saveDefaultCapacity: operations['saveDefaultCapacity']['responses'][200]['content']['application/json'];
  listCapacityLoad: operations['listCapacityLoad']['responses'][200]['content']['application/json'];
  previewCalendarChange: operations['previewCalendarChange']['responses'][200]['content']['application/json'];
  getRescheduling: operations['getRescheduling']['responses'][200]['content']['application/json'];
  listLocationOptions: operations['listLocationOptions']['responses'][200]['content']['application/json'];
  listActiveLocations: operations['listActiveLocations']['responses'][200]['content']['application/json'];
  listManufacturingLocations: operations['listManufacturingLocations']['responses'][200]['content']['application/json'];
  addManufacturingLocation: operations['addManufacturingLocation']['responses'][200]['content']['application/json'];
  updateManufacturingLocation: operations['updateManufacturingLocation']['responses'][200]['content']['application/json'];
  listDefaultLeadTimeModifications: operations['listDefaultLeadTimeModifications']['responses'][200]['content']['application/json'];
  listModifiableMilestones: operations['listModifiableMilestones']['responses'][200]['content']['application/json'];
  listModifiableProductTypes: operations['listModifiableProductTypes']['responses'][200]['content']['application/json'];
  addDefaultLeadTimeModification: operations['addDefaultLeadTimeModification']['responses'][200]['content']['application/json'];
  updateDefaultLeadTimeModification: operations['updateDefaultLeadTimeModification']['responses'][200]['content']['application/json'];
  deleteDefaultLeadTimeModification: operations['deleteDefaultLeadTimeModification']['responses'][200]['content']['application/json'];
  listLeadTimeGroups: operations['listLeadTimeGroups']['responses'][200]['content']['application/json'];
  listLeadTimesOfGroup: operations['listLeadTimesOfGroup']['responses'][200]['content']['application/json'];
  getMilestoneLeadTime: operations['getMilestoneLeadTime']['responses'][200]['content']['application/json'];
  addMilestoneLeadTime: operations['addMilestoneLeadTime']['responses'][200]['content']['application/json'];
  updateMilestoneLeadTime: operations['updateMilestoneLeadTime']['responses'][200]['content']['application/json'];
  deleteMilestoneLeadTime: operations['deleteMilestoneLeadTime']['responses'][200]['content']['application/json'];
  listLeadTimeLocations: operations['listLeadTimeLocations']['responses'][200]['content']['application/json'];
  listLeadTimeDistributionCenters: operations['listLeadTimeDistributionCenters']['responses'][200]['content']['application/json'];
  listLeadTimeProductTypes: operations['listLeadTimeProductTypes']['responses'][200]['content']['application/json'];
  listLeadTimeRequestTypes: operations['listLeadTimeRequestTypes']['responses'][200]['content']['application/json'];
  listLeadTimeMilestones: operations['listLeadTimeMilestones']['responses'][200]['content']['application/json'];
  listApplyingLeadTimes: operations['listApplyingLeadTimes']['responses'][200]['content']['application/json'];
  listMissingLeadTimes: operations['listMissingLeadTimes']['responses'][200]['content']['application/json'];
  listWorkflows: operations['listWorkflows']['responses'][200]['content']['application/json'];
  getWorkflow: operations['getWorkflow']['responses'][200]['content']['application/json'];
  listWorkflowVersions: operations['listWorkflowVersions']['responses'][200]['content']['application/json'];
  listJobStepsForWorkflows: operations['listJobStepsForWorkflows']['responses'][200]['content']['application/json'];
  addWorkflow: operations['addWorkflow']['responses'][200]['content']['application/json'];
  updateWorkflow: operations['updateWorkflow']['responses'][200]['content']['application/json'];
  canUpdateWorkflow: operations['canUpdateWorkflow']['responses'][200]['content']['application/json'];
  listCycleDefinitions: operations['listCycleDefinitions']['responses'][200]['content']['application/json'];
  getCycleDefinition: operations['getCycleDefinition']['responses'][200]['content']['application/json'];
  listWorkflowsForDefinitions: operations['listWorkflowsForDefinitions']['responses'][200]['content']['application/json'];
  saveCycleDefinition: operations['saveCycleDefinition']['responses'][200]['content']['application/json'];
  listWorkflowStepEfforts: operations['listWorkflowStepEfforts']['responses'][200]['content']['application/json'];
  updateWorkflowStepEffort: operations['updateWorkflowStepEffort']['responses'][200]['content']['application/json'];
  listUsers: operations['listUsers']['responses'][200]['content']['application/json'];
  addUser: operations['addUser']['responses'][200]['content']['application/json'];
  getUser: operations['getUser']['responses'][200]['content']['application/json'];
  updateUser: operations['updateUser']['responses'][200]['content']['application/json'];
  resetUserPassword: operations['resetUserPassword']['responses'][200]['content']['application/json'];
  listUserManagementPermissions: operations['listUserManagementPermissions']['responses'][200]['content']['application/json'];
  listUserManagementPermissionsOfUser: operations['listUserManagementPermissionsOfUser']['responses'][200]['content']['application/json'];
  listMainPermissionsOfUser: operations['listMainPermissionsOfUser']['responses'][200]['content']['application/json'];
  grantMainPermissions: operations['grantMainPermissions']['responses'][200]['content']['application/json'];
  revokeMainPermissions: operations['revokeMainPermissions']['responses'][200]['content']['application/json'];
  listRolesOfUser: operations['listRolesOfUser']['responses'][200]['content']['application/json'];
  assignRoles: operations['assignRoles']['responses'][200]['content']['application/json'];
  dissociateRoles: operations['dissociateRoles']['responses'][200]['content']['application/json'];
  countNotifications: operations['countNotifications']['responses'][200]['content']['application/json'];
  listNotifications: operations['listNotifications']['responses'][200]['content']['application/json'];
  acknowledgeNotifications: operations['acknowledgeNotifications']['responses'][200]['content']['application/json'];
  acknowledgeNotification: operations['acknowledgeNotification']['responses'][200]['content']['application/json'];
  getNotificationSettings: operations['getNotificationSettings']['responses'][200]['content']['application/json'];
  editNotificationLifespan: operations['editNotificationLifespan']['responses'][200]['content']['application/json'];
  listMaterialsForRules: operations['listMaterialsForRules']['responses'][200]['content']['application/json'];
  listJobStepsForRules: operations['listJobStepsForRules']['responses'][200]['content']['application/json'];
  updateMilestoneAlert: operations['updateMilestoneAlert']['responses'][200]['content']['application/json'];
  addMilestoneAlert: operations['addMilestoneAlert']['responses'][200]['content']['application/json'];
  deleteMilestoneAlert: operations['deleteMilestoneAlert']['responses'][200]['content']['application/json'];
  updateJobStepAlert: operations['updateJobStepAlert']['responses'][200]['content']['application/json'];
  addJobStepAlert: operations['addJobStepAlert']['responses'][200]['content']['application/json'];
  deleteJobStepAlert: operations['deleteJobStepAlert']['responses'][200]['content']['application/json'];
  updateFulfilmentPlanChangeRule: operations['updateFulfilmentPlanChangeRule']['responses'][200]['content']['application/json'];
  addFulfilmentPlanChangeRule: operations['addFulfilmentPlanChangeRule']['responses'][200]['content']['application/json'];
  deleteFulfilmentPlanChangeRule: operations['deleteFulfilmentPlanChangeRule']['responses'][200]['content']['application/json'];
  updateManufacturingCycleChangeRule: operations['updateManufacturingCycleChangeRule']['responses'][200]['content']['application/json'];
  addManufacturingCycleChangeRule: operations['addManufacturingCycleChangeRule']['responses'][200]['content']['application/json'];
  deleteManufacturingCycleChangeRule: operations['deleteManufacturingCycleChangeRule']['responses'][200]['content']['application/json'];
  updateJobStepChangeRule: operations['updateJobStepChangeRule']['responses'][200]['content']['application/json'];
  addJobStepChangeRule: operations['addJobStepChangeRule']['responses'][200]['content']['application/json'];
  deleteJobStepChangeRule: operations['deleteJobStepChangeRule']['responses'][200]['content']['application/json'];
  updatePlannedMilestoneChangeRule: operations['updatePlannedMilestoneChangeRule']['responses'][200]['content']['application/json'];
  addPlannedMilestoneChangeRule: operations['addPlannedMilestoneChangeRule']['responses'][200]['content']['application/json'];
  deletePlannedMilestoneChangeRule: operations['deletePlannedMilestoneChangeRule']['responses'][200]['content']['application/json'];
  updateActualMilestoneChangeRule: operations['updateActualMilestoneChangeRule']['responses'][200]['content']['application/json'];
  addActualMilestoneChangeRule: operations['addActualMilestoneChangeRule']['responses'][200]['content']['application/json'];
  deleteActualMilestoneChangeRule: operations['deleteActualMilestoneChangeRule']['responses'][200]['content']['application/json'];
  getChangesFilterOptions: operations['getChangesFilterOptions']['responses'][200]['content']['application/json'];
  listRecordChanges: operations['listRecordChanges']['responses'][200]['content']['application/json'];
  listChanges: operations['listChanges']['responses'][200]['content']['application/json'];
  getChangeTypeSettings: operations['getChangeTypeSettings']['responses'][200]['content']['application/json'];
  findChangedRequests: operations['findChangedRequests']['responses'][200]['content']['application/json'];
  findChangingUsers: operations['findChangingUsers']['responses'][200]['content']['application/json'];
  saveChangesFilter: operations['saveChangesFilter']['responses'][200]['content']['application/json'];
  listChangesFilters: operations['listChangesFilters']['responses'][200]['content']['application/json'];
  getChangesFilter: operations['getChangesFilter']['responses'][200]['content']['application/json'];
  listStoredQueries: operations['listStoredQueries']['responses'][200]['content']['application/json'];
  updateStoredQuery: operations['updateStoredQuery']['responses'][200]['content']['application/json'];
  deleteStoredQuery: operations['deleteStoredQuery']['responses'][200]['content']['application/json'];
  findFilterOwners: operations['findFilterOwners']['responses'][200]['content']['application/json'];
  importRequests: operations['importRequests']['responses'][200]['content']['application/json'];
  listImportLog: operations['listImportLog']['responses'][200]['content']['application/json'];
  listImports: operations['listImports']['responses'][200]['content']['application/json'];
  listImportResults: operations['listImportResults']['responses'][200]['content']['application/json'];
  getImportMessages: operations['getImportMessages']['responses'][200]['content']['application/json'];
  getImportStatus: operations['getImportStatus']['responses'][200]['content']['application/json'];
  findImportedRequests: operations['findImportedRequests']['responses'][200]['content']['application/json'];
  getRequestImport: operations['getRequestImport']['responses'][200]['content']['application/json'];
  applyRequestImport: operations['applyRequestImport']['responses'][200]['content']['application/json'];
  listTracking: operations['listTracking']['responses'][200]['content']['application/json'];
  listTrackingStatuses: operations['listTrackingStatuses']['responses'][200]['content']['application/json'];
  findTrackedRequests: operations['findTrackedRequests']['responses'][200]['content']['application/json'];
  getSurgeonPreferencesData: operations['getSurgeonPreferencesData']['responses'][200]['content']['application/json'];
  listSurgeonPreferences: operations['listSurgeonPreferences']['responses'][200]['content']['application/json'];
  addSurgeonPreference: operations['addSurgeonPreference']['responses'][200]['content']['application/json'];
  updateSurgeonPreference: operations['updateSurgeonPreference']['responses'][200]['content']['application/json'];
  deleteSurgeonPreference: operations['deleteSurgeonPreference']['responses'][200]['content']['application/json'];
}

/** One body of each operation that takes one. */
export const exampleBodies: ExampleBodies = {
  checkUserPermissions: ["CanManageFulfilmentPlan","ReadOnlyFulfilmentPlanAccess","IsDesigner"],
  listPlans: {"filters":{"requestId":"104","chosenProducts":["4-12"],"chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"dateFilter":3,"dateType":1,"chosenMilestoneId":7,"chosenDate":null,"startDate":null,"endDate":null,"isRelativeDate":true,"relativeDateModifier":0,"relativeDateAmount":2,"relativeDateFrequency":1,"chosenDistributionCenters":[3],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"sortColumns":[{"columnName":"requestIdWithRevision","sortedColumn":0,"milestoneDateType":null,"milestoneId":null,"sortOrder":1}],"availableColumns":[]},"limit":10,"page":1,"timezone":"Europe/Amsterdam"},
  savePlanFiltersInSession: {"requestId":"104","chosenProducts":["4-12"],"chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"dateFilter":3,"dateType":1,"chosenMilestoneId":7,"chosenDate":null,"startDate":null,"endDate":null,"isRelativeDate":true,"relativeDateModifier":0,"relativeDateAmount":2,"relativeDateFrequency":1,"chosenDistributionCenters":[3],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"sortColumns":[{"columnName":"requestIdWithRevision","sortedColumn":0,"milestoneDateType":null,"milestoneId":null,"sortOrder":1}],"availableColumns":[]},
  editPlanProductNumber: {"id":10412,"newValue":"CMF-4410-L","timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanDistributionCenter: {"id":10412,"newValue":3,"timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanRequestStatus: {"id":10412,"newValue":5,"timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanQuantity: {"id":10412,"newValue":2,"timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanPONumber: {"id":10412,"newValue":"PO-88120","timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanPONumberDate: {"id":10412,"newValue":"2026-11-03","timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanRaApproval: {"id":10412,"newValue":true,"timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanLoanerSet: {"id":10412,"newValue":"LS-0412"},
  editPlanOrderNumber: {"id":10412,"newValue":"SO-440127","timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  addDistributionCenter: {"requestDistributionCentre":"Rotterdam","destinationLocation":"EU","timeZoneId":"Europe/Amsterdam","calendarId":2},
  updateDistributionCenter: {"requestDistributionCentre":"Rotterdam","destinationLocation":"EU","timeZoneId":"Europe/Amsterdam","calendarId":2},
  addJobStep: {"name":"Milling"},
  updateJobStep: {"name":"Milling"},
  savePlanFiltersPreset: {"filters":{"requestId":"104","chosenProducts":["4-12"],"chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"dateFilter":3,"dateType":1,"chosenMilestoneId":7,"chosenDate":null,"startDate":null,"endDate":null,"isRelativeDate":true,"relativeDateModifier":0,"relativeDateAmount":2,"relativeDateFrequency":1,"chosenDistributionCenters":[3],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"sortColumns":[{"columnName":"requestIdWithRevision","sortedColumn":0,"milestoneDateType":null,"milestoneId":null,"sortOrder":1}],"availableColumns":[]},"sortModel":[{"columnName":"requestIdWithRevision","sortedColumn":0,"milestoneDateType":null,"milestoneId":null,"sortOrder":1}],"name":"Late in Rotterdam","ignoreWarning":false},
  savePlanColumnsAsDefault: {"columns":[{"field":"productType","name":"Product Type","visible":true}]},
  saveNewPlan: {"orderNumber":"SO-440311","requestTypeId":2,"underlyingRequestId":"26-10412","productType":null,"productNumber":null,"manufacturingLocationId":1,"quantity":1},
  editPlanPriority: {"id":10412,"newValue":true,"timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanManufacturingAtRisk: {"id":10412,"newValue":true,"timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanDesignSessionDate: {"id":10412,"newValue":"2026-11-24T13:00:00Z","timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanFileUploadedDate: {"id":10412,"newValue":"2026-11-19T10:05:00Z","timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanOverflowDays: {"id":10412,"newValue":2},
  editPlanTrackingNumber: {"id":10412,"newValue":"1Z-999-AA1-0123"},
  editPlanTrackingUrl: {"id":10412,"newValue":"carrier.example/1Z999AA10123"},
  reimportPlan: {"id":10412,"newValue":true},
  editPlanSides: {"id":10412,"newValue":2,"timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanManufacturingLocation: {"id":10412,"newValue":1,"timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanManufacturingDataRevision: {"id":10412,"newValue":2,"timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editPlanCustomBlank: {"id":10412,"newValue":true},
  editPlanManufacturingPosition: {"id":10412,"newValue":1},
  editPlanManufacturingStartDate: {"id":10412,"newValue":"2026-11-27T15:00:00Z","timeZoneOffset":60},
  recalculateManufacturingStarts: {"id":10412,"newValue":"PEEK"},
  setPlanOnHoldOrResume: {"id":10412,"timestampBase64":"AAAAAAAAB9E="},
  editMilestonePlannedDate: {"id":10412,"milestoneId":7,"newValue":"2026-12-07T11:00:00Z","timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  editMilestoneActualDate: {"id":10412,"milestoneId":7,"newValue":"2026-11-20T08:00:00Z","timestampBase64":"AAAAAAAAB9E=","ignoreWarning":false,"timeZoneOffset":60},
  updatePlanLeadTimeModifications: [{"milestoneId":7,"additionalDays":1,"id":null}],
  addPlanComment: {"fulfilmentPlanId":10412,"commentText":"Surgeon asked for delivery before noon."},
  editPlanComment: {"fulfilmentPlanId":10412,"commentId":17,"commentText":"Surgeon asked for delivery before noon."},
  savePlanLink: {"fulfilmentPlanId":10412,"linkedRequestId":"26-10398","linkType":1,"comment":"Same surgery."},
  deletePlanLink: {"fulfilmentPlanId":10412,"linkId":31},
  searchPhrase: {"phrase":"26-10412","screenType":1},
  listManufacturingCycles: {"model":{"filters":{"requestId":"104","chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"chosenManufacturingLocations":[1],"chosenJobSteps":[21],"upcomingJobSteps":[{"stepId":21}],"selectedCycleMilestones":[{"jobStepId":21,"criteria":1}],"productType":4,"requestTypeId":null,"isCritical":false,"chosenTab":"productType-4","startDate":"2026-11-23","endDate":"2026-12-04","isRelativeDate":false,"relativeDateModifier":null,"relativeDateAmount":null,"relativeDateFrequency":null,"sortColumns":[{"sortedColumn":1,"jobStepId":null,"sortOrder":1}],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"availableColumns":[]},"sortColumns":[{"sortedColumn":1,"jobStepId":null,"sortOrder":1}],"selectedWorkflowSteps":[{"stepId":21}],"selectedAdditionalFilters":[{"id":17,"selectedValues":["2"]}]},"limit":10,"page":1,"timezone":"Europe/Amsterdam"},
  saveManufacturingFiltersPreset: {"filters":{"requestId":"104","chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"chosenManufacturingLocations":[1],"chosenJobSteps":[21],"upcomingJobSteps":[{"stepId":21}],"selectedCycleMilestones":[{"jobStepId":21,"criteria":1}],"productType":4,"requestTypeId":null,"isCritical":false,"chosenTab":"productType-4","startDate":"2026-11-23","endDate":"2026-12-04","isRelativeDate":false,"relativeDateModifier":null,"relativeDateAmount":null,"relativeDateFrequency":null,"sortColumns":[{"sortedColumn":1,"jobStepId":null,"sortOrder":1}],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"availableColumns":[]},"sortModel":[{"sortedColumn":1,"jobStepId":null,"sortOrder":1}],"name":"Late in Rotterdam","ignoreWarning":false},
  saveManufacturingFiltersInSession: {"requestId":"104","chosenDesignStatuses":[4],"chosenProcessingStatuses":[2,4],"chosenManufacturingLocations":[1],"chosenJobSteps":[21],"upcomingJobSteps":[{"stepId":21}],"selectedCycleMilestones":[{"jobStepId":21,"criteria":1}],"productType":4,"requestTypeId":null,"isCritical":false,"chosenTab":"productType-4","startDate":"2026-11-23","endDate":"2026-12-04","isRelativeDate":false,"relativeDateModifier":null,"relativeDateAmount":null,"relativeDateFrequency":null,"sortColumns":[{"sortedColumn":1,"jobStepId":null,"sortOrder":1}],"selectedAdditionalFilters":[],"storedQueryId":null,"storedQueryActiveDisplayName":null,"availableColumns":[]},
  saveManufacturingColumnsAsDefault: {"columns":[{"field":"productSymbol","name":"Product Symbol","visible":true}]},
  listGlobalNotificationsOfRequests: {"requestIds":["26-10412"]},
  startJobStep: {"manufacturingCycleId":8231,"manufacturingJobId":15207,"timestampBase64":"AAAAAAAAB9E="},
  completeJobStep: {"manufacturingCycleId":8231,"manufacturingJobId":15207,"timestampBase64":"AAAAAAAAB9E="},
  undoJobStep: {"manufacturingCycleId":8231,"manufacturingJobId":15207,"timestampBase64":"AAAAAAAAB9E="},
  restartJob: {"manufacturingCycleId":8231,"manufacturingJobId":15207,"timestampBase64":"AAAAAAAAB9E="},
  startJobStepInBulk: {"manufacturingCycleId":8231,"manufacturingJobId":15207,"timestampBase64":"AAAAAAAAB9E="},
  completeJobStepInBulk: {"manufacturingCycleId":8231,"manufacturingJobId":15207,"timestampBase64":"AAAAAAAAB9E="},
  startReworkStep: {"manufacturingCycleId":8231,"manufacturingJobReworkId":771,"timestampBase64":"AAAAAAAAB9E="},
  completeReworkStep: {"manufacturingCycleId":8231,"manufacturingJobReworkId":771,"timestampBase64":"AAAAAAAAB9E="},
  addRework: {"manufacturingCycleId":8231,"manufacturingJobId":15207,"startJobStepId":40211,"name":"40-2210","timestampBase64":"AAAAAAAAB9E="},
  finalizeManufacturingCycle: {"id":8231,"timestamp":"AAAAAAAAB9E="},
  editManufacturingOrderNumber: {"id":8231,"orderNumber":"SO-440127","timestamp":"AAAAAAAAB9E="},
  editManufacturingDataRevision: {"id":8231,"value":2,"timestamp":"AAAAAAAAB9E="},
  addManufacturingComment: {"manufacturingCycleId":8231,"text":"Surgeon asked for delivery before noon."},
  editManufacturingComment: {"manufacturingCycleId":8231,"commentId":17,"text":"Surgeon asked for delivery before noon."},
  deleteManufacturingComment: {"manufacturingCycleId":8231,"commentId":17},
  listCompatibleCycles: {"selectedCases":[8231],"filteredCases":[8231,8240,8252]},
  listCycleWorkflows: {"ids":[8231]},
  updatePrototypeWorkflow: {"id":512,"name":"Milling and cleaning","jobSteps":[{"workflowStepId":21,"successStepId":2,"sequenceNumber":1},{"workflowStepId":24,"successStepId":null,"sequenceNumber":2}],"timestampBase64":"AAAAAAAAB9E="},
  createPrototypeWorkflow: {"name":"Milling and cleaning","jobSteps":[{"workflowStepId":21,"successStepId":2,"sequenceNumber":1},{"workflowStepId":24,"successStepId":null,"sequenceNumber":2}],"timestampBase64":"AAAAAAAAB9E="},
  startPrototypeStep: {"prototypeManufacturingCycleId":8231,"prototypeManufacturingJobId":15207,"timestampBase64":"AAAAAAAAB9E="},
  completePrototypeStep: {"prototypeManufacturingCycleId":8231,"prototypeManufacturingJobId":15207,"timestampBase64":"AAAAAAAAB9E="},
  undoPrototypeStep: {"prototypeManufacturingCycleId":8231,"prototypeManufacturingJobId":15207,"timestampBase64":"AAAAAAAAB9E="},
  restartPrototypeJob: {"prototypeManufacturingCycleId":8231,"prototypeManufacturingJobId":15207,"timestampBase64":"AAAAAAAAB9E="},
  finalizePrototypeCycle: {"prototypeManufacturingCycleId":8231,"timestampBase64":"AAAAAAAAB9E="},
  listCombinedOrders: {"chosenDefinition":2,"chosenIdentifiers":["LOT-2611-03"],"chosenStatuses":[1],"orderBy":"identifier","ascending":1,"limit":10,"page":1},
  getCombinedOrderDetails: {"chosenDefinition":2,"chosenIdentifiers":["LOT-2611-03"],"chosenStatuses":[1],"orderBy":"identifier","ascending":1,"targetId":31},
  createCombinedOrder: {"identifier":"LOT-2611-03","combinedOrderDefinitionId":2,"orderNumber":null},
  addCombinedPlan: {"combinedOrderId":31,"manufacturingJobId":15207},
  removeCombinedPlan: {"combinedOrderId":31,"manufacturingJobId":15207},
  undoCombinedOrderStep: {"workflowId":44},
  editCombinedOrderNumber: {"combinedOrderId":31,"orderNumber":"TRK-88120"},
  editCombinedOrderIdentifier: {"combinedOrderId":31,"identifier":"LOT-2611-03"},
  addCombinedOrderComment: {"text":"Surgeon asked for delivery before noon."},
  editCombinedOrderComment: {"text":"Surgeon asked for delivery before noon."},
  addProductType: {"name":"PEEK cranial implant","code":"PEEK","defaultManufacturingLocationId":1,"manufacturingAtRisk":false,"isHidden":false},
  updateProductType: {"name":"PEEK cranial implant","code":"PEEK","defaultManufacturingLocationId":1,"manufacturingAtRisk":false,"isHidden":false},
  addProduct: {"number":"CMF-4410-L","name":"PEEK implant, left","symbol":"PK-L","numberOfImplants":1,"productTypeId":4,"manufacturingCycleDefinitionId":9,"manufacturingLocationId":1,"isPriority":false,"isActive":true,"manufacturingAtRisk":false},
  updateProduct: {"number":"CMF-4410-L","name":"PEEK implant, left","symbol":"PK-L","numberOfImplants":1,"productTypeId":4,"manufacturingCycleDefinitionId":9,"manufacturingLocationId":1,"isPriority":false,"isActive":true,"manufacturingAtRisk":false},
  addProductTypeMapping: {"requestProductName":"PEEK Cranial","productKey":"PK-01","productTypeId":4,"requestTypeId":1,"isPriority":false,"isDesignSessionRequired":true},
  updateProductTypeMapping: {"requestProductName":"PEEK Cranial","productKey":"PK-01","productTypeId":4,"requestTypeId":1,"isPriority":false,"isDesignSessionRequired":true},
  addReport: {"name":"Late plans","link":"https://reports.example.com/late-plans"},
  updateReport: {"id":5,"name":"Late plans","link":"https://reports.example.com/late-plans"},
  addCalendar: {"name":"Netherlands"},
  updateCalendar: {"name":"Netherlands"},
  saveHoliday: {"calendarId":2,"date":"2026-12-25","name":"Christmas Day"},
  saveCapacity: {"id":null,"calendarId":2,"locationId":1,"date":"2026-12-01","dateTo":"2026-12-18","value":5},
  saveDefaultCapacity: {"calendarId":2,"locationId":1,"value":4},
  previewCalendarChange: {"kind":"addHoliday","calendarId":2,"date":"2026-12-25"},
  addManufacturingLocation: {"name":"Freiburg","country":"Germany","calendarId":2,"timeZone":"Europe/Berlin","workDayStart":"07:00:00","workDayEnd":"16:00:00","isActive":true,"cmrpCutOffTime":"14:00:00","upcCutOffTime":"14:00:00","peekCutOffTime":"13:00:00","umcCutOffTime":"13:00:00","hipMapCutOffTime":"12:00:00"},
  updateManufacturingLocation: {"name":"Freiburg","country":"Germany","calendarId":2,"timeZone":"Europe/Berlin","workDayStart":"07:00:00","workDayEnd":"16:00:00","isActive":true,"cmrpCutOffTime":"14:00:00","upcCutOffTime":"14:00:00","peekCutOffTime":"13:00:00","umcCutOffTime":"13:00:00","hipMapCutOffTime":"12:00:00"},
  addDefaultLeadTimeModification: {"additionalDays":2,"milestoneId":7,"productTypeId":4},
  updateDefaultLeadTimeModification: {"id":17,"additionalDays":2,"milestoneId":7,"productTypeId":4},
  addMilestoneLeadTime: {"requestTypeId":1,"productTypeId":4,"distributionCenterId":null,"manufacturingLocationId":1,"schedulingStrategyId":null,"serviceLevelDays":1,"leadTimeGroupId":6,"manufacturingAtRiskDays":1,"isDefault":false,"orderItemId":7,"hours":5},
  updateMilestoneLeadTime: {"id":210,"requestTypeId":1,"productTypeId":4,"distributionCenterId":null,"manufacturingLocationId":1,"schedulingStrategyId":null,"serviceLevelDays":1,"leadTimeGroupId":6,"manufacturingAtRiskDays":1,"isDefault":false,"orderItemId":7,"hours":5},
  addWorkflow: {"symbol":"MILL","name":"Milling and cleaning","displayName":"Mill & clean","workflowSteps":[{"id":null,"stepId":21,"successStepId":24,"failureStepId":null,"productionOrderStepNumber":1,"checkSyncStatusOnly":false},{"id":null,"stepId":24,"successStepId":null,"failureStepId":21,"productionOrderStepNumber":2,"checkSyncStatusOnly":false}]},
  updateWorkflow: {"id":88,"symbol":"MILL","name":"Milling and cleaning","displayName":"Mill & clean","workflowSteps":[{"id":null,"stepId":21,"successStepId":24,"failureStepId":null,"productionOrderStepNumber":1,"checkSyncStatusOnly":false},{"id":null,"stepId":24,"successStepId":null,"failureStepId":21,"productionOrderStepNumber":2,"checkSyncStatusOnly":false}]},
  canUpdateWorkflow: {"id":88},
  saveCycleDefinition: {"id":0,"name":"PEEK cranial","workProcedures":[{"id":null,"materialNumber":"40-2210","workflows":[88]}]},
  updateWorkflowStepEffort: {"id":140001,"name":"Milling and cleaning","items":[{"jobStepId":21,"name":"Milling","effort":120,"criticalities":[{"level":1,"hours":4}],"showExpectedTime":true,"requiresWorker":true}]},
  addUser: {"userName":"hanna.meyer","firstName":"Hanna","lastName":"Meyer","email":"hanna.meyer@crt.example.com","symbol":"HMEY","isActive":true},
  updateUser: {"userName":"hanna.meyer","id":"usr-hmey","firstName":"Hanna","lastName":"Meyer","email":"hanna.meyer@crt.example.com","symbol":"HMEY","isActive":true,"timestamp":"AAAAAAAAB9E="},
  changePassword: {"oldPassword":"crt-demo","newPassword":"correct horse battery","passwordConfirmation":"correct horse battery"},
  setUserManagementPermissions: [9],
  grantMainPermissions: {"userId":"usr-hmey","ids":[1,2]},
  revokeMainPermissions: {"userId":"usr-hmey","ids":[3]},
  assignRoles: {"userId":"usr-hmey","ids":[4]},
  dissociateRoles: {"userId":"usr-hmey","ids":[5]},
  acknowledgeNotifications: {"notyficationIds":[4411]},
  editNotificationLifespan: {"id":12,"userId":"usr-hmey","newValue":5},
  updateMilestoneAlert: {"id":77,"notificationSettingsId":12,"milestoneId":7,"threshold":-2,"productTypeId":4,"manufacturingLocationId":1,"alertDescription":null},
  addMilestoneAlert: {"notificationSettingsId":12,"milestoneId":7,"threshold":-2,"productTypeId":4,"manufacturingLocationId":1,"alertDescription":null},
  updateJobStepAlert: {"id":77,"notificationSettingsId":12,"materialId":51,"jobStepId":21,"productTypeId":4,"manufacturingLocationId":1,"threshold":4,"alertDescription":null},
  addJobStepAlert: {"notificationSettingsId":12,"materialId":51,"jobStepId":21,"productTypeId":4,"manufacturingLocationId":1,"threshold":4,"alertDescription":null},
  updateFulfilmentPlanChangeRule: {"id":77,"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedChangeType":"PRIORITY","displayText":null},
  addFulfilmentPlanChangeRule: {"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedChangeType":"PRIORITY","displayText":null},
  updateManufacturingCycleChangeRule: {"id":77,"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedChangeType":"ORDER_NUMBER","displayText":null},
  addManufacturingCycleChangeRule: {"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedChangeType":"ORDER_NUMBER","displayText":null},
  updateJobStepChangeRule: {"id":77,"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedMaterialId":51,"selectedJobStepId":21,"displayText":null},
  addJobStepChangeRule: {"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedMaterialId":51,"selectedJobStepId":21,"displayText":null},
  updatePlannedMilestoneChangeRule: {"id":77,"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedMilestoneId":7,"displayText":null},
  addPlannedMilestoneChangeRule: {"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedMilestoneId":7,"displayText":null},
  updateActualMilestoneChangeRule: {"id":77,"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedMilestoneId":7,"displayText":null},
  addActualMilestoneChangeRule: {"notificationSettingsId":12,"selectedProductTypeId":4,"selectedManufacturingLocationId":1,"selectedMilestoneId":7,"displayText":null},
  listChanges: {"filters":{"requestId":null,"chosenProducts":["4-12"],"changeTypeFilter":{"changeType":"SHIPPED_PLANNED","oldValue":null,"newValue":null,"changeTypeLabel":"SHIPPED PLANNED DATE"},"dateFilter":{"absoluteStartDate":null,"absoluteEndDate":null,"relativeDate":"1w 2d","relativeDateMiliseconds":777600000,"currentDateTabValue":"relative"},"chosenDistributionCenters":[3],"userId":null,"orderBy":"date","ascending":0},"limit":10,"page":1,"orderBy":"date","ascending":0},
  saveChangesFilter: {"filters":{"requestId":null,"chosenProducts":["4-12"],"changeTypeFilter":{"changeType":"SHIPPED_PLANNED","oldValue":null,"newValue":null,"changeTypeLabel":"SHIPPED PLANNED DATE"},"dateFilter":{"absoluteStartDate":null,"absoluteEndDate":null,"relativeDate":"1w 2d","relativeDateMiliseconds":777600000,"currentDateTabValue":"relative"},"chosenDistributionCenters":[3],"userId":null,"orderBy":"date","ascending":0},"name":"Late in Rotterdam","ignoreWarning":false},
  updateStoredQuery: {"id":61,"newName":"Late in Rotterdam","sharingLevel":0,"ignoreWarning":false},
  listImports: {"limit":10,"page":1},
  listImportResults: {"id":404,"limit":10,"page":1,"chosenStatuses":[2,3]},
  addSurgeonPreference: {"surgeonId":208,"plusPreferences":"Rounded edges.","peekPreferences":"Perforated, 2 mm.","medporPreferences":null,"pmmaPreferences":null,"designSessionPreferences":"Mornings only.","umcPreferences":null,"additionalInformation":null,"representativeId":31},
  updateSurgeonPreference: {"id":19,"surgeonId":208,"plusPreferences":"Rounded edges.","peekPreferences":"Perforated, 2 mm.","medporPreferences":null,"pmmaPreferences":null,"designSessionPreferences":"Mornings only.","umcPreferences":null,"additionalInformation":null,"representativeId":31},
};

interface ExampleBodies {
  checkUserPermissions: NonNullable<operations['checkUserPermissions']['requestBody']>['content']['application/json'];
  listPlans: NonNullable<operations['listPlans']['requestBody']>['content']['application/json'];
  savePlanFiltersInSession: NonNullable<operations['savePlanFiltersInSession']['requestBody']>['content']['application/json'];
  editPlanProductNumber: NonNullable<operations['editPlanProductNumber']['requestBody']>['content']['application/json'];
  editPlanDistributionCenter: NonNullable<operations['editPlanDistributionCenter']['requestBody']>['content']['application/json'];
  editPlanRequestStatus: NonNullable<operations['editPlanRequestStatus']['requestBody']>['content']['application/json'];
  editPlanQuantity: NonNullable<operations['editPlanQuantity']['requestBody']>['content']['application/json'];
  editPlanPONumber: NonNullable<operations['editPlanPONumber']['requestBody']>['content']['application/json'];
  editPlanPONumberDate: NonNullable<operations['editPlanPONumberDate']['requestBody']>['content']['application/json'];
  editPlanRaApproval: NonNullable<operations['editPlanRaApproval']['requestBody']>['content']['application/json'];
  editPlanLoanerSet: NonNullable<operations['editPlanLoanerSet']['requestBody']>['content']['application/json'];
  editPlanOrderNumber: NonNullable<operations['editPlanOrderNumber']['requestBody']>['content']['application/json'];
  addDistributionCenter: NonNullable<operations['addDistributionCenter']['requestBody']>['content']['application/json'];
  updateDistributionCenter: NonNullable<operations['updateDistributionCenter']['requestBody']>['content']['application/json'];
  addJobStep: NonNullable<operations['addJobStep']['requestBody']>['content']['application/json'];
  updateJobStep: NonNullable<operations['updateJobStep']['requestBody']>['content']['application/json'];
  savePlanFiltersPreset: NonNullable<operations['savePlanFiltersPreset']['requestBody']>['content']['application/json'];
  savePlanColumnsAsDefault: NonNullable<operations['savePlanColumnsAsDefault']['requestBody']>['content']['application/json'];
  saveNewPlan: NonNullable<operations['saveNewPlan']['requestBody']>['content']['application/json'];
  editPlanPriority: NonNullable<operations['editPlanPriority']['requestBody']>['content']['application/json'];
  editPlanManufacturingAtRisk: NonNullable<operations['editPlanManufacturingAtRisk']['requestBody']>['content']['application/json'];
  editPlanDesignSessionDate: NonNullable<operations['editPlanDesignSessionDate']['requestBody']>['content']['application/json'];
  editPlanFileUploadedDate: NonNullable<operations['editPlanFileUploadedDate']['requestBody']>['content']['application/json'];
  editPlanOverflowDays: NonNullable<operations['editPlanOverflowDays']['requestBody']>['content']['application/json'];
  editPlanTrackingNumber: NonNullable<operations['editPlanTrackingNumber']['requestBody']>['content']['application/json'];
  editPlanTrackingUrl: NonNullable<operations['editPlanTrackingUrl']['requestBody']>['content']['application/json'];
  reimportPlan: NonNullable<operations['reimportPlan']['requestBody']>['content']['application/json'];
  editPlanSides: NonNullable<operations['editPlanSides']['requestBody']>['content']['application/json'];
  editPlanManufacturingLocation: NonNullable<operations['editPlanManufacturingLocation']['requestBody']>['content']['application/json'];
  editPlanManufacturingDataRevision: NonNullable<operations['editPlanManufacturingDataRevision']['requestBody']>['content']['application/json'];
  editPlanCustomBlank: NonNullable<operations['editPlanCustomBlank']['requestBody']>['content']['application/json'];
  editPlanManufacturingPosition: NonNullable<operations['editPlanManufacturingPosition']['requestBody']>['content']['application/json'];
  editPlanManufacturingStartDate: NonNullable<operations['editPlanManufacturingStartDate']['requestBody']>['content']['application/json'];
  recalculateManufacturingStarts: NonNullable<operations['recalculateManufacturingStarts']['requestBody']>['content']['application/json'];
  setPlanOnHoldOrResume: NonNullable<operations['setPlanOnHoldOrResume']['requestBody']>['content']['application/json'];
  editMilestonePlannedDate: NonNullable<operations['editMilestonePlannedDate']['requestBody']>['content']['application/json'];
  editMilestoneActualDate: NonNullable<operations['editMilestoneActualDate']['requestBody']>['content']['application/json'];
  updatePlanLeadTimeModifications: NonNullable<operations['updatePlanLeadTimeModifications']['requestBody']>['content']['application/json'];
  addPlanComment: NonNullable<operations['addPlanComment']['requestBody']>['content']['application/json'];
  editPlanComment: NonNullable<operations['editPlanComment']['requestBody']>['content']['application/json'];
  savePlanLink: NonNullable<operations['savePlanLink']['requestBody']>['content']['application/json'];
  deletePlanLink: NonNullable<operations['deletePlanLink']['requestBody']>['content']['application/json'];
  searchPhrase: NonNullable<operations['searchPhrase']['requestBody']>['content']['application/json'];
  listManufacturingCycles: NonNullable<operations['listManufacturingCycles']['requestBody']>['content']['application/json'];
  saveManufacturingFiltersPreset: NonNullable<operations['saveManufacturingFiltersPreset']['requestBody']>['content']['application/json'];
  saveManufacturingFiltersInSession: NonNullable<operations['saveManufacturingFiltersInSession']['requestBody']>['content']['application/json'];
  saveManufacturingColumnsAsDefault: NonNullable<operations['saveManufacturingColumnsAsDefault']['requestBody']>['content']['application/json'];
  listGlobalNotificationsOfRequests: NonNullable<operations['listGlobalNotificationsOfRequests']['requestBody']>['content']['application/json'];
  startJobStep: NonNullable<operations['startJobStep']['requestBody']>['content']['application/json'];
  completeJobStep: NonNullable<operations['completeJobStep']['requestBody']>['content']['application/json'];
  undoJobStep: NonNullable<operations['undoJobStep']['requestBody']>['content']['application/json'];
  restartJob: NonNullable<operations['restartJob']['requestBody']>['content']['application/json'];
  startJobStepInBulk: NonNullable<operations['startJobStepInBulk']['requestBody']>['content']['application/json'];
  completeJobStepInBulk: NonNullable<operations['completeJobStepInBulk']['requestBody']>['content']['application/json'];
  startReworkStep: NonNullable<operations['startReworkStep']['requestBody']>['content']['application/json'];
  completeReworkStep: NonNullable<operations['completeReworkStep']['requestBody']>['content']['application/json'];
  addRework: NonNullable<operations['addRework']['requestBody']>['content']['application/json'];
  finalizeManufacturingCycle: NonNullable<operations['finalizeManufacturingCycle']['requestBody']>['content']['application/json'];
  editManufacturingOrderNumber: NonNullable<operations['editManufacturingOrderNumber']['requestBody']>['content']['application/json'];
  editManufacturingDataRevision: NonNullable<operations['editManufacturingDataRevision']['requestBody']>['content']['application/json'];
  addManufacturingComment: NonNullable<operations['addManufacturingComment']['requestBody']>['content']['application/json'];
  editManufacturingComment: NonNullable<operations['editManufacturingComment']['requestBody']>['content']['application/json'];
  deleteManufacturingComment: NonNullable<operations['deleteManufacturingComment']['requestBody']>['content']['application/json'];
  listCompatibleCycles: NonNullable<operations['listCompatibleCycles']['requestBody']>['content']['application/json'];
  listCycleWorkflows: NonNullable<operations['listCycleWorkflows']['requestBody']>['content']['application/json'];
  updatePrototypeWorkflow: NonNullable<operations['updatePrototypeWorkflow']['requestBody']>['content']['application/json'];
  createPrototypeWorkflow: NonNullable<operations['createPrototypeWorkflow']['requestBody']>['content']['application/json'];
  startPrototypeStep: NonNullable<operations['startPrototypeStep']['requestBody']>['content']['application/json'];
  completePrototypeStep: NonNullable<operations['completePrototypeStep']['requestBody']>['content']['application/json'];
  undoPrototypeStep: NonNullable<operations['undoPrototypeStep']['requestBody']>['content']['application/json'];
  restartPrototypeJob: NonNullable<operations['restartPrototypeJob']['requestBody']>['content']['application/json'];
  finalizePrototypeCycle: NonNullable<operations['finalizePrototypeCycle']['requestBody']>['content']['application/json'];
  listCombinedOrders: NonNullable<operations['listCombinedOrders']['requestBody']>['content']['application/json'];
  getCombinedOrderDetails: NonNullable<operations['getCombinedOrderDetails']['requestBody']>['content']['application/json'];
  createCombinedOrder: NonNullable<operations['createCombinedOrder']['requestBody']>['content']['application/json'];
  addCombinedPlan: NonNullable<operations['addCombinedPlan']['requestBody']>['content']['application/json'];
  removeCombinedPlan: NonNullable<operations['removeCombinedPlan']['requestBody']>['content']['application/json'];
  undoCombinedOrderStep: NonNullable<operations['undoCombinedOrderStep']['requestBody']>['content']['application/json'];
  editCombinedOrderNumber: NonNullable<operations['editCombinedOrderNumber']['requestBody']>['content']['application/json'];
  editCombinedOrderIdentifier: NonNullable<operations['editCombinedOrderIdentifier']['requestBody']>['content']['application/json'];
  addCombinedOrderComment: NonNullable<operations['addCombinedOrderComment']['requestBody']>['content']['application/json'];
  editCombinedOrderComment: NonNullable<operations['editCombinedOrderComment']['requestBody']>['content']['application/json'];
  addProductType: NonNullable<operations['addProductType']['requestBody']>['content']['application/json'];
  updateProductType: NonNullable<operations['updateProductType']['requestBody']>['content']['application/json'];
  addProduct: NonNullable<operations['addProduct']['requestBody']>['content']['application/json'];
  updateProduct: NonNullable<operations['updateProduct']['requestBody']>['content']['application/json'];
  addProductTypeMapping: NonNullable<operations['addProductTypeMapping']['requestBody']>['content']['application/json'];
  updateProductTypeMapping: NonNullable<operations['updateProductTypeMapping']['requestBody']>['content']['application/json'];
  addReport: NonNullable<operations['addReport']['requestBody']>['content']['application/json'];
  updateReport: NonNullable<operations['updateReport']['requestBody']>['content']['application/json'];
  addCalendar: NonNullable<operations['addCalendar']['requestBody']>['content']['application/json'];
  updateCalendar: NonNullable<operations['updateCalendar']['requestBody']>['content']['application/json'];
  saveHoliday: NonNullable<operations['saveHoliday']['requestBody']>['content']['application/json'];
  saveCapacity: NonNullable<operations['saveCapacity']['requestBody']>['content']['application/json'];
  saveDefaultCapacity: NonNullable<operations['saveDefaultCapacity']['requestBody']>['content']['application/json'];
  previewCalendarChange: NonNullable<operations['previewCalendarChange']['requestBody']>['content']['application/json'];
  addManufacturingLocation: NonNullable<operations['addManufacturingLocation']['requestBody']>['content']['application/json'];
  updateManufacturingLocation: NonNullable<operations['updateManufacturingLocation']['requestBody']>['content']['application/json'];
  addDefaultLeadTimeModification: NonNullable<operations['addDefaultLeadTimeModification']['requestBody']>['content']['application/json'];
  updateDefaultLeadTimeModification: NonNullable<operations['updateDefaultLeadTimeModification']['requestBody']>['content']['application/json'];
  addMilestoneLeadTime: NonNullable<operations['addMilestoneLeadTime']['requestBody']>['content']['application/json'];
  updateMilestoneLeadTime: NonNullable<operations['updateMilestoneLeadTime']['requestBody']>['content']['application/json'];
  addWorkflow: NonNullable<operations['addWorkflow']['requestBody']>['content']['application/json'];
  updateWorkflow: NonNullable<operations['updateWorkflow']['requestBody']>['content']['application/json'];
  canUpdateWorkflow: NonNullable<operations['canUpdateWorkflow']['requestBody']>['content']['application/json'];
  saveCycleDefinition: NonNullable<operations['saveCycleDefinition']['requestBody']>['content']['application/json'];
  updateWorkflowStepEffort: NonNullable<operations['updateWorkflowStepEffort']['requestBody']>['content']['application/json'];
  addUser: NonNullable<operations['addUser']['requestBody']>['content']['application/json'];
  updateUser: NonNullable<operations['updateUser']['requestBody']>['content']['application/json'];
  changePassword: NonNullable<operations['changePassword']['requestBody']>['content']['application/json'];
  setUserManagementPermissions: NonNullable<operations['setUserManagementPermissions']['requestBody']>['content']['application/json'];
  grantMainPermissions: NonNullable<operations['grantMainPermissions']['requestBody']>['content']['application/json'];
  revokeMainPermissions: NonNullable<operations['revokeMainPermissions']['requestBody']>['content']['application/json'];
  assignRoles: NonNullable<operations['assignRoles']['requestBody']>['content']['application/json'];
  dissociateRoles: NonNullable<operations['dissociateRoles']['requestBody']>['content']['application/json'];
  acknowledgeNotifications: NonNullable<operations['acknowledgeNotifications']['requestBody']>['content']['application/json'];
  editNotificationLifespan: NonNullable<operations['editNotificationLifespan']['requestBody']>['content']['application/json'];
  updateMilestoneAlert: NonNullable<operations['updateMilestoneAlert']['requestBody']>['content']['application/json'];
  addMilestoneAlert: NonNullable<operations['addMilestoneAlert']['requestBody']>['content']['application/json'];
  updateJobStepAlert: NonNullable<operations['updateJobStepAlert']['requestBody']>['content']['application/json'];
  addJobStepAlert: NonNullable<operations['addJobStepAlert']['requestBody']>['content']['application/json'];
  updateFulfilmentPlanChangeRule: NonNullable<operations['updateFulfilmentPlanChangeRule']['requestBody']>['content']['application/json'];
  addFulfilmentPlanChangeRule: NonNullable<operations['addFulfilmentPlanChangeRule']['requestBody']>['content']['application/json'];
  updateManufacturingCycleChangeRule: NonNullable<operations['updateManufacturingCycleChangeRule']['requestBody']>['content']['application/json'];
  addManufacturingCycleChangeRule: NonNullable<operations['addManufacturingCycleChangeRule']['requestBody']>['content']['application/json'];
  updateJobStepChangeRule: NonNullable<operations['updateJobStepChangeRule']['requestBody']>['content']['application/json'];
  addJobStepChangeRule: NonNullable<operations['addJobStepChangeRule']['requestBody']>['content']['application/json'];
  updatePlannedMilestoneChangeRule: NonNullable<operations['updatePlannedMilestoneChangeRule']['requestBody']>['content']['application/json'];
  addPlannedMilestoneChangeRule: NonNullable<operations['addPlannedMilestoneChangeRule']['requestBody']>['content']['application/json'];
  updateActualMilestoneChangeRule: NonNullable<operations['updateActualMilestoneChangeRule']['requestBody']>['content']['application/json'];
  addActualMilestoneChangeRule: NonNullable<operations['addActualMilestoneChangeRule']['requestBody']>['content']['application/json'];
  listChanges: NonNullable<operations['listChanges']['requestBody']>['content']['application/json'];
  saveChangesFilter: NonNullable<operations['saveChangesFilter']['requestBody']>['content']['application/json'];
  updateStoredQuery: NonNullable<operations['updateStoredQuery']['requestBody']>['content']['application/json'];
  listImports: NonNullable<operations['listImports']['requestBody']>['content']['application/json'];
  listImportResults: NonNullable<operations['listImportResults']['requestBody']>['content']['application/json'];
  addSurgeonPreference: NonNullable<operations['addSurgeonPreference']['requestBody']>['content']['application/json'];
  updateSurgeonPreference: NonNullable<operations['updateSurgeonPreference']['requestBody']>['content']['application/json'];
}

