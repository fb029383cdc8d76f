/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { operations } from './schema.ts';

/** One answer of each operation, as the contract shows it. */
export const examples: Examples = {
  listGrantedDesignPermissions: ["IsDesigner","CanViewDesignSessions"],
  listDesignUsers: [{"id":"usr-hmey","symbol":"HMEY","name":"Hanna Meyer"}],
  listDesignTimeZones: [{"name":"(UTC-06:00) Chicago","ianaName":"America/Chicago"},{"name":"(UTC+01:00) Amsterdam","ianaName":"Europe/Amsterdam"},{"name":"(UTC+05:30) Kolkata","ianaName":"Asia/Kolkata"},{"name":"(UTC+10:00) Sydney","ianaName":"Australia/Sydney"}],
  listDesignProducts: [{"id":12,"number":"CMF-4410-L","name":"PEEK implant, left","productTypeId":4}],
  listDesignProductTypes: [{"id":4,"name":"PEEK cranial implant"}],
  listDesignLocations: [{"id":1,"name":"Freiburg","disabled":false}],
  listDesignDistributionCenters: [{"id":3,"name":"Rotterdam"}],
  listDesigners: [{"id":"usr-tlin","firstName":"Tomas","lastName":"Lindqvist","symbol":"TLIN","isActive":true,"location":"Freiburg","locationId":1,"locationTimezoneName":"(UTC+01:00) Berlin","timezone":"Europe/Berlin","sessionsPerDay":3,"bookableViaApi":true,"productIds":[4],"productNames":["PEEK cranial implant"]},{"id":"usr-ywat","firstName":"Yuki","lastName":"Watanabe","symbol":"YWAT","isActive":true,"location":"Osaka","locationId":3,"locationTimezoneName":"(UTC+09:00) Tokyo","timezone":"Asia/Tokyo","sessionsPerDay":2,"bookableViaApi":false,"productIds":[4],"productNames":["PEEK cranial implant"]},{"id":"usr-cmor","firstName":"Clara","lastName":"Moreau","symbol":"CMOR","isActive":true,"location":null,"locationId":null,"locationTimezoneName":null,"timezone":null,"sessionsPerDay":3,"bookableViaApi":true,"productIds":[4],"productNames":["PEEK cranial implant"]}],
  getDesigner: {"id":"usr-tlin","firstName":"Tomas","lastName":"Lindqvist","symbol":"TLIN","isActive":true,"location":"Freiburg","locationId":1,"locationTimezoneName":"(UTC+01:00) Berlin","timezone":"Europe/Berlin","sessionsPerDay":3,"bookableViaApi":true,"productIds":[4],"productNames":["PEEK cranial implant"]},
  updateDesigner: {"result":0,"messages":[],"id":null},
  listSavedSchedules: [{"id":15,"name":"Mornings","items":[{"weekDay":1,"startTime":"08:00:00","endTime":"12:00:00"}]}],
  deleteSavedSchedule: {"result":0,"messages":[],"id":15},
  findDesignersForSession: {"items":[{"id":"usr-tlin","name":"Tomas Lindqvist"}],"chosenDesigner":"usr-tlin"},
  getAvailability: {"id":301,"type":1,"startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T12:00:00Z","sessionsLimitReached":false,"designerId":"usr-tlin","timestampBase64":"AAAAAAAAB9E="},
  deleteAvailability: {"result":0,"messages":[],"id":301},
  addAbsence: {"result":0,"messages":[],"id":301},
  addSingleAvailability: {"result":0,"messages":[],"id":301},
  addRecurringAvailability: {"result":0,"messages":[],"id":301},
  listAffectedSessions: [{"id":640,"requestId":"26-10412","designerId":"usr-tlin","fulfilmentPlanId":10412,"organizerId":"usr-hmey","organizer":"Hanna Meyer","surgeonName":"Dr. A. Keller","startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T09:30:00Z","canBeDeleted":true,"sessionType":3,"meeting":3,"preparationTime":"1.02:00:00","sessionTime":"01:30:00","postProcessingTime":"0.04:00:00","productTypeId":4,"productTypeName":"PEEK cranial implant","distributionCenterId":3,"productId":12,"emailAddresses":["or-planning@clinic.example.org"],"patientName":"J. Doe","timestampBase64":"AAAAAAAAB9E="}],
  updateAbsence: {"result":0,"messages":[],"id":301},
  updateSingleAvailability: {"result":0,"messages":[],"id":301},
  updateRecurringAvailability: {"result":0,"messages":[],"id":301},
  listSessionProperties: [{"id":22,"productTypeId":4,"productTypeName":"PEEK cranial implant","priority":false,"preparationTime":"1.02:00:00","designSessionTime":"01:30:00","postProcessingTime":"0.04:00:00","sessionLimit":4}],
  addSessionProperties: {"result":0,"messages":[],"id":22},
  getSessionDefaultsOfPlan: {"preparationTime":"1.02:00:00","designSessionTime":"01:30:00","postProcessingTime":"0.04:00:00","productTypeId":4,"priority":false},
  updateSessionProperties: {"result":0,"messages":[],"id":22},
  deleteSessionProperties: {"result":0,"messages":[],"id":22},
  listSessionTimes: {"availableSlots":[{"dateTimeFrom":"2026-11-24T08:00:00Z","dateTimeTo":"2026-11-24T09:30:00Z"},{"dateTimeFrom":"2026-11-24T08:15:00Z","dateTimeTo":"2026-11-24T09:45:00Z"},{"dateTimeFrom":"2026-11-24T08:30:00Z","dateTimeTo":"2026-11-24T10:00:00Z"}],"errorCode":null,"losses":[{"date":"2026-11-24","reason":"Booked","count":6}]},
  updateDesignSession: {"result":0,"messages":[],"id":640},
  addDesignSession: {"result":0,"messages":[],"id":640},
  getDesignSession: {"id":640,"requestId":"26-10412","designerId":"usr-tlin","fulfilmentPlanId":10412,"organizerId":"usr-hmey","organizer":"Hanna Meyer","surgeonName":"Dr. A. Keller","startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T09:30:00Z","canBeDeleted":true,"sessionType":3,"meeting":3,"preparationTime":"1.02:00:00","sessionTime":"01:30:00","postProcessingTime":"0.04:00:00","productTypeId":4,"productTypeName":"PEEK cranial implant","distributionCenterId":3,"productId":12,"emailAddresses":["or-planning@clinic.example.org"],"patientName":"J. Doe","timestampBase64":"AAAAAAAAB9E="},
  deleteDesignSession: {"result":0,"messages":[],"id":640},
  getDesignSessionOfRequest: {"id":640,"requestId":"26-10412","designerId":"usr-tlin","fulfilmentPlanId":10412,"organizerId":"usr-hmey","organizer":"Hanna Meyer","surgeonName":"Dr. A. Keller","startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T09:30:00Z","canBeDeleted":true,"sessionType":3,"meeting":3,"preparationTime":"1.02:00:00","sessionTime":"01:30:00","postProcessingTime":"0.04:00:00","productTypeId":4,"productTypeName":"PEEK cranial implant","distributionCenterId":3,"productId":12,"emailAddresses":["or-planning@clinic.example.org"],"patientName":"J. Doe","timestampBase64":"AAAAAAAAB9E="},
  getMeetingStatus: {"code":3},
  getDesignerSchedule: {"absences":[{"id":305,"type":3,"startDate":"2026-11-26T23:00:00Z","endDate":"2026-11-27T23:00:00Z","sessionsLimitReached":false,"designerId":"usr-tlin","timestampBase64":"AAAAAAAAB9E="}],"availabilities":[{"id":301,"type":1,"startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T12:00:00Z","sessionsLimitReached":false,"designerId":"usr-tlin","timestampBase64":"AAAAAAAAB9E="}],"sessions":[{"id":640,"requestId":"26-10412","designerId":"usr-tlin","fulfilmentPlanId":10412,"organizerId":"usr-hmey","organizer":"Hanna Meyer","surgeonName":"Dr. A. Keller","startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T09:30:00Z","canBeDeleted":true,"sessionType":3,"meeting":3,"preparationTime":"1.02:00:00","sessionTime":"01:30:00","postProcessingTime":"0.04:00:00","productTypeId":4,"productTypeName":"PEEK cranial implant","distributionCenterId":3,"productId":12,"emailAddresses":["or-planning@clinic.example.org"],"patientName":"J. Doe","timestampBase64":"AAAAAAAAB9E="}],"preReservations":[{"id":651,"requestId":"26-10377","designerId":"usr-tlin","fulfilmentPlanId":10377,"organizerId":null,"organizer":null,"surgeonName":"Dr. A. Keller","startDate":"2026-11-25T09:00:00Z","endDate":"2026-11-25T10:30:00Z","canBeDeleted":true,"sessionType":4,"meeting":null,"preparationTime":"1.02:00:00","sessionTime":"01:30:00","postProcessingTime":"0.04:00:00","productTypeId":4,"productTypeName":"PEEK cranial implant","distributionCenterId":3,"productId":12,"emailAddresses":["or-planning@clinic.example.org"],"patientName":"J. Doe","timestampBase64":"AAAAAAAAB9E="}]},
  listSchedules: {"absences":[],"availabilities":[{"id":301,"type":1,"startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T12:00:00Z","sessionsLimitReached":false,"designerId":"usr-tlin","timestampBase64":"AAAAAAAAB9E="}],"sessions":[{"id":640,"requestId":"26-10412","designerId":"usr-tlin","fulfilmentPlanId":10412,"organizerId":"usr-hmey","organizer":"Hanna Meyer","surgeonName":"Dr. A. Keller","startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T09:30:00Z","canBeDeleted":true,"sessionType":3,"meeting":3,"preparationTime":"1.02:00:00","sessionTime":"01:30:00","postProcessingTime":"0.04:00:00","productTypeId":4,"productTypeName":"PEEK cranial implant","distributionCenterId":3,"productId":12,"emailAddresses":["or-planning@clinic.example.org"],"patientName":"J. Doe","timestampBase64":"AAAAAAAAB9E="}],"preReservations":[]},
  listScheduledAvailability: [{"id":301,"type":1,"startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T12:00:00Z","sessionsLimitReached":false,"designerId":"usr-tlin","timestampBase64":"AAAAAAAAB9E="},{"id":305,"type":3,"startDate":"2026-11-26T23:00:00Z","endDate":"2026-11-27T23:00:00Z","sessionsLimitReached":false,"designerId":"usr-tlin","timestampBase64":"AAAAAAAAB9E="}],
  listScheduledSessions: [{"id":640,"requestId":"26-10412","designerId":"usr-tlin","fulfilmentPlanId":10412,"organizerId":"usr-hmey","organizer":"Hanna Meyer","surgeonName":"Dr. A. Keller","startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T09:30:00Z","canBeDeleted":true,"sessionType":3,"meeting":3,"preparationTime":"1.02:00:00","sessionTime":"01:30:00","postProcessingTime":"0.04:00:00","productTypeId":4,"productTypeName":"PEEK cranial implant","distributionCenterId":3,"productId":12,"emailAddresses":["or-planning@clinic.example.org"],"patientName":"J. Doe","timestampBase64":"AAAAAAAAB9E="}],
  listScheduledPreReservations: [{"id":651,"requestId":"26-10377","designerId":"usr-tlin","fulfilmentPlanId":10377,"organizerId":null,"organizer":null,"surgeonName":"Dr. A. Keller","startDate":"2026-11-25T09:00:00Z","endDate":"2026-11-25T10:30:00Z","canBeDeleted":true,"sessionType":4,"meeting":null,"preparationTime":"1.02:00:00","sessionTime":"01:30:00","postProcessingTime":"0.04:00:00","productTypeId":4,"productTypeName":"PEEK cranial implant","distributionCenterId":3,"productId":12,"emailAddresses":["or-planning@clinic.example.org"],"patientName":"J. Doe","timestampBase64":"AAAAAAAAB9E="}],
  getCalendarFeed: {"renewedAt":"2026-11-20T09:30:00Z"},
  renewCalendarFeed: {"result":0,"messages":[],"id":12,"address":"/api/design/calendarFeed.ics?token=8Zb3vQ0kT1mYxR5nJ7wEoUa2LdHsG4cPiF6tNqKzVhM","renewedAt":"2026-11-20T09:30:00Z"},
};

