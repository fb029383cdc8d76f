/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { UploadedFile } from '../files.ts';
export interface paths {
    "/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the design-session rights of the caller
         * @description Third of the three sources of rights: every name that is answered counts as granted (A18).
         */
        get: operations["listGrantedDesignPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users for the dialogs
         * @description Users who may take part in sessions, by name.
         */
        get: operations["listDesignUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timezones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the time zones for the dialogs
         * @description All time zones by offset and name (N22).
         */
        get: operations["listDesignTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products for the dialogs
         * @description Active products by number.
         */
        get: operations["listDesignProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/productTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product types for the dialogs
         * @description Visible types by name.
         */
        get: operations["listDesignProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manufacturingLocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the manufacturing locations for the dialogs
         * @description By name; inactive ones are disabled.
         */
        get: operations["listDesignLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/distributionCenters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the distribution centres for the dialogs
         * @description For the dialog of external plans, by name (N33).
         */
        get: operations["listDesignDistributionCenters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List designers
         * @description All designers by last and first name.
         */
        get: operations["listDesigners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a designer
         * @description For the header of the schedule (N2).
         */
        get: operations["getDesigner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a designer
         * @description A list of replace operations; all of them or none (N22).
         */
        patch: operations["updateDesigner"];
        trace?: never;
    };
    "/designers/{id}/savedSchedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved schedules of a designer
         * @description Weeks that were saved to be used again, by name (N8).
         */
        get: operations["listSavedSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/{id}/savedSchedules/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved schedule
         * @description Availabilities made from it stay.
         */
        delete: operations["deleteSavedSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find designers for a session
         * @description Designers who can take the session at that start, and the one to be proposed: preferred for the surgeon, else the least booked of the week, else by name (N35).
         */
        get: operations["findDesignersForSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an availability or absence
         * @description For its dialog; a recurring one as a whole (N43).
         */
        get: operations["getAvailability"];
        put?: never;
        post?: never;
        /**
         * Delete an availability or absence
         * @description Sessions booked in it keep their booking.
         */
        delete: operations["deleteAvailability"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/{id}/availabilities/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an absence
         * @description Sessions booked in it are named in the messages.
         */
        post: operations["addAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/{id}/availabilities/single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a single availability
         * @description Overlaps with other availability are refused.
         */
        post: operations["addSingleAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/{id}/availabilities/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a recurring availability
         * @description Overlapping weekdays are refused (N42).
         */
        post: operations["addRecurringAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/{id}/affectedSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions that an absence would affect
         * @description Sessions and pre-reservations of the designer whose time, preparation or post lies in the period, by start; read before an absence is saved, so that they can be moved to others (N11).
         */
        get: operations["listAffectedSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/absence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an absence
         * @description Sessions booked in it are named in the messages. Refused with 409 when somebody else changed it since the stamp was read; the refusal tells how it is now, and its stamp.
         */
        put: operations["updateAbsence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/single/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a single availability
         * @description Sessions booked outside of it keep their booking. Refused with 409 when somebody else changed it since the stamp was read; the refusal tells how it is now, and its stamp.
         */
        put: operations["updateSingleAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/calendar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a recurring availability
         * @description The whole series; sessions booked in it keep their booking, with a Warning. Refused with 409 when somebody else changed it since the stamp was read; the refusal tells how it is now, and its stamp.
         */
        put: operations["updateRecurringAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/GeneralSessionProperties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List general session properties
         * @description By product type; also for the defaults of the planner (N30).
         */
        get: operations["listSessionProperties"];
        put?: never;
        /**
         * Add general session properties
         * @description One entry per product type and priority.
         */
        post: operations["addSessionProperties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/GeneralSessionProperties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the durations that apply to a plan
         * @description Here the id is that of a plan, not of an entry (C26). Without an entry 0, 0 and 2 hours.
         */
        get: operations["getSessionDefaultsOfPlan"];
        /**
         * Change general session properties
         * @description Durations and limit only.
         */
        put: operations["updateSessionProperties"];
        post?: never;
        /**
         * Delete general session properties
         * @description Without an entry the type cannot be planned (N32).
         */
        delete: operations["deleteSessionProperties"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessionTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the slots for a session
         * @description Every 15 minutes at which at least one designer can take it (N31). Either requestId, or productTypeId and priority (N40).
         */
        get: operations["listSessionTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessionsAdministration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a design session
         * @description Only while its meeting is Created (N16). Refused with 409 when somebody else changed it since the stamp was read; the refusal tells how it is now, and its stamp.
         */
        put: operations["updateDesignSession"];
        /**
         * Book a design session
         * @description Tested again while booking: a slot that was lost meanwhile answers Error and names what blocks it. Without an accepted scan it becomes a pre-reservation (N18).
         */
        post: operations["addDesignSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessionsAdministration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a design session
         * @description Everything that its details dialog shows (N38).
         */
        get: operations["getDesignSession"];
        put?: never;
        post?: never;
        /**
         * Delete a design session
         * @description Only when canBeDeleted (N19).
         */
        delete: operations["deleteDesignSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessionsAdministration/requestId/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the design session of a request
         * @description For links from a plan (N5).
         */
        get: operations["getDesignSessionOfRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetingStatus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the meeting of a session
         * @description Asked again while it is in progress (N39). A pre-reservation has no meeting and is not found.
         */
        get: operations["getMeetingStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{designerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the schedule of a designer
         * @description A designer reads their own; others need CanManageDesignSessions (N1).
         */
        get: operations["getDesignerSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the schedules of all designers
         * @description For All Schedules (N23).
         */
        get: operations["listSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the availability of all designers
         * @description With their absences, which stand in all schedules too (N6, N36).
         */
        get: operations["listScheduledAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/designsession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of all designers
         * @description For "show booked sessions" (N36).
         */
        get: operations["listScheduledSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/prereservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pre-reservations of all designers
         * @description For "show booked sessions" (N36).
         */
        get: operations["listScheduledPreReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/{id}/calendarFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether a schedule has a calendar address
         * @description The address itself is told once, when it is made. Designers ask for their own (N1).
         */
        get: operations["getCalendarFeed"];
        put?: never;
        /**
         * Make a new calendar address of a schedule
         * @description The address before stops working at once. Designers renew their own (N1).
         */
        post: operations["renewCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendarFeed.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a schedule as iCalendar
         * @description For calendar programs: sessions, pre-reservations, availability and absences of the last 4 and the next 26 weeks (RFC 5545), at most 1,000 of them: what is booked and absences before availability, of each the nearest. Who has the address needs no sign-in; a wrong or renewed one, and that of somebody who designs no longer, is not found.
         */
        get: operations["downloadCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Name of a right, for example CanManageFulfilmentPlan. Names that the service does not know are answered as not assigned.
         * @example CanManageFulfilmentPlan
         */
        PermissionName: string;
        /** @description One thing that is wrong with the request. */
        ProblemError: {
            /** @description JSON pointer into the request, for example /body/newValue; empty when it concerns the whole request. */
            path: string;
            /** @description What is wrong, readable for a user. */
            message: string;
        };
        /**
         * @description Concurrency stamp of a record: base64 of an 8-byte counter that grows with every change. Send back the stamp that was last read; a stale one is detected.
         * @example AAAAAAAAB9E=
         */
        Stamp: string;
        /** @description Problem details (RFC 9457). */
        Problem: {
            /**
             * @description Names the kind of problem; programs decide by it, never by the texts.
             * @example urn:crt:problem:invalid-request
             */
            type: string;
            /** @description Short text of the kind of problem. */
            title: string;
            /** @description HTTP status, repeated. */
            status: number;
            /** @description What happened this time and what can be done. */
            detail?: string;
            /** @description Correlation id of the request, as found in the server's log. */
            instance?: string;
            errors?: components["schemas"]["ProblemError"][];
            /** @description The stamp of the newer version, where an edit of an older one is refused: sent with the same edit again, it overwrites what somebody else changed. */
            timestamp?: components["schemas"]["Stamp"];
        };
        /**
         * @description Id of a user: the subject of the access token.
         * @example usr-hmey
         */
        UserId: string;
        /**
         * @description Four-character symbol of a user, shown in lists and histories.
         * @example HMEY
         */
        UserSymbol: string;
        /** @description A user as named in lists and histories. */
        UserReference: {
            id: components["schemas"]["UserId"];
            symbol: components["schemas"]["UserSymbol"];
            /** @description First and last name. */
            name: string;
        };
        /**
         * @description IANA name of a time zone.
         * @example Europe/Amsterdam
         */
        TimeZoneName: string;
        /** @description A time zone that can be chosen (T28). */
        TimeZone: {
            /** @description Name shown to the user. */
            name: string;
            ianaName: components["schemas"]["TimeZoneName"];
        };
        /**
         * @description Id of a product.
         * @example 12
         */
        ProductId: number;
        /**
         * @description Number of a product that can be planned.
         * @example CMF-4410-L
         */
        ProductNumber: string;
        /**
         * @description Id of a product type.
         * @example 4
         */
        ProductTypeId: number;
        /** @description A product as an option. */
        ConfiguredProduct: {
            id: components["schemas"]["ProductId"];
            number: components["schemas"]["ProductNumber"];
            /** @description Name of the product. */
            name: string;
            productTypeId: components["schemas"]["ProductTypeId"];
        };
        /**
         * @description Id of a record of reference data.
         * @example 17
         */
        RecordId: number;
        /** @description Entry of an option list: an id and its name. */
        IdName: {
            id: components["schemas"]["RecordId"];
            /** @description Name shown to the user. */
            name: string;
        };
        /**
         * @description Id of a manufacturing location (plant).
         * @example 1
         */
        ManufacturingLocationId: number;
        /** @description A plant that can be chosen; an inactive one is shown disabled (F26). */
        ManufacturingLocationOption: {
            id: components["schemas"]["ManufacturingLocationId"];
            /** @description Name of the plant. */
            name: string;
            /** @description True for an inactive plant. */
            disabled: boolean;
        };
        /**
         * @description Sessions that a designer takes per day, at least 1.
         * @example 3
         */
        SessionsPerDay: number;
        /** @description A designer. */
        Designer: {
            id: components["schemas"]["UserId"];
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            symbol: components["schemas"]["UserSymbol"];
            /** @description May sign in. */
            isActive: boolean;
            /** @description Name of the plant. */
            location: string | null;
            locationId: components["schemas"]["ManufacturingLocationId"] | null;
            /** @description Zone of the plant in words. */
            locationTimezoneName: string | null;
            /** @description Zone of the designer; without one nothing can be added (N4). */
            timezone: components["schemas"]["TimeZoneName"] | null;
            sessionsPerDay: components["schemas"]["SessionsPerDay"];
            /** @description Callers from outside may book (N17). */
            bookableViaApi: boolean;
            productIds: components["schemas"]["ProductTypeId"][];
            /** @description Names of the productIds in their order (N21); they need not be offered for new choices any more. */
            productNames: string[];
        };
        /** @description Replaces locationId. */
        ReplaceLocationId: {
            /**
             * @description Always replace.
             * @constant
             */
            op: "replace";
            /**
             * @description Member that is replaced.
             * @constant
             */
            path: "/locationId";
            value: components["schemas"]["ManufacturingLocationId"] | null;
        };
        /** @description Replaces sessionsPerDay. */
        ReplaceSessionsPerDay: {
            /**
             * @description Always replace.
             * @constant
             */
            op: "replace";
            /**
             * @description Member that is replaced.
             * @constant
             */
            path: "/sessionsPerDay";
            value: components["schemas"]["SessionsPerDay"];
        };
        /** @description Replaces bookableViaApi. */
        ReplaceBookableViaApi: {
            /**
             * @description Always replace.
             * @constant
             */
            op: "replace";
            /**
             * @description Member that is replaced.
             * @constant
             */
            path: "/bookableViaApi";
            /** @description Callers from outside may book. */
            value: boolean;
        };
        /** @description Replaces productTypeIds. */
        ReplaceProductTypeIds: {
            /**
             * @description Always replace.
             * @constant
             */
            op: "replace";
            /**
             * @description Member that is replaced.
             * @constant
             */
            path: "/productTypeIds";
            value: components["schemas"]["ProductTypeId"][];
        };
        /** @description Replaces timezone. */
        ReplaceTimezone: {
            /**
             * @description Always replace.
             * @constant
             */
            op: "replace";
            /**
             * @description Member that is replaced.
             * @constant
             */
            path: "/timezone";
            value: components["schemas"]["TimeZoneName"] | null;
        };
        /** @description Replaces one member of a designer (JSON Patch, RFC 6902). */
        DesignerPatch: components["schemas"]["ReplaceLocationId"] | components["schemas"]["ReplaceSessionsPerDay"] | components["schemas"]["ReplaceBookableViaApi"] | components["schemas"]["ReplaceProductTypeIds"] | components["schemas"]["ReplaceTimezone"];
        /**
         * @description Outcome of an operation (S0 §3, A23).
         * @enum {integer}
         */
        ResultCode: 0 | 1 | 2;
        /** @description Outcome of an operation on sessions and availabilities; the messages are joined with spaces (N20). */
        DesignResult: {
            result: components["schemas"]["ResultCode"];
            /** @description What went wrong or is worth knowing; empty on plain success. */
            messages: string[];
            /** @description Id of the record that was added or changed; null when refused, and when nothing was done yet. */
            id: components["schemas"]["RecordId"] | null;
        };
        /**
         * @description Day of the week.
         * @enum {integer}
         */
        WeekDay: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * @description Local time of day, HH:mm:ss.
         * @example 15:00:00
         */
        TimeOfDay: string;
        /** @description Working time on a day of the week, local to the designer. */
        ScheduleDay: {
            weekDay: components["schemas"]["WeekDay"];
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
        };
        /** @description A week that a designer saved to use again (N8). */
        SavedSchedule: {
            id: components["schemas"]["RecordId"];
            /** @description Name; not empty and not only spaces. */
            name: string;
            items: components["schemas"]["ScheduleDay"][];
        };
        /**
         * @description Request id as people write it; in the specification's words also the Plan Id.
         * @example 26-10412
         */
        RequestNumber: string;
        /**
         * Format: date-time
         * @description Moment in time, RFC 3339 in UTC, without leap seconds, from 1900 to 2199.
         * @example 2026-11-20T09:30:00Z
         */
        Instant: string;
        /**
         * @description Duration in working days of 8 hours and whole hours: d.hh:00:00, 0 to 5 days and 0 to 7 hours (N14, N15). The days may be left out when there are none.
         * @example 1.02:00:00
         */
        WorkingDuration: string;
        /**
         * @description Duration of a session: hh:mm:ss, 0 to 7 hours in steps of 5 minutes (N14, N15).
         * @example 01:30:00
         */
        SessionDuration: string;
        /** @description A designer who can take a session. */
        DesignerCandidate: {
            id: components["schemas"]["UserId"];
            /** @description First and last name. */
            name: string;
        };
        /** @description Who can take a session. */
        DesignerCandidates: {
            items: components["schemas"]["DesignerCandidate"][];
            /** @description The one to be proposed; null when nobody can. */
            chosenDesigner: components["schemas"]["UserId"] | null;
        };
        /**
         * @description 1 Single or 3 Absence.
         * @enum {integer}
         */
        SingleAvailabilityType: 1 | 3;
        /** @description An availability or absence at one time. */
        SingleAvailability: {
            id: components["schemas"]["RecordId"];
            type: components["schemas"]["SingleAvailabilityType"];
            startDate: components["schemas"]["Instant"];
            endDate: components["schemas"]["Instant"];
            /** @description The limit of the day is reached (N6). */
            sessionsLimitReached: boolean;
            designerId: components["schemas"]["UserId"];
            timestampBase64: components["schemas"]["Stamp"];
        };
        /**
         * @description 2 Recurring.
         * @constant
         */
        RecurringAvailabilityType: 2;
        /**
         * Format: date
         * @description Calendar day without time and zone, yyyy-MM-dd, from 1900 to 2199.
         * @example 2026-11-20
         */
        PlainDate: string;
        /** @description An availability that recurs every week. */
        RecurringAvailability: {
            id: components["schemas"]["RecordId"];
            type: components["schemas"]["RecurringAvailabilityType"];
            /** @description First day. */
            startDate: components["schemas"]["PlainDate"];
            /** @description Last day. */
            endDate: components["schemas"]["PlainDate"];
            /** @description The limit of at least one day is reached. */
            sessionsLimitReached: boolean;
            designerId: components["schemas"]["UserId"];
            days: components["schemas"]["ScheduleDay"][];
            /** @description Always false when read. */
            saveSchedule: boolean;
            /** @description Name of the saved schedule it was made from. */
            scheduleName: string | null;
            timestampBase64: components["schemas"]["Stamp"];
        };
        /** @description An availability or absence; type tells which form it has. */
        Availability: components["schemas"]["SingleAvailability"] | components["schemas"]["RecurringAvailability"];
        /** @description A stretch of time. */
        TimeRange: {
            startDate: components["schemas"]["Instant"];
            endDate: components["schemas"]["Instant"];
        };
        /** @description A single availability to be added. */
        SingleAvailabilityForm: {
            designerId: components["schemas"]["UserId"];
            startDate: components["schemas"]["Instant"];
            endDate: components["schemas"]["Instant"];
        };
        /** @description An availability that recurs every week. */
        RecurringAvailabilityForm: {
            /** @description First day. */
            startDate: components["schemas"]["PlainDate"];
            /** @description Last day. */
            endDate: components["schemas"]["PlainDate"];
            days: components["schemas"]["ScheduleDay"][];
            /** @description Keep the week as a saved schedule. */
            saveSchedule?: boolean;
            /** @description Name of the saved schedule, in one line; needed with saveSchedule, not only spaces (N9). */
            scheduleName?: string | null;
        };
        /**
         * @description Id of a fulfilment plan.
         * @example 10412
         */
        PlanId: number;
        /**
         * @description Kind of an entry of a schedule (S2 §3.1).
         * @enum {integer}
         */
        SessionType: 1 | 2 | 3 | 4;
        /**
         * @description State of the online meeting (S2 §3.1, N16).
         * @enum {integer}
         */
        MeetingCode: 1 | 2 | 3 | 4;
        /**
         * @description Id of a distribution centre.
         * @example 3
         */
        DistributionCenterId: number;
        /**
         * Format: email
         * @description E-mail address.
         * @example or-planning@clinic.example.org
         */
        EmailAddress: string;
        /** @description A design session or pre-reservation. */
        DesignSession: {
            id: components["schemas"]["RecordId"];
            requestId: components["schemas"]["RequestNumber"];
            designerId: components["schemas"]["UserId"];
            fulfilmentPlanId: components["schemas"]["PlanId"];
            /** @description Who booked it; null for a booking through the API (N17). */
            organizerId: components["schemas"]["UserId"] | null;
            /** @description Name of who booked it. */
            organizer: string | null;
            /** @description Surgeon. */
            surgeonName: string | null;
            startDate: components["schemas"]["Instant"];
            endDate: components["schemas"]["Instant"];
            /** @description In the future, and the meeting is not in progress. */
            canBeDeleted: boolean;
            sessionType: components["schemas"]["SessionType"];
            /** @description State of its meeting, which blocks no time when it failed (N16); null for a pre-reservation. */
            meeting: components["schemas"]["MeetingCode"] | null;
            preparationTime: components["schemas"]["WorkingDuration"];
            sessionTime: components["schemas"]["SessionDuration"];
            postProcessingTime: components["schemas"]["WorkingDuration"];
            productTypeId: components["schemas"]["ProductTypeId"];
            /** @description Name of the product type (N38), which need not be offered for new sessions any more. */
            productTypeName: string;
            distributionCenterId: components["schemas"]["DistributionCenterId"] | null;
            productId: components["schemas"]["ProductId"] | null;
            emailAddresses: components["schemas"]["EmailAddress"][];
            /** @description Name of the patient (N38). Lists tell it to callers with plan access only; a single session also to its designer and to whoever manages sessions. */
            patientName: string | null;
            timestampBase64: components["schemas"]["Stamp"];
        };
        /** @description An availability or absence at one time as it is to be. */
        TimeRangeChange: {
            startDate: components["schemas"]["Instant"];
            endDate: components["schemas"]["Instant"];
            /** @description The stamp of the entry as it was read: what somebody else changed since then is not overwritten but told, and refused with 409. Without it the entry is replaced as it is. */
            timestampBase64?: components["schemas"]["Stamp"];
        };
        /** @description A series as it is to be. */
        RecurringAvailabilityChange: {
            /** @description First day. */
            startDate: components["schemas"]["PlainDate"];
            /** @description Last day. */
            endDate: components["schemas"]["PlainDate"];
            days: components["schemas"]["ScheduleDay"][];
            /** @description Keep the week as a saved schedule. */
            saveSchedule?: boolean;
            /** @description Name of the saved schedule, in one line; needed with saveSchedule, not only spaces (N9). */
            scheduleName?: string | null;
            /** @description The stamp of the entry as it was read: what somebody else changed since then is not overwritten but told, and refused with 409. Without it the entry is replaced as it is. */
            timestampBase64?: components["schemas"]["Stamp"];
        };
        /** @description Durations and limit for a product type, with or without priority. */
        GeneralSessionProperties: {
            id: components["schemas"]["RecordId"];
            productTypeId: components["schemas"]["ProductTypeId"];
            /** @description Name of the product type (N26), which need not be offered for new entries any more. */
            productTypeName: string;
            /** @description For plans with priority. */
            priority: boolean;
            preparationTime: components["schemas"]["WorkingDuration"];
            designSessionTime: components["schemas"]["SessionDuration"];
            postProcessingTime: components["schemas"]["WorkingDuration"];
            /** @description Sessions per day over all designers; 0 offers none, 1 for a new entry. */
            sessionLimit: number;
        };
        /** @description A new entry. */
        SessionPropertiesForm: {
            productTypeId: components["schemas"]["ProductTypeId"];
            /** @description For plans with priority. */
            priority: boolean;
            preparationTime: components["schemas"]["WorkingDuration"];
            designSessionTime: components["schemas"]["SessionDuration"];
            postProcessingTime: components["schemas"]["WorkingDuration"];
            /** @description Sessions per day over all designers; 0 offers none, 1 for a new entry. */
            sessionLimit: number;
        };
        /** @description Durations that apply to a plan. */
        SessionDefaults: {
            preparationTime: components["schemas"]["WorkingDuration"];
            designSessionTime: components["schemas"]["SessionDuration"];
            postProcessingTime: components["schemas"]["WorkingDuration"];
            productTypeId: components["schemas"]["ProductTypeId"];
            /** @description For plans with priority. */
            priority: boolean;
        };
        /** @description New durations and limit; type and priority stay (N27). */
        SessionPropertiesChange: {
            preparationTime: components["schemas"]["WorkingDuration"];
            designSessionTime: components["schemas"]["SessionDuration"];
            postProcessingTime: components["schemas"]["WorkingDuration"];
            /** @description Sessions per day over all designers; 0 offers none, 1 for a new entry. */
            sessionLimit: number;
        };
        /** @description A time at which a session can start and end. */
        AvailableSlot: {
            dateTimeFrom: components["schemas"]["Instant"];
            dateTimeTo: components["schemas"]["Instant"];
        };
        /**
         * @description Why no slots could be searched.
         * @enum {string}
         */
        SlotErrorCode: "NOT_CONFIGURED";
        /**
         * @description Why there are no more slots on a day.
         * @enum {string}
         */
        SlotLossReason: "NoAvailability" | "Absent" | "Booked" | "DesignerLimit" | "DayLimit" | "TooShort" | "TooEarly";
        /** @description Slots that were lost for one reason on one day ("Why no slots?"). */
        SlotLoss: {
            /** @description A day of the zone that was asked for. */
            date: components["schemas"]["PlainDate"];
            reason: components["schemas"]["SlotLossReason"];
            /** @description Start times, a quarter of an hour each; of NoAvailability all of the day. */
            count: number;
        };
        /** @description Slots in a period. */
        AvailableSlots: {
            availableSlots: components["schemas"]["AvailableSlot"][];
            errorCode: components["schemas"]["SlotErrorCode"] | null;
            losses: components["schemas"]["SlotLoss"][];
        };
        /** @description A session as it shall be. */
        SessionChange: {
            id: components["schemas"]["RecordId"];
            requestId: components["schemas"]["RequestNumber"];
            designerId: components["schemas"]["UserId"];
            startDate: components["schemas"]["Instant"];
            preparationDuration: components["schemas"]["WorkingDuration"];
            sessionDuration: components["schemas"]["SessionDuration"];
            postprocessingDuration: components["schemas"]["WorkingDuration"];
            /** @description Zone in which a refusal tells times; that of the designer when it is left out. */
            timezone?: components["schemas"]["TimeZoneName"];
            /** @description The stamp of the session as it was read: what somebody else changed since then is not overwritten but told, and refused with 409. Without it the session is replaced as it is. */
            timestampBase64?: components["schemas"]["Stamp"];
        };
        /** @description A session to be booked. */
        SessionForm: {
            requestId: components["schemas"]["RequestNumber"];
            designerId: components["schemas"]["UserId"];
            startDate: components["schemas"]["Instant"];
            preparationDuration: components["schemas"]["WorkingDuration"];
            sessionDuration: components["schemas"]["SessionDuration"];
            postprocessingDuration: components["schemas"]["WorkingDuration"];
            /** @description Zone in which a refusal tells times; that of the designer when it is left out. */
            timezone?: components["schemas"]["TimeZoneName"];
        };
        /** @description State of the meeting of a session. */
        MeetingInfo: {
            code: components["schemas"]["MeetingCode"];
        };
        /**
         * @description Kind of an availability (S2 §3.1).
         * @enum {integer}
         */
        AvailabilityType: 1 | 2 | 3;
        /** @description An availability or absence at one time; a recurring one appears once per day, always with the id of the series. */
        ScheduledAvailability: {
            id: components["schemas"]["RecordId"];
            type: components["schemas"]["AvailabilityType"];
            startDate: components["schemas"]["Instant"];
            endDate: components["schemas"]["Instant"];
            /** @description The limit of the day is reached (N6). */
            sessionsLimitReached: boolean;
            designerId: components["schemas"]["UserId"];
            /** @description That of the entry; of a series on each of its days. */
            timestampBase64: components["schemas"]["Stamp"];
        };
        /** @description What stands in the schedule of designers. */
        DesignerSchedule: {
            absences: components["schemas"]["ScheduledAvailability"][];
            availabilities: components["schemas"]["ScheduledAvailability"][];
            sessions: components["schemas"]["DesignSession"][];
            preReservations: components["schemas"]["DesignSession"][];
        };
        /** @description Whether the schedule of a designer has a calendar address. */
        CalendarFeed: {
            /** @description When the address was made; null while there is none. */
            renewedAt: components["schemas"]["Instant"] | null;
        };
        /** @description Outcome of a renewal. */
        RenewedCalendarFeed: components["schemas"]["DesignResult"] & {
            /** @description The new address on this server, from its root on; null when refused. */
            address: string | null;
            /** @description When it was made; an address that was made later has taken its place. Null when refused. */
            renewedAt: components["schemas"]["Instant"] | null;
        };
    };
    responses: {
        /** @description The request is not valid: a parameter or a field of the body breaks the contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:invalid-request",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "detail": "newValue must be at most 999.",
                 *       "instance": "01JD4W2K8Q6F3Z",
                 *       "errors": [
                 *         {
                 *           "path": "/body/newValue",
                 *           "message": "must be <= 999"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation answers with nothing that the header accept of the request allows. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:not-acceptable",
                 *       "title": "There is no answer in a form that you accept",
                 *       "status": 406,
                 *       "detail": "This operation answers with application/json.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body did not arrive in time. */
        TooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:too-slow",
                 *       "title": "The request took too long to arrive",
                 *       "status": 408,
                 *       "detail": "This is no HTTP request that can be read.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body, or the uploaded file in it, is larger than allowed. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:too-large",
                 *       "title": "The request is too large",
                 *       "status": 413,
                 *       "detail": "A file may have at most 50 MB.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of another kind than the operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:unsupported-media-type",
                 *       "title": "This content type is not supported",
                 *       "status": 415,
                 *       "detail": "This operation takes application/json.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address or the headers are longer than the server reads. */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:headers-too-large",
                 *       "title": "The headers of the request are too large",
                 *       "status": 431,
                 *       "detail": "This is no HTTP request that can be read.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid access token was sent. */
        Unauthorized: {
            headers: {
                /**
                 * @description How to sign in.
                 * @example Bearer
                 */
                "www-authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:not-signed-in",
                 *       "title": "Sign in to continue",
                 *       "status": 401,
                 *       "detail": "The access token is missing or has expired.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; try again later. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 12
                 */
                "retry-after"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:too-many-requests",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "detail": "Try again in 12 seconds.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed; the correlation id finds it in the log. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:unexpected",
                 *       "title": "Something went wrong on the server",
                 *       "status": 500,
                 *       "detail": "Please try again. If it happens again, report the id of this request.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server or its database is not available for the moment. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 5
                 */
                "retry-after"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:unavailable",
                 *       "title": "The server cannot answer at the moment",
                 *       "status": 503,
                 *       "detail": "Try again in 5 seconds.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller holds none of the rights that the operation asks for, or, with the type urn:crt:problem:not-yours, the record is somebody else's. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:forbidden",
                 *       "title": "You have insufficient permissions",
                 *       "status": 403,
                 *       "detail": "The right CanManageFulfilmentPlan is needed.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record, or the caller may not know of it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:not-found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "There is no plan 10412.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the data forbids it; errors holds every reason. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:crt:problem:conflict",
                 *       "title": "This is not possible in the present state",
                 *       "status": 409,
                 *       "detail": "Document number already exists.",
                 *       "instance": "01JD4W2K8Q6F3Z",
                 *       "errors": [
                 *         {
                 *           "path": "/body/number",
                 *           "message": "Document number already exists."
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Whether the person confirmed the warning of this call.
         * @example false
         */
        IgnoreWarningQuery: boolean;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type PermissionName = components['schemas']['PermissionName'];
export type ProblemError = components['schemas']['ProblemError'];
export type Stamp = components['schemas']['Stamp'];
export type Problem = components['schemas']['Problem'];
export type UserId = components['schemas']['UserId'];
export type UserSymbol = components['schemas']['UserSymbol'];
export type UserReference = components['schemas']['UserReference'];
export type TimeZoneName = components['schemas']['TimeZoneName'];
export type TimeZone = components['schemas']['TimeZone'];
export type ProductId = components['schemas']['ProductId'];
export type ProductNumber = components['schemas']['ProductNumber'];
export type ProductTypeId = components['schemas']['ProductTypeId'];
export type ConfiguredProduct = components['schemas']['ConfiguredProduct'];
export type RecordId = components['schemas']['RecordId'];
export type IdName = components['schemas']['IdName'];
export type ManufacturingLocationId = components['schemas']['ManufacturingLocationId'];
export type ManufacturingLocationOption = components['schemas']['ManufacturingLocationOption'];
export type SessionsPerDay = components['schemas']['SessionsPerDay'];
export type Designer = components['schemas']['Designer'];
export type ReplaceLocationId = components['schemas']['ReplaceLocationId'];
export type ReplaceSessionsPerDay = components['schemas']['ReplaceSessionsPerDay'];
export type ReplaceBookableViaApi = components['schemas']['ReplaceBookableViaApi'];
export type ReplaceProductTypeIds = components['schemas']['ReplaceProductTypeIds'];
export type ReplaceTimezone = components['schemas']['ReplaceTimezone'];
export type DesignerPatch = components['schemas']['DesignerPatch'];
export type ResultCode = components['schemas']['ResultCode'];
export type DesignResult = components['schemas']['DesignResult'];
export type WeekDay = components['schemas']['WeekDay'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type ScheduleDay = components['schemas']['ScheduleDay'];
export type SavedSchedule = components['schemas']['SavedSchedule'];
export type RequestNumber = components['schemas']['RequestNumber'];
export type Instant = components['schemas']['Instant'];
export type WorkingDuration = components['schemas']['WorkingDuration'];
export type SessionDuration = components['schemas']['SessionDuration'];
export type DesignerCandidate = components['schemas']['DesignerCandidate'];
export type DesignerCandidates = components['schemas']['DesignerCandidates'];
export type SingleAvailabilityType = components['schemas']['SingleAvailabilityType'];
export type SingleAvailability = components['schemas']['SingleAvailability'];
export type RecurringAvailabilityType = components['schemas']['RecurringAvailabilityType'];
export type PlainDate = components['schemas']['PlainDate'];
export type RecurringAvailability = components['schemas']['RecurringAvailability'];
export type Availability = components['schemas']['Availability'];
export type TimeRange = components['schemas']['TimeRange'];
export type SingleAvailabilityForm = components['schemas']['SingleAvailabilityForm'];
export type RecurringAvailabilityForm = components['schemas']['RecurringAvailabilityForm'];
export type PlanId = components['schemas']['PlanId'];
export type SessionType = components['schemas']['SessionType'];
export type MeetingCode = components['schemas']['MeetingCode'];
export type DistributionCenterId = components['schemas']['DistributionCenterId'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type DesignSession = components['schemas']['DesignSession'];
export type TimeRangeChange = components['schemas']['TimeRangeChange'];
export type RecurringAvailabilityChange = components['schemas']['RecurringAvailabilityChange'];
export type GeneralSessionProperties = components['schemas']['GeneralSessionProperties'];
export type SessionPropertiesForm = components['schemas']['SessionPropertiesForm'];
export type SessionDefaults = components['schemas']['SessionDefaults'];
export type SessionPropertiesChange = components['schemas']['SessionPropertiesChange'];
export type AvailableSlot = components['schemas']['AvailableSlot'];
export type SlotErrorCode = components['schemas']['SlotErrorCode'];
export type SlotLossReason = components['schemas']['SlotLossReason'];
export type SlotLoss = components['schemas']['SlotLoss'];
export type AvailableSlots = components['schemas']['AvailableSlots'];
export type SessionChange = components['schemas']['SessionChange'];
export type SessionForm = components['schemas']['SessionForm'];
export type MeetingInfo = components['schemas']['MeetingInfo'];
export type AvailabilityType = components['schemas']['AvailabilityType'];
export type ScheduledAvailability = components['schemas']['ScheduledAvailability'];
export type DesignerSchedule = components['schemas']['DesignerSchedule'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type RenewedCalendarFeed = components['schemas']['RenewedCalendarFeed'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseNotAcceptable = components['responses']['NotAcceptable'];
export type ResponseTooSlow = components['responses']['TooSlow'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseHeadersTooLarge = components['responses']['HeadersTooLarge'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ParameterIgnoreWarningQuery = components['parameters']['IgnoreWarningQuery'];
export interface operations {
    listGrantedDesignPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names of the granted rights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "IsDesigner",
                     *       "CanViewDesignSessions"
                     *     ]
                     */
                    "application/json": components["schemas"]["PermissionName"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDesignUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users for the dialogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "usr-hmey",
                     *         "symbol": "HMEY",
                     *         "name": "Hanna Meyer"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UserReference"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDesignTimeZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zones for the dialogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "(UTC-06:00) Chicago",
                     *         "ianaName": "America/Chicago"
                     *       },
                     *       {
                     *         "name": "(UTC+01:00) Amsterdam",
                     *         "ianaName": "Europe/Amsterdam"
                     *       },
                     *       {
                     *         "name": "(UTC+05:30) Kolkata",
                     *         "ianaName": "Asia/Kolkata"
                     *       },
                     *       {
                     *         "name": "(UTC+10:00) Sydney",
                     *         "ianaName": "Australia/Sydney"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TimeZone"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDesignProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products for the dialogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "number": "CMF-4410-L",
                     *         "name": "PEEK implant, left",
                     *         "productTypeId": 4
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ConfiguredProduct"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDesignProductTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product types for the dialogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "name": "PEEK cranial implant"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["IdName"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDesignLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manufacturing locations for the dialogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Freiburg",
                     *         "disabled": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ManufacturingLocationOption"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDesignDistributionCenters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The distribution centres for the dialogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "name": "Rotterdam"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["IdName"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDesigners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Designers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "usr-tlin",
                     *         "firstName": "Tomas",
                     *         "lastName": "Lindqvist",
                     *         "symbol": "TLIN",
                     *         "isActive": true,
                     *         "location": "Freiburg",
                     *         "locationId": 1,
                     *         "locationTimezoneName": "(UTC+01:00) Berlin",
                     *         "timezone": "Europe/Berlin",
                     *         "sessionsPerDay": 3,
                     *         "bookableViaApi": true,
                     *         "productIds": [
                     *           4
                     *         ],
                     *         "productNames": [
                     *           "PEEK cranial implant"
                     *         ]
                     *       },
                     *       {
                     *         "id": "usr-ywat",
                     *         "firstName": "Yuki",
                     *         "lastName": "Watanabe",
                     *         "symbol": "YWAT",
                     *         "isActive": true,
                     *         "location": "Osaka",
                     *         "locationId": 3,
                     *         "locationTimezoneName": "(UTC+09:00) Tokyo",
                     *         "timezone": "Asia/Tokyo",
                     *         "sessionsPerDay": 2,
                     *         "bookableViaApi": false,
                     *         "productIds": [
                     *           4
                     *         ],
                     *         "productNames": [
                     *           "PEEK cranial implant"
                     *         ]
                     *       },
                     *       {
                     *         "id": "usr-cmor",
                     *         "firstName": "Clara",
                     *         "lastName": "Moreau",
                     *         "symbol": "CMOR",
                     *         "isActive": true,
                     *         "location": null,
                     *         "locationId": null,
                     *         "locationTimezoneName": null,
                     *         "timezone": null,
                     *         "sessionsPerDay": 3,
                     *         "bookableViaApi": true,
                     *         "productIds": [
                     *           4
                     *         ],
                     *         "productNames": [
                     *           "PEEK cranial implant"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Designer"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDesigner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Designer.
                 * @example usr-tlin
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The designer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "usr-tlin",
                     *       "firstName": "Tomas",
                     *       "lastName": "Lindqvist",
                     *       "symbol": "TLIN",
                     *       "isActive": true,
                     *       "location": "Freiburg",
                     *       "locationId": 1,
                     *       "locationTimezoneName": "(UTC+01:00) Berlin",
                     *       "timezone": "Europe/Berlin",
                     *       "sessionsPerDay": 3,
                     *       "bookableViaApi": true,
                     *       "productIds": [
                     *         4
                     *       ],
                     *       "productNames": [
                     *         "PEEK cranial implant"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Designer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDesigner: {
        parameters: {
            query: {
                /**
                 * @description Whether the person confirmed the warning of this call.
                 * @example false
                 */
                ignoreWarning: components["parameters"]["IgnoreWarningQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Designer.
                 * @example usr-tlin
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        /** @description Members to replace. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "op": "replace",
                 *         "path": "/sessionsPerDay",
                 *         "value": 3
                 *       },
                 *       {
                 *         "op": "replace",
                 *         "path": "/timezone",
                 *         "value": "Europe/Berlin"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["DesignerPatch"][];
            };
        };
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": null
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Designer.
                 * @example usr-tlin
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved schedules of a designer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 15,
                     *         "name": "Mornings",
                     *         "items": [
                     *           {
                     *             "weekDay": 1,
                     *             "startTime": "08:00:00",
                     *             "endTime": "12:00:00"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedSchedule"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Designer.
                 * @example usr-tlin
                 */
                id: components["schemas"]["UserId"];
                /**
                 * @description Schedule.
                 * @example 15
                 */
                scheduleId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 15
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDesignersForSession: {
        parameters: {
            query: {
                /**
                 * @description Request of the session.
                 * @example 26-10412
                 */
                requestId: components["schemas"]["RequestNumber"];
                /**
                 * @description Start of the session.
                 * @example 2026-11-24T08:00:00Z
                 */
                startDate: components["schemas"]["Instant"];
                /**
                 * @description Preparation before the session.
                 * @example 1.02:00:00
                 */
                preparationDuration: components["schemas"]["WorkingDuration"];
                /**
                 * @description The session.
                 * @example 01:30:00
                 */
                sessionDuration: components["schemas"]["SessionDuration"];
                /**
                 * @description Work after the session.
                 * @example 0.04:00:00
                 */
                postprocessingDuration: components["schemas"]["WorkingDuration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Designers for a session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "usr-tlin",
                     *           "name": "Tomas Lindqvist"
                     *         }
                     *       ],
                     *       "chosenDesigner": "usr-tlin"
                     *     }
                     */
                    "application/json": components["schemas"]["DesignerCandidates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Availability or absence.
                 * @example 301
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The availability or absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 301,
                     *       "type": 1,
                     *       "startDate": "2026-11-24T08:00:00Z",
                     *       "endDate": "2026-11-24T12:00:00Z",
                     *       "sessionsLimitReached": false,
                     *       "designerId": "usr-tlin",
                     *       "timestampBase64": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Availability or absence.
                 * @example 301
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 301
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Designer.
                 * @example usr-tlin
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2026-11-24T08:00:00Z",
                 *       "endDate": "2026-11-24T12:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["TimeRange"];
            };
        };
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 301
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSingleAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Designer.
                 * @example usr-tlin
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "designerId": "usr-tlin",
                 *       "startDate": "2026-11-24T08:00:00Z",
                 *       "endDate": "2026-11-24T12:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["SingleAvailabilityForm"];
            };
        };
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 301
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addRecurringAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Designer.
                 * @example usr-tlin
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2026-11-23",
                 *       "endDate": "2027-01-29",
                 *       "days": [
                 *         {
                 *           "weekDay": 1,
                 *           "startTime": "08:00:00",
                 *           "endTime": "12:00:00"
                 *         }
                 *       ],
                 *       "saveSchedule": false,
                 *       "scheduleName": null
                 *     }
                 */
                "application/json": components["schemas"]["RecurringAvailabilityForm"];
            };
        };
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 301
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAffectedSessions: {
        parameters: {
            query: {
                /**
                 * @description Start of the absence.
                 * @example 2026-11-24T08:00:00Z
                 */
                startDate: components["schemas"]["Instant"];
                /**
                 * @description End of the absence.
                 * @example 2026-11-24T12:00:00Z
                 */
                endDate: components["schemas"]["Instant"];
            };
            header?: never;
            path: {
                /**
                 * @description Designer.
                 * @example usr-tlin
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The affected sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 640,
                     *         "requestId": "26-10412",
                     *         "designerId": "usr-tlin",
                     *         "fulfilmentPlanId": 10412,
                     *         "organizerId": "usr-hmey",
                     *         "organizer": "Hanna Meyer",
                     *         "surgeonName": "Dr. A. Keller",
                     *         "startDate": "2026-11-24T08:00:00Z",
                     *         "endDate": "2026-11-24T09:30:00Z",
                     *         "canBeDeleted": true,
                     *         "sessionType": 3,
                     *         "meeting": 3,
                     *         "preparationTime": "1.02:00:00",
                     *         "sessionTime": "01:30:00",
                     *         "postProcessingTime": "0.04:00:00",
                     *         "productTypeId": 4,
                     *         "productTypeName": "PEEK cranial implant",
                     *         "distributionCenterId": 3,
                     *         "productId": 12,
                     *         "emailAddresses": [
                     *           "or-planning@clinic.example.org"
                     *         ],
                     *         "patientName": "J. Doe",
                     *         "timestampBase64": "AAAAAAAAB9E="
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DesignSession"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Availability or absence.
                 * @example 301
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2026-11-24T08:00:00Z",
                 *       "endDate": "2026-11-24T12:00:00Z",
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["TimeRangeChange"];
            };
        };
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 301
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSingleAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Availability or absence.
                 * @example 301
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2026-11-24T08:00:00Z",
                 *       "endDate": "2026-11-24T12:00:00Z",
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["TimeRangeChange"];
            };
        };
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 301
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRecurringAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Availability or absence.
                 * @example 301
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2026-11-23",
                 *       "endDate": "2027-01-29",
                 *       "days": [
                 *         {
                 *           "weekDay": 1,
                 *           "startTime": "08:00:00",
                 *           "endTime": "12:00:00"
                 *         }
                 *       ],
                 *       "saveSchedule": false,
                 *       "scheduleName": null,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["RecurringAvailabilityChange"];
            };
        };
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 301
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessionProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description General session properties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 22,
                     *         "productTypeId": 4,
                     *         "productTypeName": "PEEK cranial implant",
                     *         "priority": false,
                     *         "preparationTime": "1.02:00:00",
                     *         "designSessionTime": "01:30:00",
                     *         "postProcessingTime": "0.04:00:00",
                     *         "sessionLimit": 4
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["GeneralSessionProperties"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSessionProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productTypeId": 4,
                 *       "priority": false,
                 *       "preparationTime": "1.02:00:00",
                 *       "designSessionTime": "01:30:00",
                 *       "postProcessingTime": "0.04:00:00",
                 *       "sessionLimit": 4
                 *     }
                 */
                "application/json": components["schemas"]["SessionPropertiesForm"];
            };
        };
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 22
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSessionDefaultsOfPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Plan.
                 * @example 10412
                 */
                id: components["schemas"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The durations that apply to a plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "preparationTime": "1.02:00:00",
                     *       "designSessionTime": "01:30:00",
                     *       "postProcessingTime": "0.04:00:00",
                     *       "productTypeId": 4,
                     *       "priority": false
                     *     }
                     */
                    "application/json": components["schemas"]["SessionDefaults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSessionProperties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Entry.
                 * @example 22
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preparationTime": "1.02:00:00",
                 *       "designSessionTime": "01:30:00",
                 *       "postProcessingTime": "0.04:00:00",
                 *       "sessionLimit": 4
                 *     }
                 */
                "application/json": components["schemas"]["SessionPropertiesChange"];
            };
        };
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 22
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSessionProperties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Entry.
                 * @example 22
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 22
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessionTimes: {
        parameters: {
            query: {
                /**
                 * @description Start of the period.
                 * @example 2026-11-23T00:00:00Z
                 */
                dateTimeFrom: components["schemas"]["Instant"];
                /**
                 * @description End of the period, at most 62 days later.
                 * @example 2026-11-30T00:00:00Z
                 */
                dateTimeTo: components["schemas"]["Instant"];
                /**
                 * @description Preparation before the session.
                 * @example 1.02:00:00
                 */
                preparationDuration: components["schemas"]["WorkingDuration"];
                /**
                 * @description The session.
                 * @example 01:30:00
                 */
                sessionDuration: components["schemas"]["SessionDuration"];
                /**
                 * @description Work after the session.
                 * @example 0.04:00:00
                 */
                postprocessingDuration: components["schemas"]["WorkingDuration"];
                /**
                 * @description Request of the session.
                 * @example 26-10412
                 */
                requestId?: components["schemas"]["RequestNumber"];
                /**
                 * @description Product type, without a request.
                 * @example 4
                 */
                productTypeId?: components["schemas"]["ProductTypeId"];
                /**
                 * @description Priority, without a request.
                 * @example false
                 */
                priority?: boolean;
                /**
                 * @description Zone on whose days losses are told, that in which the slots are shown; UTC when it is left out.
                 * @example Europe/Berlin
                 */
                timezone?: components["schemas"]["TimeZoneName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "availableSlots": [
                     *         {
                     *           "dateTimeFrom": "2026-11-24T08:00:00Z",
                     *           "dateTimeTo": "2026-11-24T09:30:00Z"
                     *         },
                     *         {
                     *           "dateTimeFrom": "2026-11-24T08:15:00Z",
                     *           "dateTimeTo": "2026-11-24T09:45:00Z"
                     *         },
                     *         {
                     *           "dateTimeFrom": "2026-11-24T08:30:00Z",
                     *           "dateTimeTo": "2026-11-24T10:00:00Z"
                     *         }
                     *       ],
                     *       "errorCode": null,
                     *       "losses": [
                     *         {
                     *           "date": "2026-11-24",
                     *           "reason": "Booked",
                     *           "count": 6
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AvailableSlots"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDesignSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 640,
                 *       "requestId": "26-10412",
                 *       "designerId": "usr-tlin",
                 *       "startDate": "2026-11-24T08:00:00Z",
                 *       "preparationDuration": "1.02:00:00",
                 *       "sessionDuration": "01:30:00",
                 *       "postprocessingDuration": "0.04:00:00",
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["SessionChange"];
            };
        };
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 640
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDesignSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "requestId": "26-10412",
                 *       "designerId": "usr-tlin",
                 *       "startDate": "2026-11-24T08:00:00Z",
                 *       "preparationDuration": "1.02:00:00",
                 *       "sessionDuration": "01:30:00",
                 *       "postprocessingDuration": "0.04:00:00"
                 *     }
                 */
                "application/json": components["schemas"]["SessionForm"];
            };
        };
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 640
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDesignSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Session.
                 * @example 640
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 640,
                     *       "requestId": "26-10412",
                     *       "designerId": "usr-tlin",
                     *       "fulfilmentPlanId": 10412,
                     *       "organizerId": "usr-hmey",
                     *       "organizer": "Hanna Meyer",
                     *       "surgeonName": "Dr. A. Keller",
                     *       "startDate": "2026-11-24T08:00:00Z",
                     *       "endDate": "2026-11-24T09:30:00Z",
                     *       "canBeDeleted": true,
                     *       "sessionType": 3,
                     *       "meeting": 3,
                     *       "preparationTime": "1.02:00:00",
                     *       "sessionTime": "01:30:00",
                     *       "postProcessingTime": "0.04:00:00",
                     *       "productTypeId": 4,
                     *       "productTypeName": "PEEK cranial implant",
                     *       "distributionCenterId": 3,
                     *       "productId": 12,
                     *       "emailAddresses": [
                     *         "or-planning@clinic.example.org"
                     *       ],
                     *       "patientName": "J. Doe",
                     *       "timestampBase64": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["DesignSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDesignSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Session.
                 * @example 640
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Outcome of the operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 640
                     *     }
                     */
                    "application/json": components["schemas"]["DesignResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDesignSessionOfRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Request id.
                 * @example 26-10412
                 */
                requestId: components["schemas"]["RequestNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The design session of a request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 640,
                     *       "requestId": "26-10412",
                     *       "designerId": "usr-tlin",
                     *       "fulfilmentPlanId": 10412,
                     *       "organizerId": "usr-hmey",
                     *       "organizer": "Hanna Meyer",
                     *       "surgeonName": "Dr. A. Keller",
                     *       "startDate": "2026-11-24T08:00:00Z",
                     *       "endDate": "2026-11-24T09:30:00Z",
                     *       "canBeDeleted": true,
                     *       "sessionType": 3,
                     *       "meeting": 3,
                     *       "preparationTime": "1.02:00:00",
                     *       "sessionTime": "01:30:00",
                     *       "postProcessingTime": "0.04:00:00",
                     *       "productTypeId": 4,
                     *       "productTypeName": "PEEK cranial implant",
                     *       "distributionCenterId": 3,
                     *       "productId": 12,
                     *       "emailAddresses": [
                     *         "or-planning@clinic.example.org"
                     *       ],
                     *       "patientName": "J. Doe",
                     *       "timestampBase64": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["DesignSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMeetingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Session.
                 * @example 640
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the meeting of a session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 3
                     *     }
                     */
                    "application/json": components["schemas"]["MeetingInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDesignerSchedule: {
        parameters: {
            query: {
                /**
                 * @description Start of the period.
                 * @example 2026-11-23T00:00:00Z
                 */
                start: components["schemas"]["Instant"];
                /**
                 * @description End of the period, at most 62 days later.
                 * @example 2026-11-30T00:00:00Z
                 */
                end: components["schemas"]["Instant"];
            };
            header?: never;
            path: {
                /**
                 * @description Designer.
                 * @example usr-tlin
                 */
                designerId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule of a designer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "absences": [
                     *         {
                     *           "id": 305,
                     *           "type": 3,
                     *           "startDate": "2026-11-26T23:00:00Z",
                     *           "endDate": "2026-11-27T23:00:00Z",
                     *           "sessionsLimitReached": false,
                     *           "designerId": "usr-tlin",
                     *           "timestampBase64": "AAAAAAAAB9E="
                     *         }
                     *       ],
                     *       "availabilities": [
                     *         {
                     *           "id": 301,
                     *           "type": 1,
                     *           "startDate": "2026-11-24T08:00:00Z",
                     *           "endDate": "2026-11-24T12:00:00Z",
                     *           "sessionsLimitReached": false,
                     *           "designerId": "usr-tlin",
                     *           "timestampBase64": "AAAAAAAAB9E="
                     *         }
                     *       ],
                     *       "sessions": [
                     *         {
                     *           "id": 640,
                     *           "requestId": "26-10412",
                     *           "designerId": "usr-tlin",
                     *           "fulfilmentPlanId": 10412,
                     *           "organizerId": "usr-hmey",
                     *           "organizer": "Hanna Meyer",
                     *           "surgeonName": "Dr. A. Keller",
                     *           "startDate": "2026-11-24T08:00:00Z",
                     *           "endDate": "2026-11-24T09:30:00Z",
                     *           "canBeDeleted": true,
                     *           "sessionType": 3,
                     *           "meeting": 3,
                     *           "preparationTime": "1.02:00:00",
                     *           "sessionTime": "01:30:00",
                     *           "postProcessingTime": "0.04:00:00",
                     *           "productTypeId": 4,
                     *           "productTypeName": "PEEK cranial implant",
                     *           "distributionCenterId": 3,
                     *           "productId": 12,
                     *           "emailAddresses": [
                     *             "or-planning@clinic.example.org"
                     *           ],
                     *           "patientName": "J. Doe",
                     *           "timestampBase64": "AAAAAAAAB9E="
                     *         }
                     *       ],
                     *       "preReservations": [
                     *         {
                     *           "id": 651,
                     *           "requestId": "26-10377",
                     *           "designerId": "usr-tlin",
                     *           "fulfilmentPlanId": 10377,
                     *           "organizerId": null,
                     *           "organizer": null,
                     *           "surgeonName": "Dr. A. Keller",
                     *           "startDate": "2026-11-25T09:00:00Z",
                     *           "endDate": "2026-11-25T10:30:00Z",
                     *           "canBeDeleted": true,
                     *           "sessionType": 4,
                     *           "meeting": null,
                     *           "preparationTime": "1.02:00:00",
                     *           "sessionTime": "01:30:00",
                     *           "postProcessingTime": "0.04:00:00",
                     *           "productTypeId": 4,
                     *           "productTypeName": "PEEK cranial implant",
                     *           "distributionCenterId": 3,
                     *           "productId": 12,
                     *           "emailAddresses": [
                     *             "or-planning@clinic.example.org"
                     *           ],
                     *           "patientName": "J. Doe",
                     *           "timestampBase64": "AAAAAAAAB9E="
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DesignerSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchedules: {
        parameters: {
            query: {
                /**
                 * @description Start of the period.
                 * @example 2026-11-23T00:00:00Z
                 */
                start: components["schemas"]["Instant"];
                /**
                 * @description End of the period, at most 62 days later.
                 * @example 2026-11-30T00:00:00Z
                 */
                end: components["schemas"]["Instant"];
                /**
                 * @description Only designers of these product types; repeated.
                 * @example [
                 *       4
                 *     ]
                 */
                productTypes?: components["schemas"]["ProductTypeId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands in the schedules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "absences": [],
                     *       "availabilities": [
                     *         {
                     *           "id": 301,
                     *           "type": 1,
                     *           "startDate": "2026-11-24T08:00:00Z",
                     *           "endDate": "2026-11-24T12:00:00Z",
                     *           "sessionsLimitReached": false,
                     *           "designerId": "usr-tlin",
                     *           "timestampBase64": "AAAAAAAAB9E="
                     *         }
                     *       ],
                     *       "sessions": [
                     *         {
                     *           "id": 640,
                     *           "requestId": "26-10412",
                     *           "designerId": "usr-tlin",
                     *           "fulfilmentPlanId": 10412,
                     *           "organizerId": "usr-hmey",
                     *           "organizer": "Hanna Meyer",
                     *           "surgeonName": "Dr. A. Keller",
                     *           "startDate": "2026-11-24T08:00:00Z",
                     *           "endDate": "2026-11-24T09:30:00Z",
                     *           "canBeDeleted": true,
                     *           "sessionType": 3,
                     *           "meeting": 3,
                     *           "preparationTime": "1.02:00:00",
                     *           "sessionTime": "01:30:00",
                     *           "postProcessingTime": "0.04:00:00",
                     *           "productTypeId": 4,
                     *           "productTypeName": "PEEK cranial implant",
                     *           "distributionCenterId": 3,
                     *           "productId": 12,
                     *           "emailAddresses": [
                     *             "or-planning@clinic.example.org"
                     *           ],
                     *           "patientName": "J. Doe",
                     *           "timestampBase64": "AAAAAAAAB9E="
                     *         }
                     *       ],
                     *       "preReservations": []
                     *     }
                     */
                    "application/json": components["schemas"]["DesignerSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScheduledAvailability: {
        parameters: {
            query: {
                /**
                 * @description Start of the period.
                 * @example 2026-11-23T00:00:00Z
                 */
                start: components["schemas"]["Instant"];
                /**
                 * @description End of the period, at most 62 days later.
                 * @example 2026-11-30T00:00:00Z
                 */
                end: components["schemas"]["Instant"];
                /**
                 * @description Only designers of these product types; repeated.
                 * @example [
                 *       4
                 *     ]
                 */
                productTypes?: components["schemas"]["ProductTypeId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The availability of all designers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 301,
                     *         "type": 1,
                     *         "startDate": "2026-11-24T08:00:00Z",
                     *         "endDate": "2026-11-24T12:00:00Z",
                     *         "sessionsLimitReached": false,
                     *         "designerId": "usr-tlin",
                     *         "timestampBase64": "AAAAAAAAB9E="
                     *       },
                     *       {
                     *         "id": 305,
                     *         "type": 3,
                     *         "startDate": "2026-11-26T23:00:00Z",
                     *         "endDate": "2026-11-27T23:00:00Z",
                     *         "sessionsLimitReached": false,
                     *         "designerId": "usr-tlin",
                     *         "timestampBase64": "AAAAAAAAB9E="
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ScheduledAvailability"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScheduledSessions: {
        parameters: {
            query: {
                /**
                 * @description Start of the period.
                 * @example 2026-11-23T00:00:00Z
                 */
                start: components["schemas"]["Instant"];
                /**
                 * @description End of the period, at most 62 days later.
                 * @example 2026-11-30T00:00:00Z
                 */
                end: components["schemas"]["Instant"];
                /**
                 * @description Only designers of these product types; repeated.
                 * @example [
                 *       4
                 *     ]
                 */
                productTypes?: components["schemas"]["ProductTypeId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions of all designers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 640,
                     *         "requestId": "26-10412",
                     *         "designerId": "usr-tlin",
                     *         "fulfilmentPlanId": 10412,
                     *         "organizerId": "usr-hmey",
                     *         "organizer": "Hanna Meyer",
                     *         "surgeonName": "Dr. A. Keller",
                     *         "startDate": "2026-11-24T08:00:00Z",
                     *         "endDate": "2026-11-24T09:30:00Z",
                     *         "canBeDeleted": true,
                     *         "sessionType": 3,
                     *         "meeting": 3,
                     *         "preparationTime": "1.02:00:00",
                     *         "sessionTime": "01:30:00",
                     *         "postProcessingTime": "0.04:00:00",
                     *         "productTypeId": 4,
                     *         "productTypeName": "PEEK cranial implant",
                     *         "distributionCenterId": 3,
                     *         "productId": 12,
                     *         "emailAddresses": [
                     *           "or-planning@clinic.example.org"
                     *         ],
                     *         "patientName": "J. Doe",
                     *         "timestampBase64": "AAAAAAAAB9E="
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DesignSession"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScheduledPreReservations: {
        parameters: {
            query: {
                /**
                 * @description Start of the period.
                 * @example 2026-11-23T00:00:00Z
                 */
                start: components["schemas"]["Instant"];
                /**
                 * @description End of the period, at most 62 days later.
                 * @example 2026-11-30T00:00:00Z
                 */
                end: components["schemas"]["Instant"];
                /**
                 * @description Only designers of these product types; repeated.
                 * @example [
                 *       4
                 *     ]
                 */
                productTypes?: components["schemas"]["ProductTypeId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pre-reservations of all designers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 651,
                     *         "requestId": "26-10377",
                     *         "designerId": "usr-tlin",
                     *         "fulfilmentPlanId": 10377,
                     *         "organizerId": null,
                     *         "organizer": null,
                     *         "surgeonName": "Dr. A. Keller",
                     *         "startDate": "2026-11-25T09:00:00Z",
                     *         "endDate": "2026-11-25T10:30:00Z",
                     *         "canBeDeleted": true,
                     *         "sessionType": 4,
                     *         "meeting": null,
                     *         "preparationTime": "1.02:00:00",
                     *         "sessionTime": "01:30:00",
                     *         "postProcessingTime": "0.04:00:00",
                     *         "productTypeId": 4,
                     *         "productTypeName": "PEEK cranial implant",
                     *         "distributionCenterId": 3,
                     *         "productId": 12,
                     *         "emailAddresses": [
                     *           "or-planning@clinic.example.org"
                     *         ],
                     *         "patientName": "J. Doe",
                     *         "timestampBase64": "AAAAAAAAB9E="
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DesignSession"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Designer.
                 * @example usr-tlin
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Since when there is an address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "renewedAt": "2026-11-20T09:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Designer.
                 * @example usr-tlin
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Outcome of the operation with the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "messages": [],
                     *       "id": 12,
                     *       "address": "/api/design/calendarFeed.ics?token=8Zb3vQ0kT1mYxR5nJ7wEoUa2LdHsG4cPiF6tNqKzVhM",
                     *       "renewedAt": "2026-11-20T09:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RenewedCalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadCalendarFeed: {
        parameters: {
            query: {
                /**
                 * @description Secret of the address. No log shows it.
                 * @example 8Zb3vQ0kT1mYxR5nJ7wEoUa2LdHsG4cPiF6tNqKzVhM
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
