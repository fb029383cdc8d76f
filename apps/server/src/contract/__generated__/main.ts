/* Generated from openapi/ by `pnpm generate`. Do not edit. */
export interface paths {
    "/Login/CheckUserPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask which of the named rights the caller holds
         * @description First of the three sources of rights, read once after sign-in and merged with the granted rights of the documentation and design-session services (A18, A19). Answers one record per name, in the order asked.
         */
        post: operations["checkUserPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Version/GetVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the version of the main system
         * @description For the About dialog (A33).
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listen to changes made by others
         * @description Server-sent events, read with fetch so that the access token travels in the Authorization header. Each event has the id and, as its data, one LiveEvent in JSON. What is pushed when: every committed write sends one event per record that it changed, to listeners who may read that resource; the end of a request import sends entity request-import with the id of the import to the person who started it; a new notification sends entity notification to its owner. A comment line is sent every 25 seconds to keep the connection open. After a reconnection the events since Last-Event-ID are sent first; when they are no longer kept, the server starts with an event named reset, and the page refetches everything it shows.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetFilteredFulfilmentPlanItems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List fulfilment plans
         * @description One page of the plans that match the filters, in the order of sortColumns and then by id. A page beyond the last one answers the last one. The query becomes the context of previous and next on the details screen.
         */
        post: operations["listPlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetListFilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the filters of the plan list offer
         * @description Products by type, statuses, dates, milestones and distribution centres, each in the order in which it is shown.
         */
        get: operations["getPlanListFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/FilterRequests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find request ids by a part of them
         * @description For the remote search of the request-id filter (E9): at most 20 request ids that contain the text, the newest first.
         */
        get: operations["findPlanRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetChosenFilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the filters in use on the plan list
         * @description The filters kept in the caller's session, or those of a saved filter when its id is given (E22, E38).
         */
        get: operations["getChosenPlanFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/SaveFiltersInSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the filters of the plan list for this session
         * @description Read back by GetChosenFilters when the user returns to the list (E38).
         */
        post: operations["savePlanFiltersInSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetDetailsConfiguration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which panels a plan has
         * @description Decides the panels and tabs of the details screen before the rest is read (F4, F5, F68).
         */
        get: operations["getPlanDetailsConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetContext/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the neighbours of a plan
         * @description Previous and next plan in the list that the caller last queried, for "N of M" and the arrows (F2). Without such a list both neighbours are null.
         */
        get: operations["getPlanContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetRequestInformation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the request information of a plan
         * @description The Request Information panel with its option lists and the stamp for edits. Only legal next statuses are offered (F64).
         */
        get: operations["getRequestInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetChanges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the change history of a plan
         * @description Every changed field, newest first (F46).
         */
        get: operations["getPlanChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditProductNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the product number
         * @description Refused for re-orders (F13). A warning is answered when the manufacturing cycle has started with the old product.
         */
        post: operations["editPlanProductNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditDistributionCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the distribution centre
         * @description Only for plans that can be created manually (F14). Shipment and arrival are planned anew for the new centre.
         */
        post: operations["editPlanDistributionCenter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/editRequestStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the processing status
         * @description Only for plans that can be created manually, and only to a status that was offered (F15, F64).
         */
        post: operations["editPlanRequestStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditQuantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the quantity
         * @description Only for product type code SMRP and category eRequest (F16).
         */
        post: operations["editPlanQuantity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditPONumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the purchase order number
         * @description Null or an empty text clears it (F17).
         */
        post: operations["editPlanPONumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditPONumberDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the date of the purchase order
         * @description Null clears it (F17).
         */
        post: operations["editPlanPONumberDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditRaApproval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or take back the approval of regulatory affairs
         * @description Planning goes on from the approval; taking it back after manufacturing has started asks first (F18).
         */
        post: operations["editPlanRaApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditLoanerSet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the loaner set
         * @description Null or an empty text clears it. No stamp is sent (F19, F59).
         */
        post: operations["editPlanLoanerSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditOrderNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the order number
         * @description Only for manufacturing-only orders (F20).
         */
        post: operations["editPlanOrderNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DistributionCenters/GetRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List distribution centres
         * @description All distribution centres by name, with the calendars, destination locations and time zones that the form offers.
         */
        get: operations["listDistributionCenters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DistributionCenters/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a distribution centre
         * @description Adds a distribution centre. A name that exists already is refused with Error.
         */
        post: operations["addDistributionCenter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DistributionCenters/Edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a distribution centre
         * @description Replaces what was entered for a distribution centre.
         */
        put: operations["updateDistributionCenter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DistributionCenters/Remove/{id}": {
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
         * Delete a distribution centre
         * @description Deletes a distribution centre. Refused with Error while plans use it.
         */
        delete: operations["removeDistributionCenter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration/timezones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the time zones in use
         * @description Time zones of plants, distribution centres and designers, by offset and name (T28).
         */
        get: operations["listActiveTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration/timezones/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all time zones
         * @description Every IANA time zone with the name shown for it, by offset and name (T28).
         */
        get: operations["listAllTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/JobStep/GetRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List job steps
         * @description The whole catalogue by name.
         */
        get: operations["listJobSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/JobStep/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a job step
         * @description Adds a job step. A name that exists already is refused with Error.
         */
        post: operations["addJobStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/JobStep/Edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a job step
         * @description Replaces what was entered for a job step.
         */
        put: operations["updateJobStep"];
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
        /** @description Whether the caller holds one right (S0 §3). */
        GrantedPermissionRecord: {
            permissionName: components["schemas"]["PermissionName"];
            /** @description True when the caller holds the right, directly or through a role. */
            assigned: boolean;
        };
        /** @description One thing that is wrong with the request. */
        ProblemError: {
            /** @description JSON pointer into the request, for example /body/newValue; empty when it concerns the whole request. */
            path: string;
            /** @description What is wrong, readable for a user. */
            message: string;
        };
        /** @description Problem details (RFC 9457). */
        Problem: {
            /** @description URI reference that names the kind of problem; about:blank when the status says it all. */
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
        };
        /**
         * @description Outcome of an operation (S0 §3, A23).
         * @enum {integer}
         */
        ResultCode: 0 | 1 | 2;
        /**
         * @description Sentence for the user; empty when there is nothing to say. May carry the line feeds of several messages.
         * @example
         */
        ResultMessage: string;
        /**
         * @description Concurrency stamp of a record: base64 of an 8-byte counter that grows with every change. Send back the stamp that was last read; a stale one is detected.
         * @example AAAAAAAAB9E=
         */
        Stamp: string;
        /** @description The envelope around every answer of an operation (A23). */
        OperationResult: {
            result: components["schemas"]["ResultCode"];
            message: components["schemas"]["ResultMessage"];
            /** @description The record's stamp after the operation, to be sent with the next edit; null when the record has none. */
            timestamp: components["schemas"]["Stamp"] | null;
        };
        /** @description Version of one application, as listed in About (A33). */
        ApplicationVersion: {
            /** @description Name of the application. */
            name: string;
            /** @description Version that is running. */
            version: string;
        };
        /**
         * @description Resource that changed: the tag of the operations that read it.
         * @enum {string}
         */
        LiveEntity: "plan" | "plan-list" | "plan-comment" | "plan-link" | "manufacturing-cycle" | "manufacturing-comment" | "prototype-cycle" | "combined-order" | "combined-order-comment" | "repeat-order" | "notification" | "global-notification" | "notification-setting" | "stored-query" | "change" | "distribution-center" | "job-step" | "report" | "calendar" | "calendar-day" | "manufacturing-location" | "product-type" | "product" | "product-type-mapping" | "lead-time-modification" | "milestone-lead-time" | "workflow-step-effort" | "workflow" | "cycle-definition" | "surgeon-preference" | "request-import" | "tracking" | "user" | "user-permission" | "user-role" | "document" | "documentation-product" | "key-code" | "product-import" | "document-import" | "documentation-configuration" | "documentation-query" | "designer" | "availability" | "design-session" | "session-property";
        /**
         * @description Id of a user: the subject of the access token.
         * @example usr-hmey
         */
        UserId: string;
        /** @description Something changed. It carries no content: the page refetches what it shows, under its own rights. */
        LiveEvent: {
            /** @description Position in the stream; send the last one seen as Last-Event-ID to catch up. */
            id: string;
            entity: components["schemas"]["LiveEntity"];
            /** @description Id of the record that changed; null when many changed at once. */
            entityId: string | null;
            /** @description The record's stamp after the change; a page that already holds it has nothing to do. */
            stamp: components["schemas"]["Stamp"] | null;
            /** @description Who changed it; null for the system. */
            actorId: components["schemas"]["UserId"] | null;
        };
        /**
         * @description A product type, or a product of a type: the two ids joined by a dash.
         * @example 4-12
         */
        ProductChoice: string;
        /**
         * @description Where the design of a plan stands.
         * @enum {integer}
         */
        DesignStatus: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * @description Processing status of a plan (S1 §3, F57).
         * @enum {integer}
         */
        PlanStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        /**
         * @description Which kind of date filter is in use; the fields of the other kinds are ignored (E37).
         * @enum {integer}
         */
        PlanDateMode: 0 | 1 | 2 | 3;
        /**
         * @description Which date of a milestone is meant; the numbers follow the criteria of cycle milestones.
         * @enum {integer}
         */
        MilestoneDateType: 0 | 1;
        /**
         * @description Id of a milestone of the milestone catalogue.
         * @example 7
         */
        MilestoneId: number;
        /**
         * Format: date
         * @description Calendar day without time and zone, yyyy-MM-dd.
         * @example 2026-11-20
         */
        PlainDate: string;
        /**
         * @description Direction of a relative range (E13).
         * @enum {integer}
         */
        RelativeDateModifier: 0 | 1;
        /**
         * @description Unit of a relative range (E13).
         * @enum {integer}
         */
        RelativeDateFrequency: 0 | 1 | 2;
        /**
         * @description Id of a distribution centre.
         * @example 3
         */
        DistributionCenterId: number;
        /**
         * @description Id of a record of reference data.
         * @example 17
         */
        RecordId: number;
        /** @description Chosen values of one additional filter; a number is sent as its digits. */
        SelectedAdditionalFilter: {
            id: components["schemas"]["RecordId"];
            /** @description Chosen values. */
            selectedValues: string[];
        };
        /**
         * @description Id of a saved filter.
         * @example 61
         */
        StoredQueryId: number;
        /**
         * @description Direction of a sort (A32).
         * @enum {integer}
         */
        SortOrder: 0 | 1;
        /** @description One level of the sort: a column of the list, or a milestone with one of its dates. */
        PlanSortColumn: {
            /** @description Field name of the column. */
            columnName?: string | null;
            /** @description Position of the column in availableColumns, from 0. */
            sortedColumn?: number | null;
            milestoneDateType?: components["schemas"]["MilestoneDateType"] | null;
            milestoneId?: components["schemas"]["MilestoneId"] | null;
            sortOrder: components["schemas"]["SortOrder"];
        };
        /** @description A column of a list and whether it is shown. */
        AvailableColumn: {
            /** @description Field of the row; a milestone column is milestone: and its id. */
            field: string;
            /** @description Heading of the column. */
            name: string;
            /** @description Shown at present. */
            visible: boolean;
        };
        /** @description Everything that narrows and orders the plan list. A field that is absent or empty does not narrow. */
        PlanListFilter: {
            /** @description Contained in the request id. */
            requestId?: string | null;
            chosenProducts?: components["schemas"]["ProductChoice"][];
            chosenDesignStatuses?: components["schemas"]["DesignStatus"][];
            chosenProcessingStatuses?: components["schemas"]["PlanStatus"][];
            dateFilter?: components["schemas"]["PlanDateMode"];
            dateType?: components["schemas"]["MilestoneDateType"] | null;
            chosenMilestoneId?: components["schemas"]["MilestoneId"] | null;
            chosenDate?: components["schemas"]["PlainDate"] | null;
            startDate?: components["schemas"]["PlainDate"] | null;
            endDate?: components["schemas"]["PlainDate"] | null;
            /** @description True when the range is relative to today. */
            isRelativeDate?: boolean;
            relativeDateModifier?: components["schemas"]["RelativeDateModifier"] | null;
            /** @description How many units; the outer end snaps to the day in the viewer's zone. */
            relativeDateAmount?: number | null;
            relativeDateFrequency?: components["schemas"]["RelativeDateFrequency"] | null;
            chosenDistributionCenters?: components["schemas"]["DistributionCenterId"][];
            selectedAdditionalFilters?: components["schemas"]["SelectedAdditionalFilter"][];
            storedQueryId?: components["schemas"]["StoredQueryId"] | null;
            /** @description Name of the saved filter in use. */
            storedQueryActiveDisplayName?: string | null;
            sortColumns?: components["schemas"]["PlanSortColumn"][];
            availableColumns?: components["schemas"]["AvailableColumn"][];
        };
        /**
         * @description Rows on a page; lists offer 10, 20, 50 and 100.
         * @example 10
         */
        PageLimit: number;
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        PageNumber: number;
        /** @description Which page of which plans. */
        PlanListRequest: {
            filters: components["schemas"]["PlanListFilter"];
            limit: components["schemas"]["PageLimit"];
            page: components["schemas"]["PageNumber"];
        };
        /**
         * @description Id of a fulfilment plan.
         * @example 10412
         */
        PlanId: number;
        /**
         * @description Request id as people write it; in the specification's words also the Plan Id.
         * @example 26-10412
         */
        RequestNumber: string;
        /**
         * @description Category of an order (S0 §3, E34).
         * @enum {integer}
         */
        RequestType: 1 | 2 | 3 | 4 | 5;
        /**
         * @description Number of a product that can be planned.
         * @example CMF-4410-L
         */
        ProductNumber: string;
        /**
         * @description Progress in whole percent.
         * @example 40
         */
        Percent: number;
        /**
         * Format: date-time
         * @description Moment in time, RFC 3339 in UTC.
         * @example 2026-11-20T09:30:00Z
         */
        Instant: string;
        /**
         * @description IANA name of a time zone.
         * @example Europe/Amsterdam
         */
        TimeZoneName: string;
        /** @description Dates of one milestone of a plan, shown in the zone of the milestone (E26). */
        PlanMilestoneDates: {
            milestoneId: components["schemas"]["MilestoneId"];
            /** @description Name of the milestone. */
            name: string;
            plannedDate: components["schemas"]["Instant"] | null;
            actualDate: components["schemas"]["Instant"] | null;
            timezone: components["schemas"]["TimeZoneName"];
        };
        /** @description One plan of the list. */
        PlanListRow: {
            id: components["schemas"]["PlanId"];
            requestId: components["schemas"]["RequestNumber"];
            /** @description Request id and design revision. */
            requestIdWithRevision: string;
            /** @description Request that a re-order repeats. */
            underlyingRequestId: components["schemas"]["RequestNumber"] | null;
            /** @description Where the underlying request is found: a path of this application, or the address of the request portal. */
            underlyingFulfilmentPlanUrl: string | null;
            requestTypeId: components["schemas"]["RequestType"];
            /** @description Name of the product type. */
            productType: string;
            productNumber: components["schemas"]["ProductNumber"] | null;
            /** @description Marked as priority. */
            priority: boolean;
            /** @description Design status in words. */
            designStatus: string;
            processingStatus: components["schemas"]["PlanStatus"];
            /** @description Processing status in words. */
            processingStatusDescription: string;
            /** @description Shows the On Hold badge. */
            isOnHold: boolean;
            manufacturingProgress: components["schemas"]["Percent"];
            /** @description False hides the percentage. */
            isManufacturingProgressVisible: boolean;
            /** @description Linked plans. */
            linksCount: number;
            /** @description Pieces ordered; null when quantity does not apply. */
            quantity: number | null;
            /** @description Name of the distribution centre. */
            distributionCenter: string | null;
            /** @description Name of the plant. */
            manufacturingLocation: string | null;
            /** @description Order number. */
            orderNumber: string | null;
            createdDate: components["schemas"]["Instant"];
            plannedSurgeryDate: components["schemas"]["PlainDate"] | null;
            milestones: components["schemas"]["PlanMilestoneDates"][];
            timestampBase64: components["schemas"]["Stamp"];
        };
        /**
         * @description How many there are in all, over every page.
         * @example 184
         */
        Count: number;
        /**
         * @description Id of a product type.
         * @example 4
         */
        ProductTypeId: number;
        /**
         * @description Id of a product.
         * @example 12
         */
        ProductId: number;
        /** @description A product that can be chosen. */
        ProductOption: {
            id: components["schemas"]["ProductId"];
            productCode: components["schemas"]["ProductNumber"];
        };
        /** @description A product type and its products. */
        ProductGroup: {
            id: components["schemas"]["ProductTypeId"];
            /** @description Name of the product type. */
            name: string;
            products: components["schemas"]["ProductOption"][];
        };
        /** @description A status that can be chosen. */
        StatusOption: {
            /** @description Number of the status. */
            id: number;
            /** @description Text of the status. */
            name: string;
        };
        /** @description Entry of an option list: an id and its name. */
        IdName: {
            id: components["schemas"]["RecordId"];
            /** @description Name shown to the user. */
            name: string;
        };
        /** @description What the filters of the plan and manufacturing lists offer. */
        PlanFilterOptions: {
            availableProducts: components["schemas"]["ProductGroup"][];
            availableDesignStatuses: components["schemas"]["StatusOption"][];
            availableProcessingStatuses: components["schemas"]["StatusOption"][];
            availableRequestTypes: components["schemas"]["IdName"][];
            availableManufacturingLocations: components["schemas"]["IdName"][];
            availableDates: components["schemas"]["StatusOption"][];
            availableMilestones: components["schemas"]["IdName"][];
            availableDateTypes: components["schemas"]["StatusOption"][];
            availableDistributionCenters: components["schemas"]["IdName"][];
        };
        /**
         * @description Part of a request id, as typed.
         * @example 104
         */
        RequestSearchText: string;
        /**
         * @description Path inside the application, below /CRT.
         * @example /ManufacturingCycle/Details/8231
         */
        AppPath: string;
        /** @description Which panels and tabs the details of a plan have; read before everything else (F68). */
        PlanDetailsConfiguration: {
            /** @description True for a plan that ends with the design: no Milestones tab. */
            designSessionOnly: boolean;
            /** @description Whether the Manufacturing Information panel exists. */
            showManufacturingInformation: boolean;
            /** @description Target of 'Go to manufacturing details'; null without a cycle. */
            manufacturingUrl: components["schemas"]["AppPath"] | null;
            /** @description Whether the caller may edit this plan. */
            canManageFulfilmentPlan: boolean;
            /** @description Whether the caller may comment on this plan. */
            canManageComments: boolean;
        };
        /** @description Place of a record in the list from which it was opened (F2). */
        DetailsContext: {
            /** @description Place in the list, from 1; null when there is no list or the record no longer matches it. */
            recordIndexNumber: number | null;
            /** @description Records in the list. */
            recordsNumber: number;
            recordId: components["schemas"]["RecordId"];
            nextRecordId: components["schemas"]["RecordId"] | null;
            prevRecordId: components["schemas"]["RecordId"] | null;
            displayedRecordsNumber: components["schemas"]["PageLimit"];
        };
        /**
         * @description Id of a manufacturing cycle, normal or prototype.
         * @example 8231
         */
        CycleId: number;
        /** @description A status that the plan may be given now. */
        RequestStatusOption: {
            id: components["schemas"]["PlanStatus"];
            /** @description Text of the status. */
            name: string;
        };
        /** @description What was ordered and how it is handled (F61). */
        RequestInformation: {
            id: components["schemas"]["PlanId"];
            requestId: components["schemas"]["RequestNumber"];
            /** @description Category of the order in words: eRequest, ReOrder, Prototype, DesignOnly or External. */
            category: string;
            /** @description Name of the product type. */
            productTypeDescription: string;
            /** @description For a manufacturing-only order the id of the customer order's plan, else the address in the request portal (F8). */
            requestUrl: string | null;
            /** @description True when the order only repeats manufacturing; its order number is then editable (F20). */
            isManufacturingOnly: boolean;
            /** @description Order number. */
            orderNumber: string | null;
            requestStatusId: components["schemas"]["PlanStatus"];
            createdDate: components["schemas"]["Instant"];
            productNumber: components["schemas"]["ProductNumber"] | null;
            /** @description Revision of the design, from 0. */
            designRevision: number;
            /** @description Pieces ordered; null unless the type's code is SMRP and the category eRequest (F16). */
            quantity: number | null;
            distributionCenterId: components["schemas"]["DistributionCenterId"] | null;
            /** @description Purchase order number. */
            poNumber: string | null;
            poNumberDate: components["schemas"]["PlainDate"] | null;
            /** @description Whether PO number and date are shown (F17). */
            showPONumberField: boolean;
            /** @description Regulatory affairs approved the order. */
            raApproval: boolean;
            /** @description The patient is allergic to metal. */
            hasMetalAllergy: boolean;
            /** @description The product is a jaw joint (TMJ). */
            isProductTmj: boolean;
            plannedSurgeryDate: components["schemas"]["PlainDate"] | null;
            /** @description Number of the instrument set on loan. */
            loanerSet: string | null;
            /** @description Delivered in the United States. */
            isUSLocation: boolean;
            timestampBase64: components["schemas"]["Stamp"];
            manufacturingCycleId: components["schemas"]["CycleId"] | null;
            prototypeManufacturingCycleId: components["schemas"]["CycleId"] | null;
            /** @description The category can be created by hand; with the manage right it opens distribution centre and status (F14, F15). */
            canBeCreatedManually: boolean;
            /** @description The caller may edit this plan. */
            canManageFulfilmentPlan: boolean;
            /** @description The caller may edit its manufacturing cycle. */
            canManageManufacturingCycles: boolean;
            availableRequestStatuses: components["schemas"]["RequestStatusOption"][];
            availableProducts: components["schemas"]["ProductOption"][];
            availableDistributionCenters: components["schemas"]["IdName"][];
            availableRequestCategories: components["schemas"]["IdName"][];
        };
        /**
         * @description Four-character symbol of a user, shown in lists and histories.
         * @example HMEY
         */
        UserSymbol: string;
        /** @description One changed field of a plan or a cycle. */
        ChangeHistoryRow: {
            /** @description Name of the field as shown. */
            field: string;
            /** @description Value before, as shown. */
            oldValue: string | null;
            /** @description Value after, as shown. */
            newValue: string | null;
            time: components["schemas"]["Instant"];
            /** @description Symbol of the user; null for the system. */
            userSymbol: components["schemas"]["UserSymbol"] | null;
            /** @description Name behind the symbol (F70). */
            userName: string | null;
        };
        /**
         * @description True to carry out the edit although a Warning was answered before; absent counts as false.
         * @example false
         */
        IgnoreWarning: boolean;
        /**
         * @description Offset of the caller's local time from UTC in minutes, positive to the east.
         * @example 60
         */
        TimeZoneOffset: number;
        /**
         * @description Value of a field as it is sent: text, number, yes or no, or null when empty.
         * @example CMF-4410-L
         */
        FieldValue: string | number | boolean | null;
        /** @description A user as named in lists and histories. */
        UserReference: {
            id: components["schemas"]["UserId"];
            symbol: components["schemas"]["UserSymbol"];
            /** @description First and last name. */
            name: string;
        };
        /** @description Why a stale edit was refused: somebody else changed the same field since the stamp was read. */
        EditConflict: {
            /** @description Wire name of the field that both changed. */
            field: string;
            base: components["schemas"]["FieldValue"];
            theirs: components["schemas"]["FieldValue"];
            user: components["schemas"]["UserReference"];
            time: components["schemas"]["Instant"];
        };
        /** @description What became of an edit that met newer changes (domain rules, concurrency). */
        EditOutcome: {
            /** @description True when newer changes of other fields were kept and this edit was applied on top of them. */
            merged: boolean;
            conflict: components["schemas"]["EditConflict"] | null;
        };
        /**
         * @description Answer to the change of a single field. Success carries the new stamp. Warning asks for a confirmation. Error with a conflict means that the same field was changed by somebody else.
         * @example {
         *       "result": 0,
         *       "message": "Product number changed succesfully.",
         *       "timestamp": "AAAAAAAAB9I=",
         *       "data": {
         *         "merged": false,
         *         "conflict": null
         *       }
         *     }
         * @example {
         *       "result": 0,
         *       "message": "Product number changed succesfully. The newer change of Quantity was kept.",
         *       "timestamp": "AAAAAAAAB9M=",
         *       "data": {
         *         "merged": true,
         *         "conflict": null
         *       }
         *     }
         * @example {
         *       "result": 1,
         *       "message": "Manufacturing has started with CMF-4400-L. Change the product number anyway?",
         *       "timestamp": "AAAAAAAAB9E=",
         *       "data": null
         *     }
         * @example {
         *       "result": 2,
         *       "message": "Product Number was changed by Hanna Meyer at the same time.",
         *       "timestamp": "AAAAAAAAB9I=",
         *       "data": {
         *         "merged": false,
         *         "conflict": {
         *           "field": "productNumber",
         *           "base": "CMF-4400-L",
         *           "theirs": "CMF-4410-R",
         *           "user": {
         *             "id": "usr-hmey",
         *             "symbol": "HMEY",
         *             "name": "Hanna Meyer"
         *           },
         *           "time": "2026-11-20T09:28:41Z"
         *         }
         *       }
         *     }
         */
        EditAnswer: components["schemas"]["OperationResult"] & {
            data: components["schemas"]["EditOutcome"] | null;
        };
        /**
         * @description Name of a record, unique among its kind.
         * @example Rotterdam
         */
        RecordName: string;
        /**
         * @description Id of a calendar.
         * @example 2
         */
        CalendarId: number;
        /** @description A distribution centre. */
        DistributionCentre: {
            id: components["schemas"]["DistributionCenterId"];
            /** @description Name, as it stands in the imported requests. */
            requestDistributionCentre: components["schemas"]["RecordName"];
            /** @description Destination location: the value of one of locations. */
            destinationLocation: string;
            timeZoneId: components["schemas"]["TimeZoneName"];
            calendarId: components["schemas"]["CalendarId"];
            /** @description False while plans use it. */
            canBeDeleted: boolean;
            /** @description Name of the calendar. */
            calendarName: string;
            /** @description Name of the time zone. */
            timeZoneName: string;
            /** @description Text of the destination location. */
            destinationLocationName: string;
        };
        /** @description Entry of an option list: a value as sent and its text. */
        ValueText: {
            /** @description Value as it is sent. */
            value: string;
            /** @description Text shown to the user. */
            text: string;
        };
        /** @description A time zone that can be chosen (T28). */
        TimeZone: {
            /** @description Name shown to the user. */
            name: string;
            ianaName: components["schemas"]["TimeZoneName"];
        };
        /** @description What is entered for a distribution centre. */
        DistributionCentreForm: {
            /** @description Name, as it stands in the imported requests. */
            requestDistributionCentre: components["schemas"]["RecordName"];
            /** @description Destination location: the value of one of locations. */
            destinationLocation: string;
            timeZoneId: components["schemas"]["TimeZoneName"];
            calendarId: components["schemas"]["CalendarId"];
        };
        /** @description Points at the record that was added or changed. */
        RecordReference: {
            id: components["schemas"]["RecordId"];
        };
        /** @description Answer to adding a record; data is null unless it was added. */
        AddAnswer: components["schemas"]["OperationResult"] & {
            data: components["schemas"]["RecordReference"] | null;
        };
        /**
         * @description Id of a job step of the catalogue.
         * @example 21
         */
        JobStepId: number;
        /** @description A job step. */
        JobStep: {
            id: components["schemas"]["JobStepId"];
            /** @description Name of the step. */
            name: components["schemas"]["RecordName"];
        };
        /** @description What is entered for a job step. */
        JobStepForm: {
            /** @description Name of the step. */
            name: components["schemas"]["RecordName"];
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
                 *       "type": "/problems/invalid-request",
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
                 *       "type": "/problems/not-signed-in",
                 *       "title": "Not signed in",
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
                 *       "type": "/problems/too-many-requests",
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
                 *       "type": "/problems/server-error",
                 *       "title": "The server failed",
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
                 *       "type": "/problems/unavailable",
                 *       "title": "Not available for the moment",
                 *       "status": 503,
                 *       "detail": "Try again in 5 seconds.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller holds none of the rights that the operation asks for. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-permitted",
                 *       "title": "Not permitted",
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
                 *       "type": "/problems/not-found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "There is no plan 10412.",
                 *       "instance": "01JD4W2K8Q6F3Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type PermissionName = components['schemas']['PermissionName'];
export type GrantedPermissionRecord = components['schemas']['GrantedPermissionRecord'];
export type ProblemError = components['schemas']['ProblemError'];
export type Problem = components['schemas']['Problem'];
export type ResultCode = components['schemas']['ResultCode'];
export type ResultMessage = components['schemas']['ResultMessage'];
export type Stamp = components['schemas']['Stamp'];
export type OperationResult = components['schemas']['OperationResult'];
export type ApplicationVersion = components['schemas']['ApplicationVersion'];
export type LiveEntity = components['schemas']['LiveEntity'];
export type UserId = components['schemas']['UserId'];
export type LiveEvent = components['schemas']['LiveEvent'];
export type ProductChoice = components['schemas']['ProductChoice'];
export type DesignStatus = components['schemas']['DesignStatus'];
export type PlanStatus = components['schemas']['PlanStatus'];
export type PlanDateMode = components['schemas']['PlanDateMode'];
export type MilestoneDateType = components['schemas']['MilestoneDateType'];
export type MilestoneId = components['schemas']['MilestoneId'];
export type PlainDate = components['schemas']['PlainDate'];
export type RelativeDateModifier = components['schemas']['RelativeDateModifier'];
export type RelativeDateFrequency = components['schemas']['RelativeDateFrequency'];
export type DistributionCenterId = components['schemas']['DistributionCenterId'];
export type RecordId = components['schemas']['RecordId'];
export type SelectedAdditionalFilter = components['schemas']['SelectedAdditionalFilter'];
export type StoredQueryId = components['schemas']['StoredQueryId'];
export type SortOrder = components['schemas']['SortOrder'];
export type PlanSortColumn = components['schemas']['PlanSortColumn'];
export type AvailableColumn = components['schemas']['AvailableColumn'];
export type PlanListFilter = components['schemas']['PlanListFilter'];
export type PageLimit = components['schemas']['PageLimit'];
export type PageNumber = components['schemas']['PageNumber'];
export type PlanListRequest = components['schemas']['PlanListRequest'];
export type PlanId = components['schemas']['PlanId'];
export type RequestNumber = components['schemas']['RequestNumber'];
export type RequestType = components['schemas']['RequestType'];
export type ProductNumber = components['schemas']['ProductNumber'];
export type Percent = components['schemas']['Percent'];
export type Instant = components['schemas']['Instant'];
export type TimeZoneName = components['schemas']['TimeZoneName'];
export type PlanMilestoneDates = components['schemas']['PlanMilestoneDates'];
export type PlanListRow = components['schemas']['PlanListRow'];
export type Count = components['schemas']['Count'];
export type ProductTypeId = components['schemas']['ProductTypeId'];
export type ProductId = components['schemas']['ProductId'];
export type ProductOption = components['schemas']['ProductOption'];
export type ProductGroup = components['schemas']['ProductGroup'];
export type StatusOption = components['schemas']['StatusOption'];
export type IdName = components['schemas']['IdName'];
export type PlanFilterOptions = components['schemas']['PlanFilterOptions'];
export type RequestSearchText = components['schemas']['RequestSearchText'];
export type AppPath = components['schemas']['AppPath'];
export type PlanDetailsConfiguration = components['schemas']['PlanDetailsConfiguration'];
export type DetailsContext = components['schemas']['DetailsContext'];
export type CycleId = components['schemas']['CycleId'];
export type RequestStatusOption = components['schemas']['RequestStatusOption'];
export type RequestInformation = components['schemas']['RequestInformation'];
export type UserSymbol = components['schemas']['UserSymbol'];
export type ChangeHistoryRow = components['schemas']['ChangeHistoryRow'];
export type IgnoreWarning = components['schemas']['IgnoreWarning'];
export type TimeZoneOffset = components['schemas']['TimeZoneOffset'];
export type FieldValue = components['schemas']['FieldValue'];
export type UserReference = components['schemas']['UserReference'];
export type EditConflict = components['schemas']['EditConflict'];
export type EditOutcome = components['schemas']['EditOutcome'];
export type EditAnswer = components['schemas']['EditAnswer'];
export type RecordName = components['schemas']['RecordName'];
export type CalendarId = components['schemas']['CalendarId'];
export type DistributionCentre = components['schemas']['DistributionCentre'];
export type ValueText = components['schemas']['ValueText'];
export type TimeZone = components['schemas']['TimeZone'];
export type DistributionCentreForm = components['schemas']['DistributionCentreForm'];
export type RecordReference = components['schemas']['RecordReference'];
export type AddAnswer = components['schemas']['AddAnswer'];
export type JobStepId = components['schemas']['JobStepId'];
export type JobStep = components['schemas']['JobStep'];
export type JobStepForm = components['schemas']['JobStepForm'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export interface operations {
    checkUserPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Names to check. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       "CanManageFulfilmentPlan",
                 *       "ReadOnlyFulfilmentPlanAccess",
                 *       "IsDesigner"
                 *     ]
                 */
                "application/json": components["schemas"]["PermissionName"][];
            };
        };
        responses: {
            /** @description One record per name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "permissionName": "CanManageFulfilmentPlan",
                     *         "assigned": true
                     *       },
                     *       {
                     *         "permissionName": "ReadOnlyFulfilmentPlanAccess",
                     *         "assigned": true
                     *       },
                     *       {
                     *         "permissionName": "IsDesigner",
                     *         "assigned": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["GrantedPermissionRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version of the main system. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": null,
                     *       "data": {
                     *         "name": "CRT",
                     *         "version": "1.4.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ApplicationVersion"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the last event seen.
                 * @example 90411
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream; every data line is one LiveEvent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "90412",
                     *       "entity": "plan",
                     *       "entityId": "10412",
                     *       "stamp": "AAAAAAAAB9I=",
                     *       "actorId": "usr-hmey"
                     *     }
                     */
                    "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlans: {
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
                 *       "filters": {
                 *         "requestId": "104",
                 *         "chosenProducts": [
                 *           "4-12"
                 *         ],
                 *         "chosenDesignStatuses": [
                 *           5
                 *         ],
                 *         "chosenProcessingStatuses": [
                 *           2,
                 *           4
                 *         ],
                 *         "dateFilter": 3,
                 *         "dateType": 1,
                 *         "chosenMilestoneId": 7,
                 *         "chosenDate": null,
                 *         "startDate": null,
                 *         "endDate": null,
                 *         "isRelativeDate": true,
                 *         "relativeDateModifier": 0,
                 *         "relativeDateAmount": 2,
                 *         "relativeDateFrequency": 1,
                 *         "chosenDistributionCenters": [
                 *           3
                 *         ],
                 *         "selectedAdditionalFilters": [],
                 *         "storedQueryId": null,
                 *         "storedQueryActiveDisplayName": null,
                 *         "sortColumns": [
                 *           {
                 *             "columnName": "requestIdWithRevision",
                 *             "sortedColumn": 0,
                 *             "milestoneDateType": null,
                 *             "milestoneId": null,
                 *             "sortOrder": 1
                 *           }
                 *         ],
                 *         "availableColumns": []
                 *       },
                 *       "limit": 10,
                 *       "page": 1
                 *     }
                 */
                "application/json": components["schemas"]["PlanListRequest"];
            };
        };
        responses: {
            /** @description Fulfilment plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": null,
                     *       "data": [
                     *         {
                     *           "id": 10412,
                     *           "requestId": "26-10412",
                     *           "requestIdWithRevision": "26-10412 R2",
                     *           "underlyingRequestId": null,
                     *           "underlyingFulfilmentPlanUrl": null,
                     *           "requestTypeId": 1,
                     *           "productType": "PEEK cranial implant",
                     *           "productNumber": "CMF-4410-L",
                     *           "priority": true,
                     *           "designStatus": "Approved",
                     *           "processingStatus": 4,
                     *           "processingStatusDescription": "Manufacturing",
                     *           "isOnHold": false,
                     *           "manufacturingProgress": 40,
                     *           "isManufacturingProgressVisible": true,
                     *           "linksCount": 2,
                     *           "quantity": null,
                     *           "distributionCenter": "Rotterdam",
                     *           "manufacturingLocation": "Freiburg",
                     *           "orderNumber": "SO-440127",
                     *           "createdDate": "2026-11-02T08:15:00Z",
                     *           "plannedSurgeryDate": "2026-12-15",
                     *           "milestones": [
                     *             {
                     *               "milestoneId": 7,
                     *               "name": "Shipped",
                     *               "plannedDate": "2026-12-04T11:00:00Z",
                     *               "actualDate": null,
                     *               "timezone": "Europe/Amsterdam"
                     *             }
                     *           ],
                     *           "timestampBase64": "AAAAAAAAB9E="
                     *         }
                     *       ],
                     *       "filteredPlansCount": 184,
                     *       "page": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["PlanListRow"][];
                        filteredPlansCount: components["schemas"]["Count"];
                        page: components["schemas"]["PageNumber"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlanListFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the filters of the plan list offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": null,
                     *       "data": {
                     *         "availableProducts": [
                     *           {
                     *             "id": 4,
                     *             "name": "PEEK cranial implant",
                     *             "products": [
                     *               {
                     *                 "id": 12,
                     *                 "productCode": "CMF-4410-L"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "availableDesignStatuses": [
                     *           {
                     *             "id": 5,
                     *             "name": "Approved"
                     *           }
                     *         ],
                     *         "availableProcessingStatuses": [
                     *           {
                     *             "id": 4,
                     *             "name": "Manufacturing"
                     *           }
                     *         ],
                     *         "availableRequestTypes": [
                     *           {
                     *             "id": 1,
                     *             "name": "eRequest"
                     *           }
                     *         ],
                     *         "availableManufacturingLocations": [
                     *           {
                     *             "id": 1,
                     *             "name": "Freiburg"
                     *           }
                     *         ],
                     *         "availableDates": [
                     *           {
                     *             "id": 1,
                     *             "name": "Date"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "name": "Range"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "Relative range"
                     *           }
                     *         ],
                     *         "availableMilestones": [
                     *           {
                     *             "id": 7,
                     *             "name": "Shipped"
                     *           }
                     *         ],
                     *         "availableDateTypes": [
                     *           {
                     *             "id": 0,
                     *             "name": "Actual"
                     *           },
                     *           {
                     *             "id": 1,
                     *             "name": "Planned"
                     *           }
                     *         ],
                     *         "availableDistributionCenters": [
                     *           {
                     *             "id": 3,
                     *             "name": "Rotterdam"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["PlanFilterOptions"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPlanRequests: {
        parameters: {
            query: {
                /**
                 * @description Part of a request id.
                 * @example 104
                 */
                containsString: components["schemas"]["RequestSearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": null,
                     *       "data": [
                     *         "26-10412",
                     *         "26-10498"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["RequestNumber"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChosenPlanFilters: {
        parameters: {
            query?: {
                /**
                 * @description Saved filter to read instead of the session's filters.
                 * @example 61
                 */
                storedQueryId?: components["schemas"]["StoredQueryId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters in use on the plan list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": null,
                     *       "data": {
                     *         "requestId": "104",
                     *         "chosenProducts": [
                     *           "4-12"
                     *         ],
                     *         "chosenDesignStatuses": [
                     *           5
                     *         ],
                     *         "chosenProcessingStatuses": [
                     *           2,
                     *           4
                     *         ],
                     *         "dateFilter": 3,
                     *         "dateType": 1,
                     *         "chosenMilestoneId": 7,
                     *         "chosenDate": null,
                     *         "startDate": null,
                     *         "endDate": null,
                     *         "isRelativeDate": true,
                     *         "relativeDateModifier": 0,
                     *         "relativeDateAmount": 2,
                     *         "relativeDateFrequency": 1,
                     *         "chosenDistributionCenters": [
                     *           3
                     *         ],
                     *         "selectedAdditionalFilters": [],
                     *         "storedQueryId": null,
                     *         "storedQueryActiveDisplayName": null,
                     *         "sortColumns": [
                     *           {
                     *             "columnName": "requestIdWithRevision",
                     *             "sortedColumn": 0,
                     *             "milestoneDateType": null,
                     *             "milestoneId": null,
                     *             "sortOrder": 1
                     *           }
                     *         ],
                     *         "availableColumns": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["PlanListFilter"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePlanFiltersInSession: {
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
                 *       "requestId": "104",
                 *       "chosenProducts": [
                 *         "4-12"
                 *       ],
                 *       "chosenDesignStatuses": [
                 *         5
                 *       ],
                 *       "chosenProcessingStatuses": [
                 *         2,
                 *         4
                 *       ],
                 *       "dateFilter": 3,
                 *       "dateType": 1,
                 *       "chosenMilestoneId": 7,
                 *       "chosenDate": null,
                 *       "startDate": null,
                 *       "endDate": null,
                 *       "isRelativeDate": true,
                 *       "relativeDateModifier": 0,
                 *       "relativeDateAmount": 2,
                 *       "relativeDateFrequency": 1,
                 *       "chosenDistributionCenters": [
                 *         3
                 *       ],
                 *       "selectedAdditionalFilters": [],
                 *       "storedQueryId": null,
                 *       "storedQueryActiveDisplayName": null,
                 *       "sortColumns": [
                 *         {
                 *           "columnName": "requestIdWithRevision",
                 *           "sortedColumn": 0,
                 *           "milestoneDateType": null,
                 *           "milestoneId": null,
                 *           "sortOrder": 1
                 *         }
                 *       ],
                 *       "availableColumns": []
                 *     }
                 */
                "application/json": components["schemas"]["PlanListFilter"];
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
                     *       "message": "",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlanDetailsConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Plan to read.
                 * @example 10412
                 */
                id: components["schemas"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which panels a plan has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": "AAAAAAAAB9E=",
                     *       "data": {
                     *         "designSessionOnly": false,
                     *         "showManufacturingInformation": true,
                     *         "manufacturingUrl": "/ManufacturingCycle/Details/8231",
                     *         "canManageFulfilmentPlan": true,
                     *         "canManageComments": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["PlanDetailsConfiguration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlanContext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Plan to read.
                 * @example 10412
                 */
                id: components["schemas"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The neighbours of a plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": null,
                     *       "data": {
                     *         "recordIndexNumber": 12,
                     *         "recordsNumber": 184,
                     *         "recordId": 10412,
                     *         "nextRecordId": 10398,
                     *         "prevRecordId": 10420,
                     *         "displayedRecordsNumber": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["DetailsContext"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRequestInformation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Plan to read.
                 * @example 10412
                 */
                id: components["schemas"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request information of a plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": "AAAAAAAAB9E=",
                     *       "data": {
                     *         "id": 10412,
                     *         "requestId": "26-10412",
                     *         "category": "eRequest",
                     *         "productTypeDescription": "PEEK cranial implant",
                     *         "requestUrl": "https://orders.example.com/requests/26-10412",
                     *         "isManufacturingOnly": false,
                     *         "orderNumber": "SO-440127",
                     *         "requestStatusId": 4,
                     *         "createdDate": "2026-11-02T08:15:00Z",
                     *         "productNumber": "CMF-4410-L",
                     *         "designRevision": 2,
                     *         "quantity": null,
                     *         "distributionCenterId": 3,
                     *         "poNumber": "PO-88120",
                     *         "poNumberDate": "2026-11-03",
                     *         "showPONumberField": true,
                     *         "raApproval": true,
                     *         "hasMetalAllergy": false,
                     *         "isProductTmj": false,
                     *         "plannedSurgeryDate": "2026-12-15",
                     *         "loanerSet": "LS-0412",
                     *         "isUSLocation": false,
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "manufacturingCycleId": 8231,
                     *         "prototypeManufacturingCycleId": null,
                     *         "canBeCreatedManually": false,
                     *         "canManageFulfilmentPlan": true,
                     *         "canManageManufacturingCycles": false,
                     *         "availableRequestStatuses": [
                     *           {
                     *             "id": 4,
                     *             "name": "Manufacturing"
                     *           }
                     *         ],
                     *         "availableProducts": [
                     *           {
                     *             "id": 12,
                     *             "productCode": "CMF-4410-L"
                     *           }
                     *         ],
                     *         "availableDistributionCenters": [
                     *           {
                     *             "id": 3,
                     *             "name": "Rotterdam"
                     *           }
                     *         ],
                     *         "availableRequestCategories": [
                     *           {
                     *             "id": 1,
                     *             "name": "eRequest"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["RequestInformation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlanChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Plan to read.
                 * @example 10412
                 */
                id: components["schemas"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change history of a plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": null,
                     *       "data": [
                     *         {
                     *           "field": "Product Number",
                     *           "oldValue": "CMF-4400-L",
                     *           "newValue": "CMF-4410-L",
                     *           "time": "2026-11-20T09:30:00Z",
                     *           "userSymbol": "HMEY",
                     *           "userName": "Hanna Meyer"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ChangeHistoryRow"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPlanProductNumber: {
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
                 *       "id": 10412,
                 *       "newValue": "CMF-4410-L",
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    newValue: components["schemas"]["ProductNumber"];
                    timestampBase64: components["schemas"]["Stamp"];
                    ignoreWarning?: components["schemas"]["IgnoreWarning"];
                    timeZoneOffset?: components["schemas"]["TimeZoneOffset"];
                };
            };
        };
        responses: {
            /** @description Outcome of the edit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Product number changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9I=",
                     *       "data": {
                     *         "merged": false,
                     *         "conflict": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPlanDistributionCenter: {
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
                 *       "id": 10412,
                 *       "newValue": 3,
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    newValue: components["schemas"]["DistributionCenterId"];
                    timestampBase64: components["schemas"]["Stamp"];
                    ignoreWarning?: components["schemas"]["IgnoreWarning"];
                    timeZoneOffset?: components["schemas"]["TimeZoneOffset"];
                };
            };
        };
        responses: {
            /** @description Outcome of the edit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Distribution center changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9I=",
                     *       "data": {
                     *         "merged": false,
                     *         "conflict": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPlanRequestStatus: {
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
                 *       "id": 10412,
                 *       "newValue": 5,
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    newValue: components["schemas"]["PlanStatus"];
                    timestampBase64: components["schemas"]["Stamp"];
                    ignoreWarning?: components["schemas"]["IgnoreWarning"];
                    timeZoneOffset?: components["schemas"]["TimeZoneOffset"];
                };
            };
        };
        responses: {
            /** @description Outcome of the edit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Request status changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9I=",
                     *       "data": {
                     *         "merged": false,
                     *         "conflict": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPlanQuantity: {
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
                 *       "id": 10412,
                 *       "newValue": 2,
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    /** @description Pieces ordered. */
                    newValue: number;
                    timestampBase64: components["schemas"]["Stamp"];
                    ignoreWarning?: components["schemas"]["IgnoreWarning"];
                    timeZoneOffset?: components["schemas"]["TimeZoneOffset"];
                };
            };
        };
        responses: {
            /** @description Outcome of the edit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Quantity changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9I=",
                     *       "data": {
                     *         "merged": false,
                     *         "conflict": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPlanPONumber: {
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
                 *       "id": 10412,
                 *       "newValue": "PO-88120",
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    /** @description Purchase order number. */
                    newValue: string | null;
                    timestampBase64: components["schemas"]["Stamp"];
                    ignoreWarning?: components["schemas"]["IgnoreWarning"];
                    timeZoneOffset?: components["schemas"]["TimeZoneOffset"];
                };
            };
        };
        responses: {
            /** @description Outcome of the edit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "PO Number set succesfully.",
                     *       "timestamp": "AAAAAAAAB9I=",
                     *       "data": {
                     *         "merged": false,
                     *         "conflict": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPlanPONumberDate: {
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
                 *       "id": 10412,
                 *       "newValue": "2026-11-03",
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    newValue: components["schemas"]["PlainDate"] | null;
                    timestampBase64: components["schemas"]["Stamp"];
                    ignoreWarning?: components["schemas"]["IgnoreWarning"];
                    timeZoneOffset?: components["schemas"]["TimeZoneOffset"];
                };
            };
        };
        responses: {
            /** @description Outcome of the edit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "PO Number Date set succesfully.",
                     *       "timestamp": "AAAAAAAAB9I=",
                     *       "data": {
                     *         "merged": false,
                     *         "conflict": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPlanRaApproval: {
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
                 *       "id": 10412,
                 *       "newValue": true,
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    /** @description Approved by regulatory affairs. */
                    newValue: boolean;
                    timestampBase64: components["schemas"]["Stamp"];
                    ignoreWarning?: components["schemas"]["IgnoreWarning"];
                    timeZoneOffset?: components["schemas"]["TimeZoneOffset"];
                };
            };
        };
        responses: {
            /** @description Outcome of the edit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "RA Approval set succesfully.",
                     *       "timestamp": "AAAAAAAAB9I=",
                     *       "data": {
                     *         "merged": false,
                     *         "conflict": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPlanLoanerSet: {
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
                 *       "id": 10412,
                 *       "newValue": "LS-0412"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    /** @description Number of the instrument set on loan. */
                    newValue: string | null;
                };
            };
        };
        responses: {
            /** @description Outcome of the edit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Loaner Set updated succesfully.",
                     *       "timestamp": "AAAAAAAAB9I=",
                     *       "data": {
                     *         "merged": false,
                     *         "conflict": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPlanOrderNumber: {
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
                 *       "id": 10412,
                 *       "newValue": "SO-440127",
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    /** @description Order number. */
                    newValue: string;
                    timestampBase64: components["schemas"]["Stamp"];
                    ignoreWarning?: components["schemas"]["IgnoreWarning"];
                    timeZoneOffset?: components["schemas"]["TimeZoneOffset"];
                };
            };
        };
        responses: {
            /** @description Outcome of the edit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Order Number set succesfully.",
                     *       "timestamp": "AAAAAAAAB9I=",
                     *       "data": {
                     *         "merged": false,
                     *         "conflict": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDistributionCenters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Distribution centres. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": null,
                     *       "records": [
                     *         {
                     *           "id": 3,
                     *           "requestDistributionCentre": "Rotterdam",
                     *           "destinationLocation": "EU",
                     *           "timeZoneId": "Europe/Amsterdam",
                     *           "calendarId": 2,
                     *           "canBeDeleted": true,
                     *           "calendarName": "Netherlands",
                     *           "timeZoneName": "(UTC+01:00) Amsterdam",
                     *           "destinationLocationName": "Europe"
                     *         }
                     *       ],
                     *       "calendars": [
                     *         {
                     *           "id": 2,
                     *           "name": "Netherlands"
                     *         }
                     *       ],
                     *       "locations": [
                     *         {
                     *           "value": "EU",
                     *           "text": "Europe"
                     *         }
                     *       ],
                     *       "timeZones": [
                     *         {
                     *           "name": "(UTC+01:00) Amsterdam",
                     *           "ianaName": "Europe/Amsterdam"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        records: components["schemas"]["DistributionCentre"][];
                        calendars: components["schemas"]["IdName"][];
                        locations: components["schemas"]["ValueText"][];
                        timeZones: components["schemas"]["TimeZone"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDistributionCenter: {
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
                 *       "requestDistributionCentre": "Rotterdam",
                 *       "destinationLocation": "EU",
                 *       "timeZoneId": "Europe/Amsterdam",
                 *       "calendarId": 2
                 *     }
                 */
                "application/json": components["schemas"]["DistributionCentreForm"];
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
                     *       "message": "Record added",
                     *       "timestamp": null,
                     *       "data": {
                     *         "id": 17
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDistributionCenter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Record to change.
                 * @example 3
                 */
                id: components["schemas"]["DistributionCenterId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "requestDistributionCentre": "Rotterdam",
                 *       "destinationLocation": "EU",
                 *       "timeZoneId": "Europe/Amsterdam",
                 *       "calendarId": 2
                 *     }
                 */
                "application/json": components["schemas"]["DistributionCentreForm"];
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
                     *       "message": "Record edited",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDistributionCenter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Record to delete.
                 * @example 3
                 */
                id: components["schemas"]["DistributionCenterId"];
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
                     *       "message": "Delete operation succeeded",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActiveTimeZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zones in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": null,
                     *       "data": [
                     *         {
                     *           "name": "(UTC+01:00) Amsterdam",
                     *           "ianaName": "Europe/Amsterdam"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["TimeZone"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllTimeZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All time zones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": null,
                     *       "data": [
                     *         {
                     *           "name": "(UTC+01:00) Amsterdam",
                     *           "ianaName": "Europe/Amsterdam"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["TimeZone"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Job steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
                     *       "timestamp": null,
                     *       "records": [
                     *         {
                     *           "id": 21,
                     *           "name": "Milling"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        records: components["schemas"]["JobStep"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addJobStep: {
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
                 *       "name": "Milling"
                 *     }
                 */
                "application/json": components["schemas"]["JobStepForm"];
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
                     *       "message": "Record added",
                     *       "timestamp": null,
                     *       "data": {
                     *         "id": 17
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateJobStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Record to change.
                 * @example 21
                 */
                id: components["schemas"]["JobStepId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Milling"
                 *     }
                 */
                "application/json": components["schemas"]["JobStepForm"];
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
                     *       "message": "Record edited",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