interface Examples {
  listGrantedDesignPermissions: operations['listGrantedDesignPermissions']['responses'][200]['content']['application/json'];
  listDesignUsers: operations['listDesignUsers']['responses'][200]['content']['application/json'];
  listDesignTimeZones: operations['listDesignTimeZones']['responses'][200]['content']['application/json'];
  listDesignProducts: operations['listDesignProducts']['responses'][200]['content']['application/json'];
  listDesignProductTypes: operations['listDesignProductTypes']['responses'][200]['content']['application/json'];
  listDesignLocations: operations['listDesignLocations']['responses'][200]['content']['application/json'];
  listDesignDistributionCenters: operations['listDesignDistributionCenters']['responses'][200]['content']['application/json'];
  listDesigners: operations['listDesigners']['responses'][200]['content']['application/json'];
  getDesigner: operations['getDesigner']['responses'][200]['content']['application/json'];
  updateDesigner: operations['updateDesigner']['responses'][200]['content']['application/json'];
  listSavedSchedules: operations['listSavedSchedules']['responses'][200]['content']['application/json'];
  deleteSavedSchedule: operations['deleteSavedSchedule']['responses'][200]['content']['application/json'];
  findDesignersForSession: operations['findDesignersForSession']['responses'][200]['content']['application/json'];
  getAvailability: operations['getAvailability']['responses'][200]['content']['application/json'];
  deleteAvailability: operations['deleteAvailability']['responses'][200]['content']['application/json'];
  addAbsence: operations['addAbsence']['responses'][200]['content']['application/json'];
  addSingleAvailability: operations['addSingleAvailability']['responses'][200]['content']['application/json'];
  addRecurringAvailability: operations['addRecurringAvailability']['responses'][200]['content']['application/json'];
  listAffectedSessions: operations['listAffectedSessions']['responses'][200]['content']['application/json'];
  updateAbsence: operations['updateAbsence']['responses'][200]['content']['application/json'];
  updateSingleAvailability: operations['updateSingleAvailability']['responses'][200]['content']['application/json'];
  updateRecurringAvailability: operations['updateRecurringAvailability']['responses'][200]['content']['application/json'];
  listSessionProperties: operations['listSessionProperties']['responses'][200]['content']['application/json'];
  addSessionProperties: operations['addSessionProperties']['responses'][200]['content']['application/json'];
  getSessionDefaultsOfPlan: operations['getSessionDefaultsOfPlan']['responses'][200]['content']['application/json'];
  updateSessionProperties: operations['updateSessionProperties']['responses'][200]['content']['application/json'];
  deleteSessionProperties: operations['deleteSessionProperties']['responses'][200]['content']['application/json'];
  listSessionTimes: operations['listSessionTimes']['responses'][200]['content']['application/json'];
  updateDesignSession: operations['updateDesignSession']['responses'][200]['content']['application/json'];
  addDesignSession: operations['addDesignSession']['responses'][200]['content']['application/json'];
  getDesignSession: operations['getDesignSession']['responses'][200]['content']['application/json'];
  deleteDesignSession: operations['deleteDesignSession']['responses'][200]['content']['application/json'];
  getDesignSessionOfRequest: operations['getDesignSessionOfRequest']['responses'][200]['content']['application/json'];
  getMeetingStatus: operations['getMeetingStatus']['responses'][200]['content']['application/json'];
  getDesignerSchedule: operations['getDesignerSchedule']['responses'][200]['content']['application/json'];
  listSchedules: operations['listSchedules']['responses'][200]['content']['application/json'];
  listScheduledAvailability: operations['listScheduledAvailability']['responses'][200]['content']['application/json'];
  listScheduledSessions: operations['listScheduledSessions']['responses'][200]['content']['application/json'];
  listScheduledPreReservations: operations['listScheduledPreReservations']['responses'][200]['content']['application/json'];
  getCalendarFeed: operations['getCalendarFeed']['responses'][200]['content']['application/json'];
  renewCalendarFeed: operations['renewCalendarFeed']['responses'][200]['content']['application/json'];
}

/** One body of each operation that takes one. */
export const exampleBodies: ExampleBodies = {
  updateDesigner: [{"op":"replace","path":"/sessionsPerDay","value":3},{"op":"replace","path":"/timezone","value":"Europe/Berlin"}],
  addAbsence: {"startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T12:00:00Z"},
  addSingleAvailability: {"designerId":"usr-tlin","startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T12:00:00Z"},
  addRecurringAvailability: {"startDate":"2026-11-23","endDate":"2027-01-29","days":[{"weekDay":1,"startTime":"08:00:00","endTime":"12:00:00"}],"saveSchedule":false,"scheduleName":null},
  updateAbsence: {"startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T12:00:00Z","timestampBase64":"AAAAAAAAB9E="},
  updateSingleAvailability: {"startDate":"2026-11-24T08:00:00Z","endDate":"2026-11-24T12:00:00Z","timestampBase64":"AAAAAAAAB9E="},
  updateRecurringAvailability: {"startDate":"2026-11-23","endDate":"2027-01-29","days":[{"weekDay":1,"startTime":"08:00:00","endTime":"12:00:00"}],"saveSchedule":false,"scheduleName":null,"timestampBase64":"AAAAAAAAB9E="},
  addSessionProperties: {"productTypeId":4,"priority":false,"preparationTime":"1.02:00:00","designSessionTime":"01:30:00","postProcessingTime":"0.04:00:00","sessionLimit":4},
  updateSessionProperties: {"preparationTime":"1.02:00:00","designSessionTime":"01:30:00","postProcessingTime":"0.04:00:00","sessionLimit":4},
  updateDesignSession: {"id":640,"requestId":"26-10412","designerId":"usr-tlin","startDate":"2026-11-24T08:00:00Z","preparationDuration":"1.02:00:00","sessionDuration":"01:30:00","postprocessingDuration":"0.04:00:00","timestampBase64":"AAAAAAAAB9E="},
  addDesignSession: {"requestId":"26-10412","designerId":"usr-tlin","startDate":"2026-11-24T08:00:00Z","preparationDuration":"1.02:00:00","sessionDuration":"01:30:00","postprocessingDuration":"0.04:00:00"},
};

interface ExampleBodies {
  updateDesigner: NonNullable<operations['updateDesigner']['requestBody']>['content']['application/json'];
  addAbsence: NonNullable<operations['addAbsence']['requestBody']>['content']['application/json'];
  addSingleAvailability: NonNullable<operations['addSingleAvailability']['requestBody']>['content']['application/json'];
  addRecurringAvailability: NonNullable<operations['addRecurringAvailability']['requestBody']>['content']['application/json'];
  updateAbsence: NonNullable<operations['updateAbsence']['requestBody']>['content']['application/json'];
  updateSingleAvailability: NonNullable<operations['updateSingleAvailability']['requestBody']>['content']['application/json'];
  updateRecurringAvailability: NonNullable<operations['updateRecurringAvailability']['requestBody']>['content']['application/json'];
  addSessionProperties: NonNullable<operations['addSessionProperties']['requestBody']>['content']['application/json'];
  updateSessionProperties: NonNullable<operations['updateSessionProperties']['requestBody']>['content']['application/json'];
  updateDesignSession: NonNullable<operations['updateDesignSession']['requestBody']>['content']['application/json'];
  addDesignSession: NonNullable<operations['addDesignSession']['requestBody']>['content']['application/json'];
}

