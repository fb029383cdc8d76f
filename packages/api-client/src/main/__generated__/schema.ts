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
         * @description One page of the plans that match the filters, in the order of sortColumns and then by id. A page beyond the last one answers the last one. The query becomes the context of previous and next on the details screen, which name it by listQueryId.
         */
        post: operations["listPlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetPlanCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the plans that ask for attention
         * @description How many plans are late, due today, on hold, and waiting for manufacturing input, each with the filters by which the list shows exactly these. Late is a plan with an open milestone whose day is over, due today one with an open milestone of today, both by the calendar of the milestone's own zone (F44); plans that are on hold, terminated or done are neither. A plan can be counted in several.
         */
        get: operations["getPlanCounts"];
        put?: never;
        post?: never;
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
         * @description For the remote search of the request-id filter (E9): at most 20 request ids that contain the text, the newest first. Also serves the dialogs of the design sessions.
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
         * @description Previous and next plan in the list that listQueryId names, for "N of M" and the arrows (F2); without that name in the list that the caller last queried. Without such a list both neighbours are null; a plan that no longer matches keeps those that it had.
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
         * @description The Request Information panel with its option lists and the stamp for edits. Only legal next statuses are offered (F64). Manufacturing details show the same data, read-only (H27).
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
         * @description Every changed field, newest first (F46). Manufacturing details show the same history (H3).
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
    "/FulfilmentPlan/GetListAdditionalFilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the additional filters of the plan list
         * @description With their chosen values: those of the session, or of a saved filter when its id is given (E17).
         */
        get: operations["listPlanAdditionalFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetFiltersList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved filters of the plan list
         * @description For the menu and the filter bar: the caller's own and the public ones, private before public, then by name (B7, B22).
         */
        get: operations["listPlanFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/SaveFiltersPreset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the filters of the plan list under a name
         * @description Saved as private (E28). A name that the caller uses already answers Warning; sent again with ignoreWarning it is overwritten (E21).
         */
        post: operations["savePlanFiltersPreset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/ExecuteFilter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a saved filter to use on the plan list
         * @description Its filters, columns and sort become those of the session (E22).
         */
        post: operations["executePlanFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/SaveColumnsConfigurationAsUserDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the columns of the plan list as the default of the user
         * @description Every new session of this user starts with these columns (E24).
         */
        post: operations["savePlanColumnsAsDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetDefaultColumns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the default columns of the plan list
         * @description The columns kept as the default of the user, or those of the product when there are none (E24).
         */
        post: operations["getDefaultPlanColumns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the plan list as a spreadsheet
         * @description All plans that match the filters of the session, in their order and with the visible columns (E7, E36).
         */
        get: operations["exportPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/SaveNewPlan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a fulfilment plan
         * @description Adds a re-order, a prototype or a design only, or an external plan from the session planner. success is false with a message when it was refused, for example for an order number that exists however it is capitalised, and when it is asked about (Warning) because the request that is ordered again is terminated or was never made.
         */
        post: operations["saveNewPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetPossibleUnderlyingRequestIds/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find requests that can be repeated by a part of their id
         * @description At most 20 request ids that contain the text and whose plans may be re-ordered, the newest first (E35).
         */
        get: operations["findUnderlyingRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetProductsForFulfilmentPlan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products of a product type
         * @description Active products that a new plan of this type can have, by number (E43).
         */
        get: operations["listProductsForPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductType/GetManualCreatedProductTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product types of which plans can be added by hand
         * @description Visible types only, by name (E31, T10).
         */
        get: operations["listManuallyCreatedProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetPlanId/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the plan of a request
         * @description From the request id that people write to the id of the plan.
         */
        get: operations["getPlanId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetPlanData/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the plan data of a plan
         * @description The Plan Data panel (F30 to F35).
         */
        get: operations["getPlanData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetManufacturingInformation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the manufacturing information of a plan
         * @description The Manufacturing Information panel (F22 to F31).
         */
        get: operations["getManufacturingInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetShowShipmentInformation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether a plan shows its shipment
         * @description False for a plan that is never shipped (F3).
         */
        get: operations["getShowShipmentInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetShipmentInformation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the shipment of a plan
         * @description The Shipment Information panel (F36, F37).
         */
        get: operations["getShipmentInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditIsPriority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or take away the priority
         * @description Switching it on displaces plans without priority that have not started, and ends manufacturing at risk (F30).
         */
        post: operations["editPlanPriority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditManufacturingAtRisk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or take away manufacturing at risk
         * @description Refused while the plan has priority (F31).
         */
        post: operations["editPlanManufacturingAtRisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditDesignSessionDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the date of the design session
         * @description Only when a session is required (F32); null clears it.
         */
        post: operations["editPlanDesignSessionDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditFileUploadedDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the date of the file upload
         * @description Only when the upload is tracked (F33); null clears it.
         */
        post: operations["editPlanFileUploadedDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditOverflowDays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the overflow days
         * @description No stamp is sent (F34, F59).
         */
        post: operations["editPlanOverflowDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditTrackingNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the tracking number
         * @description Null or an empty text clears it. No stamp is sent (F36, F59).
         */
        post: operations["editPlanTrackingNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditTrackingUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the tracking address
         * @description https:// is put in front when a scheme is missing and the text is not blank (F37). No stamp is sent (F59).
         */
        post: operations["editPlanTrackingUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/UpdateReimport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queue a new import of a plan
         * @description Reads the request again from the portal; not for plans created by hand (F21, F69). No stamp is sent (F59).
         */
        post: operations["reimportPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditSides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the number of sides
         * @description From 1 to 6; manufacturing is planned for that many sides (F23).
         */
        post: operations["editPlanSides"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditManufacturingLocalization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the plant
         * @description Planning starts anew with the calendar and cut-off times of the plant; inactive plants are refused (F26).
         */
        post: operations["editPlanManufacturingLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditManufacturingDataRevision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State the revision of the manufacturing data
         * @description Sending the required revision marks its data as available, which is what the Data Availability checkbox does and cannot be taken back (F27); sending a higher one asks for new data (F45).
         */
        post: operations["editPlanManufacturingDataRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditCustomBlank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change whether a custom blank is used
         * @description No stamp is sent (F25, F59).
         */
        post: operations["editPlanCustomBlank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditManufacturingStartDatePosition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the place in the queue of starts
         * @description From 1 to the capacity of the day; the other plans of the day shift (F28). No stamp is sent (F59).
         */
        post: operations["editPlanManufacturingPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/AddOrEditManufacturingStartDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the start of manufacturing
         * @description Only in capacity scope, and followed by a recalculation of the product type (F42). No stamp is sent (F59).
         */
        post: operations["editPlanManufacturingStartDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/RecalculateManufacturingStartDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan the starts of a product type anew
         * @description All plans of the type that have not started and are not locked are placed again, in the order of priority, readiness and request id (F43). newValue is the code of the product type.
         */
        post: operations["recalculateManufacturingStarts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/SetManufacturingOnHoldResume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a plan on hold, or resume it
         * @description A plan on hold keeps its dates; resuming shifts what is unfinished by the working days of the hold (F22).
         */
        post: operations["setPlanOnHoldOrResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetMilestones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the milestones of a plan
         * @description In the order in which a plan passes them, each with the facts that led to its date. Manufacturing details show the same (H3).
         */
        get: operations["getPlanMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditMilestonePlannedDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the planned date of a milestone
         * @description Locks the milestone (F40, F41). A date before its predecessor, in the past or on a day that is not worked answers Warning. Null plans it automatically again.
         */
        post: operations["editMilestonePlannedDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditMilestoneActualDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the actual date of a milestone
         * @description Moves the status of the plan on, and plans what follows (F40). Before the predecessor, or in the future by more than the offset of the caller, is an Error. Null takes it back.
         */
        post: operations["editMilestoneActualDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/UnlockMilestones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock the milestones of a plan
         * @description Dates set by hand are given up and automatic planning goes on (F41).
         */
        post: operations["unlockMilestones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetLeadTimeModifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lead-time modifications of a plan
         * @description One per milestone of the plan, with the defaults of its product type where it has none of its own (F38, F39).
         */
        get: operations["listPlanLeadTimeModifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/UpdateLeadTimeModifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the lead-time modifications of a plan
         * @description The whole list; planning follows at once (F38).
         */
        post: operations["updatePlanLeadTimeModifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetFulfilmentPlanTimeline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the timeline of a plan
         * @description Milestones, and the holidays between the first and the last of them (F54, F55).
         */
        get: operations["getPlanTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetComments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments of a plan
         * @description Newest first, and whether the caller may comment (F47, F48).
         */
        get: operations["listPlanComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/AddComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a comment to a plan
         * @description Answers the comments as they are now. The text that the caller added some seconds ago, sent again, is the same comment.
         */
        post: operations["addPlanComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/EditComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a comment of a plan
         * @description Only by its author. Answers the comments as they are now.
         */
        post: operations["editPlanComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/DeleteComment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a comment of a plan
         * @description Only by its author. Answers the comments as they are now.
         */
        post: operations["deletePlanComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetLinkedPlans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links of a plan
         * @description Both directions, each described as seen from this plan (F62, F63).
         */
        get: operations["listLinkedPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/GetLinkTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of links that can be chosen
         * @description Kinds that only the system sets are left out.
         */
        get: operations["listLinkTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/SaveLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a plan with another one
         * @description A link to itself, a second one of the same kind and an unknown request are refused with Error (F50).
         */
        post: operations["savePlanLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/FulfilmentPlan/DeleteLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a link of a plan
         * @description A link of type 2 with id 0 cannot be removed (F51).
         */
        post: operations["deletePlanLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repeatOrder/getRepeatOrders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the repeat orders around a plan
         * @description From the plan up to the order that was made first, and from there down to every repetition (K1).
         */
        post: operations["getRepeatOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Search/SearchPhrase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a plan by its request id, order number or PO number
         * @description The phrase may be a request id, also with its revision ('26-10412 r2') or its tail alone ('10412'), an order number or a PO number; exact hits come before those that begin with it and these before those that contain it. One hit that is exact, or alone, is the one that is meant: screenType says which screen to open, the one from which was searched if the plan has it. Several are offered in hits, with both members null. Nothing found answers Error with a message (M4).
         */
        post: operations["searchPhrase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetFilteredManufacturingCycles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List manufacturing cycles
         * @description One page of the cycles that match, in the order of sortColumns and then by id. The query becomes the context of previous and next on the details screen.
         */
        post: operations["listManufacturingCycles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetListFilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the filters of the manufacturing list offer
         * @description As for the plan list, with the job steps.
         */
        get: operations["getManufacturingListFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetChosenFilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the filters in use on the manufacturing list
         * @description Those last used in this session, or those of a saved filter when its id is given.
         */
        get: operations["getChosenManufacturingFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetListAdditionalFilters/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the additional filters of the manufacturing list
         * @description As on the plan list (E17).
         */
        get: operations["listManufacturingAdditionalFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/FilterRequests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find request ids of cycles by a part of them
         * @description At most 20 request ids with a manufacturing cycle that contain the text, the newest first.
         */
        get: operations["findManufacturingRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetNotificationNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the numbers on the tabs of the manufacturing list
         * @description Notifications of the caller, by tab; one cycle may count in several tabs.
         */
        get: operations["getManufacturingNotificationNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetFiltersList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved filters of the manufacturing list
         * @description For the menu and the filter bar: own and public ones, private before public, then by name.
         */
        get: operations["listManufacturingFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the manufacturing list as a spreadsheet
         * @description All cycles that match the filters of the session (G6, G22).
         */
        get: operations["exportManufacturingCycles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/SaveFiltersPreset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the filters of the manufacturing list under a name
         * @description As on the plan list: private, and Warning before one is overwritten.
         */
        post: operations["saveManufacturingFiltersPreset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/ExecuteFilter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a saved filter to use on the manufacturing list
         * @description Its filters and sort become those of the session (G11).
         */
        post: operations["executeManufacturingFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetGlobalNotificationsForRequestId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the global notifications of a request
         * @description Those that the caller has not acknowledged.
         */
        get: operations["listGlobalNotificationsOfRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetGlobalNotificationsList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the global notifications of many requests
         * @description One call for all rows of a page (G24).
         */
        post: operations["listGlobalNotificationsOfRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/AcknowledgeGlobalNotification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a global notification
         * @description Recorded for the caller; the notice is not shown to them again.
         */
        post: operations["acknowledgeGlobalNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetDetails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the manufacturing details of a cycle
         * @description Work orders with jobs, steps and reworks, what the caller may do now, and with useContext the neighbours in the list.
         */
        get: operations["getManufacturingCycleDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetTimestamp/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the stamp of a cycle
         * @description Before each item of a bulk operation (J10).
         */
        get: operations["getManufacturingCycleStamp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/StartCurrentStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the current step of a job
         * @description Needs canStartStep; the step is in progress and the caller is named as its worker (H5).
         */
        post: operations["startJobStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/MarkCurrentStepAsCompleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the current step of a job
         * @description Needs canCompleteStep; the successor becomes current.
         */
        post: operations["completeJobStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/UndoCurrentStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the last action of a job
         * @description Needs canUndoJob: from in progress to pending, or the last completed step back to in progress.
         */
        post: operations["undoJobStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/RestartManufacturingJob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a job
         * @description Needs canRestartJob; every step is pending again.
         */
        post: operations["restartJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/StartCurrentStepBulkOperation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the current step of a job, as part of a bulk operation
         * @description As StartCurrentStep; the history names the bulk operation (J16).
         */
        post: operations["startJobStepInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/MarkCurrentStepAsCompletedBulkOperation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the current step of a job, as part of a bulk operation
         * @description As MarkCurrentStepAsCompleted; the message of an Error becomes the status of the item (J12).
         */
        post: operations["completeJobStepInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/StartReworkStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the current step of a rework
         * @description Needs canStartStep of the rework.
         */
        post: operations["startReworkStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/MarkCurrentReworkStepAsCompleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the current step of a rework
         * @description Needs canCompleteStep of the rework; after its last step the job goes on.
         */
        post: operations["completeReworkStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/AddRework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a rework to a job
         * @description Needs canRework. A sub-job repeats the steps from the chosen one to the current one.
         */
        post: operations["addRework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/SkipAllSteps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finalize a cycle
         * @description Skips every step that is not completed (H16). Refused while a rework is open. The stamp is named timestamp here (AA6).
         */
        post: operations["finalizeManufacturingCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/EditOrderNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the order number of a cycle
         * @description The order number of the plan behind the cycle, edited from the shop floor (H17).
         */
        post: operations["editManufacturingOrderNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/EditManufacturingDataRevision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State the revision of the manufacturing data of a cycle
         * @description As for the plan: the required revision marks its data as available, and cannot be taken back (H18).
         */
        post: operations["editManufacturingDataRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/RescheduleManufacturingMilestones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan the pending milestones of a cycle anew
         * @description They count from now on, unless their predecessor is planned for later. Completed and locked ones stay (F29, H20).
         */
        post: operations["rescheduleManufacturingMilestones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/AddComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a comment to a cycle
         * @description Answers the comments as they are now.
         */
        post: operations["addManufacturingComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/EditComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a comment of a cycle
         * @description Only by its author (H19). Answers the comments as they are now.
         */
        post: operations["editManufacturingComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/DeleteComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a comment of a cycle
         * @description Only by its author (H19). Answers the comments as they are now.
         */
        post: operations["deleteManufacturingComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetManufacturingCyclesWithCompatibleWorkflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find cycles that can be processed together with the chosen ones
         * @description Those of the filtered cases that share a workflow, step and state with every chosen case (J4).
         */
        post: operations["listCompatibleCycles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycle/GetManufacturingCycleWorkflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what the chosen cycles can do together
         * @description Actions grouped by workflow, step and state (J6).
         */
        post: operations["listCycleWorkflows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PrototypeManufacturingCycle/GetDetails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the manufacturing details of a prototype
         * @description As for a normal cycle, with the workflows that can be edited.
         */
        get: operations["getPrototypeCycleDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PrototypeManufacturingCycle/UpdateWorkProcedure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a workflow of a prototype
         * @description Only while none of its jobs has started (I3).
         */
        put: operations["updatePrototypeWorkflow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PrototypeManufacturingCycle/CreateWorkProcedure/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a workflow to a prototype
         * @description Numbers without gaps, successors within the list, no successor of the last step (I5, I6).
         */
        post: operations["createPrototypeWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PrototypeManufacturingCycle/DeleteWorkProcedure/{id}": {
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
         * Delete a workflow of a prototype
         * @description Only while none of its jobs has started (I3).
         */
        delete: operations["deletePrototypeWorkflow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PrototypeManufacturingCycle/StartCurrentStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the current step of a prototype job
         * @description Needs canStartStep; from then on the workflow cannot be edited (I3).
         */
        post: operations["startPrototypeStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PrototypeManufacturingCycle/MarkCurrentStepAsCompleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the current step of a prototype job
         * @description Needs canCompleteStep; the successor becomes current.
         */
        post: operations["completePrototypeStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PrototypeManufacturingCycle/UndoCurrentStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the last action of a prototype job
         * @description Needs canUndoJob: from in progress to pending, or the last completed step back to in progress.
         */
        post: operations["undoPrototypeStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PrototypeManufacturingCycle/RestartManufacturingJob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a prototype job
         * @description Needs canRestartJob; every step is pending again.
         */
        post: operations["restartPrototypeJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PrototypeManufacturingCycle/SkipAllSteps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finalize a prototype
         * @description Skips every step that is not completed (H16).
         */
        post: operations["finalizePrototypeCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/GetCombinedOrderDefinitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of combined orders
         * @description For the menu, the filter and the dialog (B9).
         */
        get: operations["listCombinedOrderDefinitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/GetCombinedOrderStatuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the statuses of combined orders
         * @description For the filter (L19).
         */
        get: operations["listCombinedOrderStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/GetFilteredIdentifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find identifiers of combined orders by a part of them
         * @description At most 20 identifiers of the kind that contain the text (L3).
         */
        get: operations["findCombinedOrderIdentifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/GetCombinedOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List combined orders
         * @description One page of the orders that match (L1, L2).
         */
        post: operations["listCombinedOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/GetCombinedOrderForDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a combined order and its neighbours
         * @description The query of the list says who the neighbours are (L6).
         */
        post: operations["getCombinedOrderDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/GetWorkOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the common job of a combined order
         * @description For the job card and its stepper (L10, L11).
         */
        get: operations["getCombinedOrderWorkOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/GetCombinedManufacturingJobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs of a combined order
         * @description For the Combined Request Ids card.
         */
        get: operations["listCombinedManufacturingJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/GetCandidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests that can be added to a combined order
         * @description By request id; only jobs with the workflow of the kind that are in no open order of it.
         */
        get: operations["listCombinedOrderCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/CreateCombinedOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a combined order
         * @description An identifier that the kind has already is an Error (L4). On success message holds the new id (AA5).
         */
        post: operations["createCombinedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/AddCombinedPlan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a job to a combined order
         * @description Jobs can be added before the first step has started (L12); taking out the last one resets the order.
         */
        post: operations["addCombinedPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/RemoveCombinedPlan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a job out of a combined order
         * @description Taking out the last one resets the order (L15).
         */
        post: operations["removeCombinedPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/{id}/StartCurrentStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Start the current step of a combined order
         * @description Needs canStart; every job of the order advances with it.
         */
        put: operations["startCombinedOrderStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/{id}/MarkCurrentStepAsCompleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Complete the current step of a combined order
         * @description Needs canFinish; every job of the order advances with it.
         */
        put: operations["completeCombinedOrderStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/{id}/UndoStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take back the last action of a combined order
         * @description Needs canUndo (L18).
         */
        put: operations["undoCombinedOrderStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/editOrderNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the order number of a combined order
         * @description May be empty (L9). The message of the answer is shown.
         */
        post: operations["editCombinedOrderNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/editIdentifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the identifier of a combined order
         * @description Never empty, and unique within the kind (L8).
         */
        post: operations["editCombinedOrderIdentifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/{id}/Comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a comment to a combined order
         * @description The message of the answer is shown (L17).
         */
        post: operations["addCombinedOrderComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/CombinedOrder/Comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a comment of a combined order
         * @description Only by its author (L24).
         */
        put: operations["editCombinedOrderComment"];
        post?: never;
        /**
         * Delete a comment of a combined order
         * @description Only by its author (L24).
         */
        delete: operations["deleteCombinedOrderComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductType/GetRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product types
         * @description All product types by name, with the plants that the form offers; inactive ones are disabled.
         */
        get: operations["listProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductType/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product type
         * @description Adds a product type. A name or a code that exists already is refused with Error.
         */
        post: operations["addProductType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductType/Edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a product type
         * @description Replaces what was entered for a product type.
         */
        put: operations["updateProductType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/GetRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description All products by number, with what the form offers.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product
         * @description Adds a product. A number that exists already, a hidden product type and an inactive plant are refused with Error.
         */
        post: operations["addProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/Edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a product
         * @description Replaces what was entered for a product.
         */
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductTypeMapping/GetProductTypeMappingByRequestId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the mapping that applies to a request
         * @description Null when none applies.
         */
        get: operations["getProductTypeMappingOfRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductTypeMapping/GetRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product type mappings
         * @description All mappings by product name, with what the form offers.
         */
        get: operations["listProductTypeMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductTypeMapping/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product type mapping
         * @description Adds a product type mapping. A name and key that are mapped already are refused with Error.
         */
        post: operations["addProductTypeMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductTypeMapping/Edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a product type mapping
         * @description Replaces what was entered for a product type mapping.
         */
        put: operations["updateProductTypeMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductTypeMapping/Remove/{id}": {
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
         * Delete a product type mapping
         * @description Deletes a product type mapping. Requests that were imported keep what they got.
         */
        delete: operations["removeProductTypeMapping"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products in use
         * @description Active products by number.
         */
        get: operations["listConfiguredProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Report/GetReportList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports of the menu
         * @description For the Reports section of the menu, by name (B11, B22).
         */
        get: operations["listReportMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Report/EmbeddedReport/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a report to show it
         * @description Name and page of one report. Open to everybody who is signed in (X2).
         */
        get: operations["getEmbeddedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Report/GetRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description All reports by name.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Report/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a report
         * @description A name that exists already is refused with Error.
         */
        post: operations["addReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Report/Edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a report
         * @description The id stands in the body, unlike in the other resources (C43).
         */
        put: operations["updateReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Report/Remove/{id}": {
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
         * Delete a report
         * @description It disappears from the menu.
         */
        delete: operations["removeReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManageCalendars/GetRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendars
         * @description All calendars by name.
         */
        get: operations["listCalendars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManageCalendars/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a calendar
         * @description Adds a calendar. A name that exists already is refused with Error.
         */
        post: operations["addCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManageCalendars/Edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a calendar
         * @description Replaces what was entered for a calendar.
         */
        put: operations["updateCalendar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManageCalendars/Remove/{id}": {
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
         * Delete a calendar
         * @description Deletes a calendar. Refused with Error while a plant or distribution centre uses it (T29).
         */
        delete: operations["removeCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LocalCalendar/GetCalendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calendars that can be shown
         * @description For the selector of the local calendar, by name; the first one is chosen at the start (T12).
         */
        get: operations["listCalendarOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LocalCalendar/EventsList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what stands in a calendar
         * @description Holidays or capacities that touch the days from start to end; both are instants in UTC.
         */
        get: operations["listCalendarEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LocalCalendar/GetItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the holiday of a day
         * @description Null for a day without one; the screen then offers to add it (T27).
         */
        get: operations["getHoliday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LocalCalendar/Item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a holiday, or rename one
         * @description Planning that touches the day follows; completed milestones stay. A day that has a holiday already is refused with Error.
         */
        post: operations["saveHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LocalCalendar/DeleteItem/{id}": {
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
         * Delete a holiday
         * @description Planning that touches the day follows.
         */
        delete: operations["deleteHoliday"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LocalCalendar/GetCapacityItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the capacity of a day
         * @description Null for a day to which only the default applies.
         */
        get: operations["getCapacity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LocalCalendar/CapacityItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a capacity
         * @description Starts beyond a lowered capacity are pushed back. The message is 'Capacity added.' or 'Capacity updated.'.
         */
        post: operations["saveCapacity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LocalCalendar/DeleteCapacity/{id}": {
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
         * Delete a capacity
         * @description The default applies again.
         */
        delete: operations["deleteCapacity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LocalCalendar/GetCapacityDefaultValue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the default capacity of a plant
         * @description Starts per day where nothing else is set.
         */
        get: operations["getDefaultCapacity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LocalCalendar/CapacityDefaultValue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the default capacity of a plant
         * @description Starts of unlocked plans follow.
         */
        post: operations["saveDefaultCapacity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingLocations/GetLocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plants as options
         * @description All plants by name; inactive ones are disabled.
         */
        get: operations["listLocationOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingLocations/GetActiveManufacturingLocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the active plants
         * @description For dialogs of plans and rules, by name; inactive plants are left out.
         */
        get: operations["listActiveLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingLocations/GetRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List manufacturing locations
         * @description All plants by name, with the calendars and time zones that the form offers.
         */
        get: operations["listManufacturingLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingLocations/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a manufacturing location
         * @description Adds a manufacturing location. A name that exists already is refused with Error.
         */
        post: operations["addManufacturingLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingLocations/Edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a manufacturing location
         * @description Replaces what was entered for a manufacturing location.
         */
        put: operations["updateManufacturingLocation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LeadTimeModifications/GetDefaultLeadTimeModifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the default lead-time modifications
         * @description By product type and milestone, with what the form offers.
         */
        get: operations["listDefaultLeadTimeModifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LeadTimeModifications/GetMilestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the milestones that can be modified
         * @description For the dialog of default modifications, in the order of planning.
         */
        get: operations["listModifiableMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LeadTimeModifications/GetProductTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product types that can be modified
         * @description For the dialog of default modifications, by name.
         */
        get: operations["listModifiableProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LeadTimeModifications/AddDefaultLeadTimeModification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a default lead-time modification
         * @description One per product type and milestone. Plans without a modification of their own follow.
         */
        post: operations["addDefaultLeadTimeModification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LeadTimeModifications/UpdateDefaultLeadTimeModification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a default lead-time modification
         * @description Plans without a modification of their own follow.
         */
        put: operations["updateDefaultLeadTimeModification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/LeadTimeModifications/DeleteDefaultLeadTimeModification/{id}": {
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
         * Delete a default lead-time modification
         * @description Plans without a modification of their own follow.
         */
        delete: operations["deleteDefaultLeadTimeModification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/GetMilestoneLeadTimeGroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups of lead times
         * @description All groups by name; the screen filters by a part of the name (T17).
         */
        get: operations["listLeadTimeGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/GetMilestoneLeadTimeGroupItems/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lead times of a group
         * @description In the order of planning, then by category.
         */
        get: operations["listLeadTimesOfGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/GetMilestoneLeadTime/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a lead time
         * @description Every field of one lead time, for its dialog (T19).
         */
        get: operations["getMilestoneLeadTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/AddMilestoneLeadTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a lead time
         * @description Refused with Error and messages when one for the same case exists (T20). Open milestones of matching plans follow.
         */
        post: operations["addMilestoneLeadTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/UpdateMilestoneLeadTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a lead time
         * @description Of a default row only the days (T19). Open milestones of matching plans follow.
         */
        put: operations["updateMilestoneLeadTime"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/DeleteMilestoneLeadTime/{id}": {
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
         * Delete a lead time
         * @description Open milestones of matching plans follow. A default row is refused with Error.
         */
        delete: operations["deleteMilestoneLeadTime"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/GetManufacturingLocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plants for lead times
         * @description For the dialog of lead times in manufacturing, by name (T19).
         */
        get: operations["listLeadTimeLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/GetDistributionCenters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the distribution centres for lead times
         * @description For the dialog of lead times out of manufacturing, by name (T19).
         */
        get: operations["listLeadTimeDistributionCenters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/GetProductTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product types for lead times
         * @description For the dialog of lead times, by name.
         */
        get: operations["listLeadTimeProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/GetRequestTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories for lead times
         * @description For the dialog and the filter of lead times, by number.
         */
        get: operations["listLeadTimeRequestTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/GetMilestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the milestones that plans of a type and category pass
         * @description In the order of planning.
         */
        get: operations["listLeadTimeMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/GetApplyingLeadTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain which lead times count
         * @description For each milestone that plans of a product type and category pass: the lead times that fit, the one that counts first, each with the reason, as scheduling chooses them.
         */
        get: operations["listApplyingLeadTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MilestoneLeadTimes/GetMissingLeadTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what open plans need and no lead time fits
         * @description Such milestones have no planned date. By product type, in the order of planning.
         */
        get: operations["listMissingLeadTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Workflow/GetRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workflows
         * @description All workflows by symbol, without their steps (U1).
         */
        get: operations["listWorkflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Workflow/GetWorkflow/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a workflow
         * @description With its steps in order.
         */
        get: operations["getWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Workflow/GetVersions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a workflow
         * @description Newest first, each whole, so that any two can be compared. The most recent 200.
         */
        get: operations["listWorkflowVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Workflow/GetAllJobSteps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the job steps for workflows
         * @description The whole catalogue by name; also for the workflows of prototypes.
         */
        get: operations["listJobStepsForWorkflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Workflow/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a workflow
         * @description HTTP 200 means created; a refusal is a problem with its reasons (U6).
         */
        post: operations["addWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Workflow/Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a workflow
         * @description Running cycles keep the version they started with (U7).
         */
        put: operations["updateWorkflow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Workflow/CanBeUpdated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a workflow can be changed
         * @description Asked before every update; no answers the warning 'This workflow cannot be updated' (U7), and message says what uses the workflow.
         */
        post: operations["canUpdateWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycleDefinition/GetRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cycle definitions
         * @description All definitions by name (U10).
         */
        get: operations["listCycleDefinitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycleDefinition/GetManufacturingCycleDefinition/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a cycle definition
         * @description With its work orders and their workflows.
         */
        get: operations["getCycleDefinition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycleDefinition/GetAllWorkflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workflows for cycle definitions
         * @description For the editor of a definition, by name (U11).
         */
        get: operations["listWorkflowsForDefinitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ManufacturingCycleDefinition/Save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add or change a cycle definition
         * @description Cycles that exist keep what they were created with (U12).
         */
        put: operations["saveCycleDefinition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/WorkflowStepEffort/GetEfforts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the efforts of a plant
         * @description One group per workflow. workDayDuration turns minutes into days (T23).
         */
        get: operations["listWorkflowStepEfforts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/WorkflowStepEffort/EditWorkflowStepEffort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the efforts of a group
         * @description Planned ends of open steps follow.
         */
        post: operations["updateWorkflowStepEffort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description All users by last and first name.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add a user
         * @description The first of the errors is shown when it was refused (C6), for example for a user name that exists.
         */
        post: operations["addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description With the stamp for the change.
         */
        get: operations["getUser"];
        /**
         * Change a user
         * @description Refused with 409 when the stamp is stale (C23), or when the last administrator would lock themselves out (C28).
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the password of the caller
         * @description The first of the errors is shown when it was refused (C26), for example for a wrong old password.
         */
        patch: operations["changePassword"];
        trace?: never;
    };
    "/users/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reset the password of a user
         * @description The old password stops working at once; the user sets a new one through the link.
         */
        patch: operations["resetUserPassword"];
        trace?: never;
    };
    "/users/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rights that user management can grant
         * @description All of them by name; merged by code with the rights of the main system (C17).
         */
        get: operations["listUserManagementPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rights that user management granted to a user
         * @description Only the granted ones, by name (C17).
         */
        get: operations["listUserManagementPermissionsOfUser"];
        /**
         * Replace the rights that user management granted to a user
         * @description Only granted ids are sent; the others are revoked (C18).
         */
        put: operations["setUserManagementPermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UserPermissions/GetPermissions/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rights of a user in the main system
         * @description All rights, granted or not, by name.
         */
        get: operations["listMainPermissionsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UserPermissions/Grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant rights of the main system
         * @description Rights that the user holds already are left as they are.
         */
        post: operations["grantMainPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UserPermissions/Revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke rights of the main system
         * @description Rights held through a role stay (C22).
         */
        post: operations["revokeMainPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UserRoles/GetRoles/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of a user in the main system
         * @description All roles, granted or not, by name.
         */
        get: operations["listRolesOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UserRoles/Assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give roles to a user
         * @description The user gets their rights with the next start of a session.
         */
        post: operations["assignRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UserRoles/Dissociate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take roles away from a user
         * @description The user loses their rights with the next call.
         */
        post: operations["dissociateRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Notification/GetNumberOfNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the notifications
         * @description For the badge of the bell (D23).
         */
        get: operations["countNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Notification/GetNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notifications
         * @description Not acknowledged and not expired, newest first.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Notification/AcknowledgeNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge all notifications
         * @description Those that were listed; without a list, all that there are. Newer ones stay.
         */
        post: operations["acknowledgeNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Notification/AcknowledgeNotification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a notification
         * @description Only one's own; it is not listed any more (D19).
         */
        post: operations["acknowledgeNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/GetNotificationsSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the notification settings
         * @description Of the caller, with what the dialogs offer (D1, D25).
         */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/EditNotificationLifespan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change when notifications expire
         * @description 0 to 999 days, 0 for never (D3). userId has to be the caller.
         */
        put: operations["editNotificationLifespan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/GetAvailableMaterials/{productTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the materials of a product type
         * @description From the definitions of its products, by number (D10).
         */
        get: operations["listMaterialsForRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/GetAvailableJobSteps/{materialId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the job steps of a material
         * @description From the workflows of the material, by name (D10).
         */
        get: operations["listJobStepsForRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/MilestoneAlertNotificationSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a milestone alert
         * @description Only one's own rules.
         */
        put: operations["updateMilestoneAlert"];
        /**
         * Add a milestone alert
         * @description The same rule twice is refused with Error (D28).
         */
        post: operations["addMilestoneAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/MilestoneAlertNotificationSetting/{id}": {
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
         * Delete a milestone alert
         * @description Only one's own rules.
         */
        delete: operations["deleteMilestoneAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/JobStepAlertNotificationSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a job step alert
         * @description Only one's own rules.
         */
        put: operations["updateJobStepAlert"];
        /**
         * Add a job step alert
         * @description The same rule twice is refused with Error (D28).
         */
        post: operations["addJobStepAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/JobStepAlertNotificationSetting/{id}": {
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
         * Delete a job step alert
         * @description Only one's own rules.
         */
        delete: operations["deleteJobStepAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/FulfilmentPlanChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a rule about plan changes
         * @description Only one's own rules.
         */
        put: operations["updateFulfilmentPlanChangeRule"];
        /**
         * Add a rule about plan changes
         * @description The same rule twice is refused with Error (D28).
         */
        post: operations["addFulfilmentPlanChangeRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/FulfilmentPlanChange/{id}": {
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
         * Delete a rule about plan changes
         * @description Only one's own rules.
         */
        delete: operations["deleteFulfilmentPlanChangeRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/ManufacturingCycleChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a rule about manufacturing cycle changes
         * @description Only one's own rules.
         */
        put: operations["updateManufacturingCycleChangeRule"];
        /**
         * Add a rule about manufacturing cycle changes
         * @description The same rule twice is refused with Error (D28).
         */
        post: operations["addManufacturingCycleChangeRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/ManufacturingCycleChange/{id}": {
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
         * Delete a rule about manufacturing cycle changes
         * @description Only one's own rules.
         */
        delete: operations["deleteManufacturingCycleChangeRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/JobStepChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a rule about job step changes
         * @description Only one's own rules.
         */
        put: operations["updateJobStepChangeRule"];
        /**
         * Add a rule about job step changes
         * @description The same rule twice is refused with Error (D28).
         */
        post: operations["addJobStepChangeRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/JobStepChange/{id}": {
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
         * Delete a rule about job step changes
         * @description Only one's own rules.
         */
        delete: operations["deleteJobStepChangeRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/PlannedMilestoneChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a rule about planned milestone changes
         * @description Only one's own rules.
         */
        put: operations["updatePlannedMilestoneChangeRule"];
        /**
         * Add a rule about planned milestone changes
         * @description The same rule twice is refused with Error (D28).
         */
        post: operations["addPlannedMilestoneChangeRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/PlannedMilestoneChange/{id}": {
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
         * Delete a rule about planned milestone changes
         * @description Only one's own rules.
         */
        delete: operations["deletePlannedMilestoneChangeRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/ActualMilestoneChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a rule about actual milestone changes
         * @description Only one's own rules.
         */
        put: operations["updateActualMilestoneChangeRule"];
        /**
         * Add a rule about actual milestone changes
         * @description The same rule twice is refused with Error (D28).
         */
        post: operations["addActualMilestoneChangeRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/NotificationSettings/ActualMilestoneChange/{id}": {
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
         * Delete a rule about actual milestone changes
         * @description Only one's own rules.
         */
        delete: operations["deleteActualMilestoneChangeRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Changes/LoadFilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the filters of the change log offer
         * @description Products by type, change types and distribution centres.
         */
        get: operations["getChangesFilterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Changes/GetRecordChanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a record of reference data
         * @description What was added, changed and removed on one record, newest first, with the values as they were read at the time; only for who may maintain records of that kind.
         */
        get: operations["listRecordChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Changes/GetFulfilmentPlanChanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List changes
         * @description One page of the changes that match; newest first unless sorted otherwise (V7, V9).
         */
        post: operations["listChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Changes/GetChangeTypeFilterDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the values of a change type are filtered
         * @description After a change type was chosen (V4).
         */
        get: operations["getChangeTypeSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Changes/GetRequestIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find request ids with changes by a part of them
         * @description At most 20, the newest first.
         */
        get: operations["findChangedRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Changes/GetUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find users with changes by a part of their name
         * @description Name or symbol contains the text, or it is the person's id, as a filter carries it; at most 20.
         */
        get: operations["findChangingUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Changes/SaveChangesFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the filters of the change log under a name
         * @description Private at first. A name that the caller uses already answers Warning before it is overwritten (V6).
         */
        post: operations["saveChangesFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Changes/GetFiltersList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved filters of the change log
         * @description Own and public ones, private before public, then by name.
         */
        get: operations["listChangesFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Changes/LoadState/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a saved filter of the change log
         * @description For Changes?storedQueryId (V6).
         */
        get: operations["getChangesFilter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/QueryStorage/GetStoredQueriesForManagement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved filters that the caller sees
         * @description With CanManageGlobalFilters those of everybody, else one's own (W5).
         */
        get: operations["listStoredQueries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/QueryStorage/UpdateQuerySettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a saved filter, or share it
         * @description The sharing level changes only with CanManageGlobalFilters (W4). A name that its owner uses already answers Warning (W9).
         */
        post: operations["updateStoredQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/QueryStorage/DeleteQuery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a saved filter
         * @description Only when canBeManaged.
         */
        post: operations["deleteStoredQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/QueryStorage/GetUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find owners of saved filters by a part of their name
         * @description Name or symbol contains the text; at most 20 (W5).
         */
        get: operations["findFilterOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ImportRequest/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file of requests
         * @description CSV or XLSX, one request per row. Rows that fail never stop the file. When the import goes on in the background, an event of entity request-import tells the end (R11).
         */
        post: operations["importRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ImportRequest/GetImports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the import log
         * @description One page of what became of every request, newest first (R15).
         */
        get: operations["listImportLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ImportRequest/GetImportedRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the imports
         * @description One page, newest first (R13).
         */
        post: operations["listImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ImportRequest/GetImportedRequestDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what became of the requests of an import
         * @description One page, in the order of the file.
         */
        post: operations["listImportResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ImportRequest/GetImportMessages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the messages of an import
         * @description With requests that may be pieces of one case (R14).
         */
        get: operations["getImportMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ImportRequest/GetImportStatus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether an import is finished
         * @description Asked every 3 seconds when live events do not arrive (R22).
         */
        get: operations["getImportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ImportRequest/GetRequestIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find imported request ids by a part of them
         * @description At most 20, the newest first.
         */
        get: operations["findImportedRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingInformation/GetTrackingInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List parcels
         * @description One page of the parcels that match (Z1 to Z4).
         */
        get: operations["listTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingInformation/GetStatuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the statuses of parcels
         * @description For the status filter (Z2).
         */
        get: operations["listTrackingStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/TrackingInformation/GetRequestIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find request ids of parcels by a part of them
         * @description At most 20, the newest first.
         */
        get: operations["findTrackedRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SurgeonPreferences/GetData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the preferences and what the screen offers
         * @description All preferences by surgeon; filters offer only those who have preferences, the dialog those who have none (Y7).
         */
        get: operations["getSurgeonPreferencesData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SurgeonPreferences/SurgeonsList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List preferences
         * @description Those of the chosen surgeon or representative, by surgeon.
         */
        get: operations["listSurgeonPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SurgeonPreferences/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add preferences of a surgeon
         * @description One record per surgeon.
         */
        post: operations["addSurgeonPreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SurgeonPreferences/Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change preferences of a surgeon
         * @description The surgeon cannot be changed (Y4).
         */
        post: operations["updateSurgeonPreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SurgeonPreferences/Delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete preferences of a surgeon
         * @description A POST, as specified (AA1).
         */
        post: operations["deleteSurgeonPreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SurgeonPreferences/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export preferences as a spreadsheet
         * @description Those of the chosen surgeon or representative; line breaks are kept (Y6, Y8).
         */
        get: operations["exportSurgeonPreferences"];
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
        LiveEntity: "plan" | "plan-list" | "plan-comment" | "plan-link" | "manufacturing-cycle" | "manufacturing-comment" | "prototype-cycle" | "combined-order" | "combined-order-comment" | "repeat-order" | "notification" | "global-notification" | "notification-setting" | "stored-query" | "change" | "distribution-center" | "job-step" | "report" | "calendar" | "calendar-day" | "manufacturing-location" | "product-type" | "product" | "product-type-mapping" | "lead-time-modification" | "milestone-lead-time" | "workflow-step-effort" | "workflow" | "cycle-definition" | "surgeon-preference" | "request-import" | "tracking" | "user" | "user-permission" | "user-role" | "document" | "documentation-product" | "key-code" | "product-import" | "document-import" | "documentation-configuration" | "documentation-query" | "designer" | "availability" | "design-session" | "session-property" | "manufacturing-cycle-list" | "schedule" | "documentation-permission" | "documentation-role";
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
            /** @description The X-Request-Id of the call that changed it, told only to the person who made the call: the page that has read everything again after its own call need not do so twice. Null for everybody else. */
            requestId: string | null;
        };
        /**
         * @description A product type, or a product of a type: the two ids joined by a dash.
         * @example 4-12
         */
        ProductChoice: string;
        /**
         * @description How far the design of a plan is (E11).
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
        /**
         * @description IANA name of a time zone.
         * @example Europe/Amsterdam
         */
        TimeZoneName: string;
        /** @description Which page of which plans. */
        PlanListRequest: {
            filters: components["schemas"]["PlanListFilter"];
            limit: components["schemas"]["PageLimit"];
            page: components["schemas"]["PageNumber"];
            /** @description Zone of the viewer, whose days the date filters mean (E14); UTC when it is left out. */
            timezone?: components["schemas"]["TimeZoneName"];
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
         * @description Moment in time, RFC 3339 in UTC, without leap seconds.
         * @example 2026-11-20T09:30:00Z
         */
        Instant: string;
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
         * @description Names one query of a list of the caller, so that details find the place of a record in just that list, whatever other tabs list meanwhile.
         * @example 9f86d081884c7d65
         */
        ListQueryId: string;
        /** @description A number of plans, and the filters by which the list shows exactly these. */
        PlanCount: {
            count: components["schemas"]["Count"];
            filters: components["schemas"]["PlanListFilter"];
        };
        /** @description The plans that ask for attention. */
        PlanCounts: {
            late: components["schemas"]["PlanCount"];
            dueToday: components["schemas"]["PlanCount"];
            onHold: components["schemas"]["PlanCount"];
            waitingForInput: components["schemas"]["PlanCount"];
        };
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
        /**
         * @description How a change came about: a person on a screen, an import, one action on many things, or scheduling and regular work, also where they follow from what a person did.
         * @enum {string}
         */
        ChangeSource: "screen" | "import" | "bulk" | "scheduler";
        /** @description The same for all changes of one action. */
        ChangeBatchId: string;
        /** @description One changed field of a plan or a cycle. */
        ChangeHistoryRow: {
            /** @description Name of the field as shown. */
            field: string;
            /** @description Value before, as shown; an instant is ISO 8601, for the zone of the viewer. */
            oldValue: string | null;
            /** @description Value after, as shown; an instant is ISO 8601, for the zone of the viewer. */
            newValue: string | null;
            time: components["schemas"]["Instant"];
            /** @description Symbol of the user; null for the system. */
            userSymbol: components["schemas"]["UserSymbol"] | null;
            /** @description Name behind the symbol (F70). */
            userName: string | null;
            source: components["schemas"]["ChangeSource"];
            batchId: components["schemas"]["ChangeBatchId"];
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
         * @description Answer to an edit of one field, or to an action on a record with a stamp. Success carries the new stamp. Warning asks for a confirmation. Error with a conflict means that the same field was changed by somebody else.
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
        /** @description What every record of reference data says of itself. */
        ListedRecord: {
            timestampBase64: components["schemas"]["Stamp"];
            /**
             * @description What uses the record, in words; null when nothing does.
             * @example 12 plans and 1 lead time
             */
            usedBy: string | null;
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
        DistributionCentre: components["schemas"]["ListedRecord"] & {
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
        JobStep: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["JobStepId"];
            /** @description Name of the step. */
            name: components["schemas"]["RecordName"];
        };
        /** @description What is entered for a job step. */
        JobStepForm: {
            /** @description Name of the step. */
            name: components["schemas"]["RecordName"];
        };
        /**
         * @description Kind of an additional filter (E17). Only Number and MultiSelect are shown; the others are never sent.
         * @enum {integer}
         */
        AdditionalFilterType: 0 | 1 | 2 | 3 | 4;
        /** @description A value of a multi-select filter. */
        AdditionalFilterOption: {
            /** @description Value as it is sent. */
            value: string;
            /** @description Text shown to the user. */
            label: string;
        };
        /** @description A filter that the server offers beside the fixed ones (E17). */
        AdditionalFilter: {
            id: components["schemas"]["RecordId"];
            /** @description Label of the filter. */
            name: string;
            filterType: components["schemas"]["AdditionalFilterType"];
            /** @description Whether the filter is in use. */
            checked: boolean;
            selectOptions: components["schemas"]["AdditionalFilterOption"][];
            /** @description Chosen values of a multi-select. */
            selectedValues: string[];
            /** @description Chosen number, at least 0. */
            selectedValue: number | null;
        };
        /**
         * @description Name of a saved filter.
         * @example Late in Rotterdam
         */
        FilterName: string;
        /**
         * @description Who sees a saved filter (S0 §3).
         * @enum {integer}
         */
        SharingLevel: 0 | 1;
        /** @description A saved filter as a menu entry (B18). */
        SavedFilter: {
            id: components["schemas"]["StoredQueryId"];
            name: components["schemas"]["FilterName"];
            sharingLevel: components["schemas"]["SharingLevel"];
        };
        /** @description A filter of the plan list to be saved under a name. */
        PlanFiltersPreset: {
            filters: components["schemas"]["PlanListFilter"];
            sortModel: components["schemas"]["PlanSortColumn"][];
            name: components["schemas"]["FilterName"];
            ignoreWarning?: components["schemas"]["IgnoreWarning"];
        };
        /**
         * @description Id of a manufacturing location (plant).
         * @example 1
         */
        ManufacturingLocationId: number;
        /** @description A plan entered by a planner (E29). Which fields are needed depends on the category. */
        NewPlan: {
            /** @description Order number; 'Order Number is required'. */
            orderNumber: string;
            requestTypeId: components["schemas"]["RequestType"];
            /** @description Request that is repeated; re-orders only. */
            underlyingRequestId?: components["schemas"]["RequestNumber"] | null;
            /** @description Product type; prototypes only. */
            productType?: components["schemas"]["ProductTypeId"] | null;
            /** @description Product; prototypes only. */
            productNumber?: components["schemas"]["ProductNumber"] | null;
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            /** @description Pieces to make; re-orders only. */
            quantity?: number | null;
            ignoreWarning?: components["schemas"]["IgnoreWarning"];
        };
        /**
         * Format: email
         * @description E-mail address.
         * @example or-planning@clinic.example.org
         */
        EmailAddress: string;
        /**
         * @description Always 5, the category of external plans (C23).
         * @constant
         */
        ExternalRequestType: 5;
        /** @description A plan that the session planner creates for a request outside the portal (N33). */
        NewExternalPlan: {
            /** @description Request id of the new plan. */
            planId: components["schemas"]["RequestNumber"];
            distributionCenterId: components["schemas"]["DistributionCenterId"];
            productType: components["schemas"]["ProductTypeId"];
            productNumber: components["schemas"]["ProductNumber"];
            additionalEmails?: components["schemas"]["EmailAddress"][];
            /** @description Name of the patient. */
            patientName: string;
            surgeryDate?: components["schemas"]["PlainDate"] | null;
            requestTypeId: components["schemas"]["ExternalRequestType"];
        };
        /** @description Either a plan entered by a planner or an external plan. */
        NewPlanRequest: components["schemas"]["NewPlan"] | components["schemas"]["NewExternalPlan"];
        /**
         * @description Code of a product type; rules and cut-off families go by it.
         * @example PEEK
         */
        ProductTypeCode: string;
        /** @description A product type that can be chosen for a new plan. */
        PlanProductType: {
            id: components["schemas"]["ProductTypeId"];
            /** @description Name of the product type. */
            name: string;
            code: components["schemas"]["ProductTypeCode"];
            defaultManufacturingLocationId: components["schemas"]["ManufacturingLocationId"] | null;
        };
        /** @description Design session and priority of a plan (F30 to F35). */
        PlanData: {
            /** @description Category of the order in words. */
            category: string;
            id: components["schemas"]["PlanId"];
            /** @description Marked as priority. */
            priority: boolean;
            designerId: components["schemas"]["UserId"] | null;
            requestId: components["schemas"]["RequestNumber"];
            /** @description A design session is booked. */
            hasSession: boolean;
            designSessionDate: components["schemas"]["Instant"] | null;
            /** @description The order needs a design session (F32). */
            designSessionRequired: boolean;
            /** @description The product type can have priority (F30). */
            isProductTypePrioritizable: boolean;
            /** @description The product can be made at risk (F31). */
            isProductManufacturingAtRisk: boolean;
            /** @description Manufacturing starts before the approvals. */
            manufacturingAtRisk: boolean;
            /** @description The upload of the scan is tracked (F33). */
            trackFileUploaded: boolean;
            fileUploadedDate: components["schemas"]["Instant"] | null;
            /** @description Working days by which the start overflows the capacity; a negative number is shown as 0 (F34). */
            overflowDays: number;
            additionalEmails: components["schemas"]["EmailAddress"][];
            surgeryDate: components["schemas"]["PlainDate"] | null;
            /** @description Name of the patient; null for callers without plan access. */
            patientName: string | null;
            /** @description Whether overflow days are shown. */
            showOverflowDays: boolean;
            timestampBase64: components["schemas"]["Stamp"];
            /** @description The caller may edit this plan. */
            canManageFulfilmentPlan: boolean;
        };
        /** @description A plant that can be chosen; an inactive one is shown disabled (F26). */
        ManufacturingLocationOption: {
            id: components["schemas"]["ManufacturingLocationId"];
            /** @description Name of the plant. */
            name: string;
            /** @description True for an inactive plant. */
            disabled: boolean;
        };
        /**
         * @description Side of the body that is treated (F24).
         * @enum {integer}
         */
        TreatmentSide: 1 | 2 | 3;
        /** @description How a plan is manufactured (F22 to F31). */
        ManufacturingInformation: {
            id: components["schemas"]["PlanId"];
            /** @description Category of the order in words. */
            category: string;
            /** @description Revision of the manufacturing data that is needed. */
            requiredManufacturingDataRevision: number;
            /** @description The data of that revision are available (F27). */
            manufacturingDataAvailable: boolean;
            /** @description Manufacturing has begun; the data that it has begun with stay (F27). */
            hasManufacturingStarted: boolean;
            /** @description Number of sides (F23). */
            sides: number | null;
            /** @description Manufacturing status in words; 'On Hold' turns the button into Resume (F22). */
            statusDescription: string;
            manufacturingProgress: components["schemas"]["Percent"];
            manufacturingLocalizationId: components["schemas"]["ManufacturingLocationId"] | null;
            /** @description Hold and resume are possible now. */
            canSetOnHoldResume: boolean;
            /** @description Rescheduling is possible now (F29). */
            canRescheduleManufacturingCycle: boolean;
            availableManufacturingLocations: components["schemas"]["ManufacturingLocationOption"][];
            treatmentSide: components["schemas"]["TreatmentSide"] | null;
            /** @description The product is a jaw joint (TMJ). */
            isProductTmj: boolean;
            /** @description A custom blank is used (F25). */
            customBlank: boolean;
            /** @description The start is planned by capacity (CBS). */
            isInCBSScope: boolean;
            /** @description Place in the queue of the day of the start; null outside the scope (F28). */
            manufacturingPosition: number | null;
            /** @description Starts that the day allows. */
            manufacturingCapacity: number | null;
            productTypeCode: components["schemas"]["ProductTypeCode"];
            timestampBase64: components["schemas"]["Stamp"];
            /** @description The caller may edit this plan. */
            canManageFulfilmentPlan: boolean;
        };
        /** @description How a plan travels (F36, F37). */
        Shipment: {
            id: components["schemas"]["PlanId"];
            /** @description Number of the parcel. */
            trackingNumber: string | null;
            /** @description Address of the carrier's tracking page; https:// is put in front when a scheme is missing. */
            trackingUrl: string | null;
        };
        /**
         * @description Kind of a milestone (S1 §3).
         * @enum {integer}
         */
        MilestoneType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        /**
         * @description What led to a planned date.
         * @enum {string}
         */
        PlanningFactKind: "Anchor" | "CutOff" | "LeadTime" | "Modification" | "SkippedDay" | "CapacityWait" | "Lock" | "Hold" | "Surgery";
        /** @description One fact in the chain that led to a planned date ("Why this date?"). */
        PlanningFact: {
            kind: components["schemas"]["PlanningFactKind"];
            /** @description The fact in words. */
            text: string;
            /** @description Where the chain stands after this fact. */
            date: components["schemas"]["Instant"] | null;
            /** @description Working days that it adds. */
            days: number | null;
            /** @description The lead-time row or modification it comes from. */
            recordId: components["schemas"]["RecordId"] | null;
        };
        /** @description A milestone of a plan (F40, F44). */
        Milestone: {
            id: components["schemas"]["MilestoneId"];
            /** @description Name of the milestone. */
            name: string;
            plannedDate: components["schemas"]["Instant"] | null;
            actualDate: components["schemas"]["Instant"] | null;
            typeId: components["schemas"]["MilestoneType"];
            timezone: components["schemas"]["TimeZoneName"];
            /** @description Planned by hand; not moved by planning. */
            isLocked: boolean;
            /** @description The first planned date. */
            baselineDate: components["schemas"]["Instant"] | null;
            /** @description Why the date is critical. */
            warning: string | null;
            facts: components["schemas"]["PlanningFact"][];
        };
        /** @description The milestones of a plan and what may be done with them. */
        MilestoneModel: {
            fulfilmentPlanId: components["schemas"]["PlanId"];
            /** @description At least one date was set by hand (F41). */
            lockedMilestones: boolean;
            /** @description Whether the Timeline card is shown. */
            showTimeline: boolean;
            productTypeCode: components["schemas"]["ProductTypeCode"];
            /** @description The start is planned by capacity (CBS). */
            isInCBSScope: boolean;
            milestones: components["schemas"]["Milestone"][];
            timestampBase64: components["schemas"]["Stamp"];
            /** @description The caller may edit this plan. */
            canManageFulfilmentPlan: boolean;
        };
        /** @description Working days by which a plan deviates from a lead time (F38). */
        LeadTimeModification: {
            milestoneId: components["schemas"]["MilestoneId"];
            /** @description Name of the milestone. */
            milestone: string;
            /** @description Lead time in working days without the modification. */
            unmodifiedLeadTime: number;
            /** @description Working days added, or taken away when negative; at least minus the unmodified lead time. */
            additionalDays: number;
            /** @description Id of the modification, null before it is saved. */
            id: components["schemas"]["RecordId"] | null;
            /** @description Comes from the default modifications of the product type (F39). */
            isDefault: boolean;
        };
        /** @description A modification to be saved. */
        LeadTimeModificationChange: {
            milestoneId: components["schemas"]["MilestoneId"];
            /** @description Working days added, or taken away when negative. */
            additionalDays: number;
            id?: components["schemas"]["RecordId"] | null;
            /** @description Ignored; may be sent back as read. */
            milestone?: string;
            /** @description Ignored; may be sent back as read. */
            unmodifiedLeadTime?: number;
            /** @description Ignored; may be sent back as read. */
            isDefault?: boolean;
        };
        /** @description A milestone on the timeline. */
        TimelineMilestone: {
            /** @description Name of the milestone. */
            name: string;
            plannedDate: components["schemas"]["Instant"] | null;
            actualDate: components["schemas"]["Instant"] | null;
            timezone: components["schemas"]["TimeZoneName"];
        };
        /** @description A day that is not worked. */
        TimelineHoliday: {
            date: components["schemas"]["PlainDate"];
        };
        /** @description What the timeline of a plan is drawn from (F54, F55). */
        Timeline: {
            id: components["schemas"]["PlanId"];
            milestones: components["schemas"]["TimelineMilestone"][];
            holidays: components["schemas"]["TimelineHoliday"][];
        };
        /**
         * @description Text of a comment; it cannot be empty.
         * @example Surgeon asked for delivery before noon.
         */
        CommentText: string;
        /** @description A comment; only its author may change it (F48). */
        Comment: {
            id: components["schemas"]["RecordId"];
            text: components["schemas"]["CommentText"];
            userId: components["schemas"]["UserId"];
            userSymbol: components["schemas"]["UserSymbol"];
            modifiedDate: components["schemas"]["Instant"];
        };
        /**
         * @description Kind of a link between plans.
         * @enum {integer}
         */
        LinkType: 1 | 2 | 3 | 4;
        /** @description A link as seen from one plan (F63). */
        LinkedPlan: {
            /** @description Id of the link; 0 for a link that the system derives. */
            id: number;
            fulfilmentPlanId: components["schemas"]["PlanId"];
            requestId: components["schemas"]["RequestNumber"];
            linkType: components["schemas"]["LinkType"];
            /** @description The link in words, seen from this plan. */
            linkDescription: string;
            /** @description Comment on the link. */
            comment: string | null;
            /** @description Whether there is something to know about the linked plan (F52). */
            hasWarning: boolean;
            /** @description What there is to know. */
            warningMessage: string | null;
            /** @description False for a link of the system, and without the right (F51). */
            canBeDeleted: boolean;
        };
        /** @description A kind of link that can be chosen. */
        LinkTypeEntry: {
            type: components["schemas"]["LinkType"];
            /** @description Name of the kind. */
            name: string;
        };
        /** @description An order and its re-orders. */
        RepeatOrder: {
            id: components["schemas"]["PlanId"];
            /** @description Request id with its revision. */
            planId: string;
            /** @description Design status in words. */
            designStatus: string;
            /** @description Processing status in words. */
            processingStatus: string;
            manufacturingProgressPercentage: components["schemas"]["Percent"];
            /** @description Last comment. */
            comments: string | null;
            /** @description Name of the distribution centre. */
            distributionCenter: string | null;
            productNumber: components["schemas"]["ProductNumber"] | null;
            /** @description Planned shipment, shown in timeZone. */
            shipmentDueDate: components["schemas"]["Instant"] | null;
            timeZone: components["schemas"]["TimeZoneName"];
            children: components["schemas"]["RepeatOrder"][];
        };
        /**
         * @description Screen from which is searched, and screen that shows the result (M2, M3).
         * @enum {integer}
         */
        SearchScreenType: 1 | 2 | 3 | 4;
        /**
         * @description What of a plan a phrase was found in.
         * @enum {string}
         */
        SearchMatch: "RequestId" | "OrderNumber" | "PONumber";
        /** @description A plan that a phrase may mean, and why. */
        SearchHit: {
            fulfilmentPlanId: components["schemas"]["PlanId"];
            screenType: components["schemas"]["SearchScreenType"];
            /** @description Request id and revision, as the plan list shows them. */
            requestIdWithRevision: string;
            /** @description Name of the product type. */
            productType: string;
            /** @description Processing status in words. */
            processingStatusDescription: string;
            matched: components["schemas"]["SearchMatch"];
            /** @description The value that the phrase was found in. */
            matchedText: string;
        };
        /** @description A job step that is to come next. */
        WorkflowStepChoice: {
            stepId: components["schemas"]["JobStepId"];
        };
        /** @description A job step whose date is shown as a column (G9). */
        SelectedCycleMilestone: {
            jobStepId: components["schemas"]["JobStepId"];
            criteria: components["schemas"]["MilestoneDateType"];
        };
        /**
         * @description Columns that can be sorted, by index (G14).
         * @enum {integer}
         */
        ManufacturingSortableColumn: 0 | 1 | 2 | 3 | 4 | 5;
        /** @description One level of the sort: a column by its index, or a job step shown as a column. */
        ManufacturingSortColumn: {
            sortedColumn?: components["schemas"]["ManufacturingSortableColumn"] | null;
            jobStepId?: components["schemas"]["JobStepId"] | null;
            sortOrder: components["schemas"]["SortOrder"];
        };
        /** @description Everything that narrows and orders the manufacturing list. A field that is absent or empty does not narrow. */
        ManufacturingCycleFilter: {
            /** @description Contained in the request id. */
            requestId?: string | null;
            chosenDesignStatuses?: components["schemas"]["DesignStatus"][];
            chosenProcessingStatuses?: components["schemas"]["PlanStatus"][];
            chosenManufacturingLocations?: components["schemas"]["ManufacturingLocationId"][];
            chosenJobSteps?: components["schemas"]["JobStepId"][];
            upcomingJobSteps?: components["schemas"]["WorkflowStepChoice"][];
            selectedCycleMilestones?: components["schemas"]["SelectedCycleMilestone"][];
            productType?: components["schemas"]["ProductTypeId"] | null;
            requestTypeId?: components["schemas"]["RequestType"] | null;
            /** @description Only critical cycles. */
            isCritical?: boolean;
            /** @description Tab in use: all, critical, productType-{id} or requestType-{id}. Choosing one clears the filters of the other tabs (G2). */
            chosenTab?: string | null;
            startDate?: components["schemas"]["PlainDate"] | null;
            endDate?: components["schemas"]["PlainDate"] | null;
            /** @description True when the period is relative to today. */
            isRelativeDate?: boolean;
            relativeDateModifier?: components["schemas"]["RelativeDateModifier"] | null;
            /** @description How many units. */
            relativeDateAmount?: number | null;
            relativeDateFrequency?: components["schemas"]["RelativeDateFrequency"] | null;
            sortColumns?: components["schemas"]["ManufacturingSortColumn"][];
            selectedAdditionalFilters?: components["schemas"]["SelectedAdditionalFilter"][];
            storedQueryId?: components["schemas"]["StoredQueryId"] | null;
            /** @description Name of the saved filter in use. */
            storedQueryActiveDisplayName?: string | null;
            availableColumns?: components["schemas"]["AvailableColumn"][];
        };
        /** @description What is searched for. */
        ManufacturingCycleSearchModel: {
            filters: components["schemas"]["ManufacturingCycleFilter"];
            sortColumns: components["schemas"]["ManufacturingSortColumn"][];
            selectedWorkflowSteps: components["schemas"]["WorkflowStepChoice"][];
            selectedAdditionalFilters: components["schemas"]["SelectedAdditionalFilter"][];
        };
        /** @description Which page of which cycles. The bulk wizard asks for limit 1000, page 1 (C07). */
        ManufacturingCycleListRequest: {
            model: components["schemas"]["ManufacturingCycleSearchModel"];
            /** @description Rows on a page. */
            limit: number;
            page: components["schemas"]["PageNumber"];
            /** @description Zone of the viewer, whose days the date filters mean; UTC when it is left out. */
            timezone?: components["schemas"]["TimeZoneName"];
        };
        /** @description Date of a job step that is shown as a column. */
        ChosenCycleMilestone: {
            jobStepId: components["schemas"]["JobStepId"];
            date: components["schemas"]["Instant"] | null;
        };
        /**
         * @description How a row stands out (G23).
         * @enum {string}
         */
        ManufacturingRowStyle: "none" | "late" | "critical" | "on-hold";
        /** @description One cycle of the list. */
        ManufacturingCycleListRow: {
            id: components["schemas"]["CycleId"];
            requestId: components["schemas"]["RequestNumber"];
            /** @description Request id and revision of the manufacturing data. */
            requestIdWithManufacturingRevision: string;
            manufacturingURL: components["schemas"]["AppPath"];
            /** @description Shows the On Hold badge. */
            isOnHold: boolean;
            /** @description The caller has notifications about it (G3). */
            notificationsAvailable: boolean;
            /** @description There are global notifications about it (G3). */
            globalNotificationsAvailable: boolean;
            /** @description Symbol of the product. */
            productSymbol: string;
            /** @description Design status in words. */
            designStatusDescription: string;
            /** @description Planned date out of manufacturing, shown in manufacturingLocationTimezone. */
            dueDate: components["schemas"]["Instant"] | null;
            /** @description Actual date out of manufacturing. */
            actualDate: components["schemas"]["Instant"] | null;
            /** @description How the start was planned; shown in brackets (G18). */
            schedulingStrategy: string | null;
            manufacturingLocationTimezone: components["schemas"]["TimeZoneName"];
            chosenCycleMilestones: components["schemas"]["ChosenCycleMilestone"][];
            manufacturingProgress: components["schemas"]["Percent"];
            designApprovalDate: components["schemas"]["Instant"] | null;
            /** @description The step that prepares the STL data is open (G16). */
            isPrepareSTLDataStepNotCompleted: boolean;
            /** @description Text of the last comment. */
            lastComment: string | null;
            fulfilmentPlanStatus: components["schemas"]["PlanStatus"];
            fulfilmentPlanId: components["schemas"]["PlanId"];
            /** @description A custom prototype, with its own job views (G5). */
            isPrototype: boolean;
            style: components["schemas"]["ManufacturingRowStyle"];
        };
        /** @description What the filters of the manufacturing list offer: as for the plan list, with job steps and the product types of the tabs. */
        ManufacturingFilterOptions: components["schemas"]["PlanFilterOptions"] & {
            availableJobSteps: components["schemas"]["IdName"][];
            availableProductTypes: components["schemas"]["IdName"][];
        };
        /** @description A number of notifications. */
        NotificationCount: {
            /** @description How many. */
            count: number;
        };
        /** @description Notifications about one product type or request type. */
        NotificationCategoryNumber: {
            id: components["schemas"]["RecordId"];
            /** @description How many. */
            count: number;
        };
        /** @description Unacknowledged notifications per tab of the manufacturing list (G1). */
        NotificationNumbers: {
            allCategory: components["schemas"]["NotificationCount"];
            critical: components["schemas"]["NotificationCount"];
            productTypeNotificationCategoryNumbers: components["schemas"]["NotificationCategoryNumber"][];
            requestTypeNotificationCategoryNumbers: components["schemas"]["NotificationCategoryNumber"][];
        };
        /** @description A filter of the manufacturing list to be saved under a name. */
        ManufacturingFiltersPreset: {
            filters: components["schemas"]["ManufacturingCycleFilter"];
            sortModel: components["schemas"]["ManufacturingSortColumn"][];
            name: components["schemas"]["FilterName"];
            ignoreWarning?: components["schemas"]["IgnoreWarning"];
        };
        /**
         * @description How serious a message is (A34).
         * @enum {integer}
         */
        MessageType: 0 | 1 | 2 | 3;
        /** @description A notice that pops up until it is acknowledged. */
        GlobalNotification: {
            id: components["schemas"]["RecordId"];
            /** @description Title. */
            title: string;
            /** @description Text. */
            message: string;
            messageType: components["schemas"]["MessageType"];
            requestId: components["schemas"]["RequestNumber"];
        };
        /** @description A combined order that a job belongs to. */
        CombinedOrderReference: {
            id: components["schemas"]["RecordId"];
            /** @description Its identifier. */
            identifier: string;
        };
        /**
         * @description Id of a manufacturing job.
         * @example 15207
         */
        JobId: number;
        /**
         * @description Status of a step of a job (S1 §3, H13).
         * @enum {integer}
         */
        JobStepStatus: 0 | 1 | 2 | 3 | 4;
        /** @description A step of a job. */
        JobStepOfJob: {
            id: components["schemas"]["RecordId"];
            jobStepId: components["schemas"]["JobStepId"];
            /** @description Name of the step. */
            name: string;
            status: components["schemas"]["JobStepStatus"];
            /** @description Status in words. */
            statusDescription: string;
            /** @description How the step is drawn: wait, process, finish, error or success. */
            statusCss: string;
            /** @description Whether planned end and time are shown. */
            showExpectedTime: boolean;
            plannedEndDate: components["schemas"]["Instant"] | null;
            /** @description Planned working time in minutes. */
            plannedTimeSpend: number | null;
            actualStartDate: components["schemas"]["Instant"] | null;
            actualEndDate: components["schemas"]["Instant"] | null;
            /** @description Place in the workflow, from 1. */
            sequenceNumber: number;
            /** @description 0 on time, then how far past the planned end. */
            criticalityLevel: number;
        };
        /** @description A sub-job that repeats steps of a job (H11, H26). */
        JobRework: {
            id: components["schemas"]["RecordId"];
            /** @description Material numbers, joined by comma. */
            name: string;
            jobSteps: components["schemas"]["JobStepOfJob"][];
            currentJobStepId: components["schemas"]["RecordId"] | null;
            progress: components["schemas"]["Percent"];
            /** @description Steps completed or skipped. */
            completedNumberSteps: number;
            /** @description Steps in all. */
            overallNumberSteps: number;
            /** @description The current step can be started. */
            canStartStep: boolean;
            /** @description The current step can be completed. */
            canCompleteStep: boolean;
        };
        /**
         * @description Action on a job.
         * @enum {string}
         */
        JobAction: "start" | "complete" | "restart" | "undo" | "rework";
        /** @description Why an action is not possible now. */
        ActionReason: {
            action: components["schemas"]["JobAction"];
            /** @description The reason, readable for the user. */
            text: string;
        };
        /** @description A manufacturing job: one workflow for one material (H5 to H15). */
        Job: {
            id: components["schemas"]["JobId"];
            /** @description Name of the job. */
            name: string;
            jobSteps: components["schemas"]["JobStepOfJob"][];
            currentJobStepId: components["schemas"]["RecordId"] | null;
            progress: components["schemas"]["Percent"];
            /** @description Steps completed or skipped. */
            completedNumberSteps: number;
            /** @description Steps in all. */
            overallNumberSteps: number;
            currentUserSymbol: components["schemas"]["UserSymbol"] | null;
            /** @description Status in words. */
            manufacturingStatusDescription: string;
            reworks: components["schemas"]["JobRework"][];
            /** @description The current step can be started. */
            canStartStep: boolean;
            /** @description The current step can be completed. */
            canCompleteStep: boolean;
            /** @description The job can be restarted. */
            canRestartJob: boolean;
            /** @description The last action can be taken back. */
            canUndoJob: boolean;
            /** @description A rework can be added. */
            canRework: boolean;
            reasons: components["schemas"]["ActionReason"][];
        };
        /** @description A work order: the jobs for one material. */
        WorkOrderModel: {
            /** @description Material number, null when there is none. */
            materialNumber: string | null;
            combinedOrders: components["schemas"]["CombinedOrderReference"][];
            manufacturingJobs: components["schemas"]["Job"][];
        };
        /** @description A job of a prototype, with the status that decides whether its workflow may change (I3). */
        PrototypeManufacturingJob: {
            id: components["schemas"]["JobId"];
            /** @description Name of the job. */
            name: string;
            /** @description 0 not started, then as the status of a step. */
            manufacturingStatus: number;
            jobSteps: components["schemas"]["JobStepOfJob"][];
            currentJobStepId: components["schemas"]["RecordId"] | null;
            progress: components["schemas"]["Percent"];
            /** @description Steps completed or skipped. */
            completedNumberSteps: number;
            /** @description Steps in all. */
            overallNumberSteps: number;
            currentUserSymbol: components["schemas"]["UserSymbol"] | null;
            /** @description Status in words. */
            manufacturingStatusDescription: string;
            /** @description The current step can be started. */
            canStartStep: boolean;
            /** @description The current step can be completed. */
            canCompleteStep: boolean;
            /** @description The job can be restarted. */
            canRestartJob: boolean;
            /** @description The last action can be taken back. */
            canUndoJob: boolean;
            /** @description Always false: a rework cannot be added here (I8). */
            canRework: boolean;
        };
        /** @description A step of a prototype workflow. */
        PrototypeJobStep: {
            id: components["schemas"]["RecordId"];
            workflowStepId: components["schemas"]["JobStepId"];
            /** @description Name of the step. */
            name: string;
            successStepId: components["schemas"]["RecordId"] | null;
            /** @description Name of the successor. */
            successName: string | null;
            /** @description Place in the workflow, from 1. */
            sequenceNumber: number;
        };
        /** @description A workflow of a prototype, with its jobs. */
        PrototypeWorkProcedure: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the workflow. */
            name: string;
            prototypeManufacturingJobs: components["schemas"]["PrototypeManufacturingJob"][];
            jobSteps: components["schemas"]["PrototypeJobStep"][];
            /** @description True while no job has started (I3). */
            canBeModified: boolean;
        };
        /** @description Manufacturing details of a cycle, normal or prototype. */
        ManufacturingCycleDetails: {
            id: components["schemas"]["CycleId"];
            fulfilmentPlanId: components["schemas"]["PlanId"];
            timestamp: components["schemas"]["Stamp"];
            requestType: components["schemas"]["RequestType"];
            /** @description Request id and revision of the manufacturing data. */
            requestIdWithManufacturingRevision: string;
            requestId: components["schemas"]["RequestNumber"];
            dueDate: components["schemas"]["Instant"] | null;
            /** @description How the start was planned. */
            schedulingStrategyShortName: string | null;
            productNumber: components["schemas"]["ProductNumber"] | null;
            /** @description Name of the product type. */
            productType: string;
            /** @description The data of the required revision are available. */
            manufacturingDataAvailable: boolean;
            /** @description Revision of the manufacturing data that is needed. */
            requiredManufacturingDataRevision: number;
            /** @description Approvals in words. */
            approvalState: string | null;
            /** @description Pieces to make. */
            quantity: number | null;
            /** @description Order number. */
            orderNumber: string | null;
            /** @description The product is an MSD product. */
            isMSDProduct: boolean;
            /** @description A prototype with its own workflow (H21). */
            isCustomPrototype: boolean;
            /** @description Whether Finalize is shown (H16). */
            showSkipButton: boolean;
            /** @description The caller may act on the cycle. */
            canManageManufacturingCycles: boolean;
            /** @description The caller may edit the plan. */
            canManageFulfilmentPlan: boolean;
            /** @description False disables the comment list. */
            canManageComments: boolean;
            manufacturingLocationTimezone: components["schemas"]["TimeZoneName"];
            context: components["schemas"]["DetailsContext"] | null;
            /** @description Material number when there is one work order. */
            materialNumber: string | null;
            combinedOrders: components["schemas"]["CombinedOrderReference"][];
            workOrderModels: components["schemas"]["WorkOrderModel"][];
            prototypeWorkProcedureModels: components["schemas"]["PrototypeWorkProcedure"][];
            comments: components["schemas"]["Comment"][];
        };
        /** @description Acts on the current step of a job. */
        JobActionRequest: {
            manufacturingCycleId: components["schemas"]["CycleId"];
            manufacturingJobId: components["schemas"]["JobId"];
            timestampBase64: components["schemas"]["Stamp"];
        };
        /** @description Acts on the current step of a rework. */
        ReworkActionRequest: {
            manufacturingCycleId: components["schemas"]["CycleId"];
            manufacturingJobReworkId: components["schemas"]["RecordId"];
            timestampBase64: components["schemas"]["Stamp"];
        };
        /** @description Repeats steps of a job from a chosen one. */
        AddReworkRequest: {
            manufacturingCycleId: components["schemas"]["CycleId"];
            manufacturingJobId: components["schemas"]["JobId"];
            /** @description Step of the job from which is repeated: a completed one, or the current one when it is completed (H9). */
            startJobStepId: components["schemas"]["RecordId"];
            /** @description Material numbers, joined by comma (H10). */
            name: string;
            timestampBase64: components["schemas"]["Stamp"];
        };
        /** @description Cycles that can be processed together with the chosen ones. */
        CompatibleCycles: {
            result: components["schemas"]["CycleId"][];
        };
        /**
         * @description What is done with a step (S1 §3, J10).
         * @enum {integer}
         */
        TransitionActionType: 1 | 2 | 3;
        /** @description A state and its number. */
        NameType: {
            /** @description Name of the state. */
            name: string;
            type: components["schemas"]["JobStepStatus"];
        };
        /** @description A step changes from one state to another. */
        TransitionAction: {
            /** @description Name of the action. */
            name: string;
            type: components["schemas"]["TransitionActionType"];
            statePreOperation: components["schemas"]["NameType"];
            statePostOperation: components["schemas"]["NameType"];
        };
        /** @description A cycle to which an action applies. */
        AffectedCase: {
            id: components["schemas"]["CycleId"];
            requestId: components["schemas"]["RequestNumber"];
            manufacturingJobId: components["schemas"]["JobId"];
        };
        /** @description An action that several cases can take together. */
        BulkWorkflowStep: {
            /** @description Name of the step. */
            name: string;
            /** @description Name of the workflow. */
            workflowName: string;
            transitionAction: components["schemas"]["TransitionAction"];
            transitionActionType: components["schemas"]["TransitionActionType"];
            affectedCases: components["schemas"]["AffectedCase"][];
        };
        /** @description A workflow and the actions that its cases can take together. */
        BulkWorkflow: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the workflow. */
            name: string;
            workflowSteps: components["schemas"]["BulkWorkflowStep"][];
        };
        /** @description Workflows with their common actions. */
        CycleWorkflowGroup: {
            workflows: components["schemas"]["BulkWorkflow"][];
        };
        /** @description Workflows of the chosen cycles. */
        CycleWorkflows: {
            result: components["schemas"]["CycleWorkflowGroup"];
        };
        /** @description A step of a prototype workflow as entered; successors name sequence numbers of the same list. */
        PrototypeStepForm: {
            workflowStepId: components["schemas"]["JobStepId"];
            /** @description Sequence number of the successor; null for the last step, never the step itself. */
            successStepId: number | null;
            /** @description Place in the workflow, from 1 without gaps. */
            sequenceNumber: number;
        };
        /** @description A workflow of a prototype as it shall be. */
        WorkProcedureChange: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the workflow. */
            name: string;
            jobSteps: components["schemas"]["PrototypeStepForm"][];
        };
        /** @description A new workflow of a prototype. */
        NewWorkProcedure: {
            /** @description Name of the workflow. */
            name: string;
            jobSteps: components["schemas"]["PrototypeStepForm"][];
        };
        /** @description Acts on the current step of a prototype job. */
        PrototypeJobActionRequest: {
            prototypeManufacturingCycleId: components["schemas"]["CycleId"];
            prototypeManufacturingJobId: components["schemas"]["JobId"];
            timestampBase64: components["schemas"]["Stamp"];
        };
        /**
         * @description What identifies the orders of a definition (L7).
         * @enum {integer}
         */
        CombinedOrderKeyType: 1 | 2 | 3;
        /** @description A kind of combined order. */
        CombinedOrderDefinition: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the kind. */
            name: string;
            keyType: components["schemas"]["CombinedOrderKeyType"];
        };
        /**
         * @description Identifier of a combined order, unique within its definition.
         * @example LOT-2611-03
         */
        CombinedOrderIdentifier: string;
        /**
         * @description How far a combined order is (L19).
         * @enum {integer}
         */
        CombinedOrderStatus: 0 | 1 | 2;
        /** @description Which page of which combined orders. */
        CombinedOrderListQuery: {
            chosenDefinition?: components["schemas"]["RecordId"] | null;
            chosenIdentifiers?: components["schemas"]["CombinedOrderIdentifier"][];
            chosenStatuses?: components["schemas"]["CombinedOrderStatus"][];
            /**
             * @description Column to sort by.
             * @enum {string}
             */
            orderBy?: "identifier" | "orderNumber" | "combinedOrderDefinitionName" | "status" | "manufacturingProgress";
            ascending?: components["schemas"]["SortOrder"];
            limit?: components["schemas"]["PageLimit"];
            page?: components["schemas"]["PageNumber"];
        };
        /** @description A combined order. */
        CombinedOrder: {
            id: components["schemas"]["RecordId"];
            identifier: components["schemas"]["CombinedOrderIdentifier"];
            /** @description Order number. */
            orderNumber: string | null;
            combinedOrderDefinitionId: components["schemas"]["RecordId"];
            /** @description Name of the kind. */
            combinedOrderDefinitionName: string;
            status: components["schemas"]["CombinedOrderStatus"];
            manufacturingProgress: components["schemas"]["Percent"];
            comments: components["schemas"]["Comment"][];
        };
        /** @description A combined order and its neighbours in the list (L6). */
        CombinedOrderDetails: {
            targetCombinedOrder: components["schemas"]["CombinedOrder"];
            /** @description Place in the list, from 1; 0 when it is not in the list. */
            targetIndex: number;
            count: components["schemas"]["Count"];
            previousCombinedOrderId: components["schemas"]["RecordId"] | null;
            previousCombinedOrderIdentifier: components["schemas"]["CombinedOrderIdentifier"] | null;
            nextCombinedOrderId: components["schemas"]["RecordId"] | null;
            nextCombinedOrderIdentifier: components["schemas"]["CombinedOrderIdentifier"] | null;
        };
        /** @description The common job of a combined order (L10, L11). */
        WorkOrderJob: {
            /** @description Name of the job. */
            name: string;
            workflowId: components["schemas"]["RecordId"];
            /** @description Place of the current step, from 1; 0 before the first. */
            currentSequenceNumber: number;
            currentStepStatus: components["schemas"]["JobStepStatus"];
            /** @description The current step can be started. */
            canStart: boolean;
            /** @description The current step can be completed. */
            canFinish: boolean;
            /** @description The last action can be taken back. */
            canUndo: boolean;
            jobSteps: components["schemas"]["IdName"][];
        };
        /** @description A job that belongs to a combined order (L16, L23). */
        CombinedManufacturingJobTag: {
            id: components["schemas"]["JobId"];
            requestId: components["schemas"]["RequestNumber"];
            fulfilmentPlanId: components["schemas"]["PlanId"];
            /** @description Name of the workflow. */
            workflow: string;
            /** @description Which pass through the workflow. */
            passNumber: number;
            /** @description False is shown as danger. */
            isReadyForManufacturing: boolean;
        };
        /** @description A job that can be added. */
        CandidateManufacturingJob: {
            id: components["schemas"]["JobId"];
            /** @description Name of the workflow. */
            workflow: string;
        };
        /** @description A request with jobs that can be added (L13). */
        RequestCandidate: {
            id: components["schemas"]["PlanId"];
            requestId: components["schemas"]["RequestNumber"];
            manufacturingJobs: components["schemas"]["CandidateManufacturingJob"][];
        };
        /** @description A product type. */
        ProductType: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["ProductTypeId"];
            /** @description Name of the product type. */
            name: components["schemas"]["RecordName"];
            code: components["schemas"]["ProductTypeCode"];
            defaultManufacturingLocationId: components["schemas"]["ManufacturingLocationId"] | null;
            /** @description Its products can be made at risk. */
            manufacturingAtRisk: boolean;
            /** @description Not offered on other screens (T10). */
            isHidden: boolean;
            /** @description Name of the plant. */
            defaultManufacturingLocationName: string | null;
        };
        /** @description What is entered for a product type. */
        ProductTypeForm: {
            /** @description Name of the product type. */
            name: components["schemas"]["RecordName"];
            code: components["schemas"]["ProductTypeCode"];
            defaultManufacturingLocationId: components["schemas"]["ManufacturingLocationId"] | null;
            /** @description Its products can be made at risk. */
            manufacturingAtRisk: boolean;
            /** @description Not offered on other screens (T10). */
            isHidden: boolean;
        };
        /** @description A product that can be planned. */
        Product: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["ProductId"];
            number: components["schemas"]["ProductNumber"];
            /** @description Name of the product. */
            name: components["schemas"]["RecordName"];
            /** @description Symbol of the product in lists. */
            symbol: string;
            /** @description Implants in one piece of the product; 1 when absent. */
            numberOfImplants: number;
            productTypeId: components["schemas"]["ProductTypeId"];
            manufacturingCycleDefinitionId: components["schemas"]["RecordId"];
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            /** @description Plans for it have priority. */
            isPriority: boolean;
            /** @description Offered for new plans; true when absent. */
            isActive: boolean;
            /** @description It can be made at risk. */
            manufacturingAtRisk: boolean;
            /** @description Name of the product type. */
            productTypeName: string;
            /** @description Name of the cycle definition. */
            manufacturingCycleDefinitionName: string;
            /** @description Name of the plant. */
            manufacturingLocationName: string;
        };
        /** @description A product type that can be chosen; a hidden one stays only where it is chosen already (T10). */
        ProductTypeOption: {
            id: components["schemas"]["ProductTypeId"];
            /** @description Name of the product type. */
            name: string;
            /** @description Not offered. */
            isHidden: boolean;
        };
        /** @description What is entered for a product. */
        ProductForm: {
            number: components["schemas"]["ProductNumber"];
            /** @description Name of the product. */
            name: components["schemas"]["RecordName"];
            /** @description Symbol of the product in lists. */
            symbol: string;
            /** @description Implants in one piece of the product; 1 when absent. */
            numberOfImplants?: number;
            productTypeId: components["schemas"]["ProductTypeId"];
            manufacturingCycleDefinitionId: components["schemas"]["RecordId"];
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            /** @description Plans for it have priority. */
            isPriority: boolean;
            /** @description Offered for new plans; true when absent. */
            isActive?: boolean;
            /** @description It can be made at risk. */
            manufacturingAtRisk: boolean;
        };
        /** @description From a product name and key of an imported request to a product type and a category. */
        ProductTypeMapping: {
            id: components["schemas"]["RecordId"];
            /** @description Product name as it stands in the imported requests. */
            requestProductName: string;
            /** @description Key as it stands in the imported requests. */
            productKey: string;
            productTypeId: components["schemas"]["ProductTypeId"];
            requestTypeId: components["schemas"]["RequestType"];
            /** @description Such plans have priority. */
            isPriority: boolean;
            /** @description Such plans need a design session. */
            isDesignSessionRequired: boolean;
        };
        /** @description A mapping as listed. */
        ListedProductTypeMapping: components["schemas"]["ListedRecord"] & components["schemas"]["ProductTypeMapping"] & {
            /** @description Name of the product type. */
            productTypeName: string;
            /** @description Name of the category. */
            requestTypeName: string;
        };
        /** @description A category that can be chosen. */
        RequestTypeOption: {
            id: components["schemas"]["RequestType"];
            /** @description Name of the category. */
            name: string;
        };
        /** @description What is entered for a mapping. */
        ProductTypeMappingForm: {
            /** @description Product name as it stands in the imported requests. */
            requestProductName: string;
            /** @description Key as it stands in the imported requests. */
            productKey: string;
            productTypeId: components["schemas"]["ProductTypeId"];
            requestTypeId: components["schemas"]["RequestType"];
            /** @description Such plans have priority. */
            isPriority: boolean;
            /** @description Such plans need a design session. */
            isDesignSessionRequired: boolean;
        };
        /** @description A product as an option. */
        ConfiguredProduct: {
            id: components["schemas"]["ProductId"];
            number: components["schemas"]["ProductNumber"];
            /** @description Name of the product. */
            name: string;
            productTypeId: components["schemas"]["ProductTypeId"];
        };
        /** @description A report as a menu entry. */
        ReportMenuEntry: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the report. */
            name: components["schemas"]["RecordName"];
        };
        /**
         * Format: uri
         * @description Address of a page outside the application.
         * @example https://orders.example.com/requests/26-10412
         */
        WebAddress: string;
        /** @description A report. */
        Report: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the report. */
            name: components["schemas"]["RecordName"];
            /** @description Page to show in a frame; http or https only. */
            link: components["schemas"]["WebAddress"];
        };
        /** @description A report as its definition is maintained. */
        ReportDefinition: components["schemas"]["ListedRecord"] & components["schemas"]["Report"];
        /** @description What is entered for a report. */
        ReportForm: {
            /** @description Name of the report. */
            name: components["schemas"]["RecordName"];
            /** @description Page to show in a frame; http or https only. */
            link: components["schemas"]["WebAddress"];
        };
        /** @description A report as it shall be. */
        ReportChange: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the report. */
            name: components["schemas"]["RecordName"];
            /** @description Page to show in a frame; http or https only. */
            link: components["schemas"]["WebAddress"];
        };
        /** @description A calendar; one whose name contains Capacity holds capacities, any other holidays (T13). */
        Calendar: {
            id: components["schemas"]["CalendarId"];
            /** @description Name of the calendar. */
            name: components["schemas"]["RecordName"];
        };
        /** @description What is entered for a calendar. */
        CalendarForm: {
            /** @description Name of the calendar. */
            name: components["schemas"]["RecordName"];
        };
        /** @description A calendar that can be chosen. */
        CalendarOption: {
            value: components["schemas"]["CalendarId"];
            /** @description Name of the calendar. */
            text: string;
        };
        /**
         * @description What stands in a calendar.
         * @enum {string}
         */
        CalendarEventKind: "holiday" | "capacity";
        /** @description A holiday or a capacity, for the month grid. */
        CalendarEvent: {
            id: components["schemas"]["RecordId"];
            kind: components["schemas"]["CalendarEventKind"];
            /** @description What the grid shows. */
            title: string;
            /** @description First day. */
            date: components["schemas"]["PlainDate"];
            /** @description Last day; null for a single day. */
            dateTo: components["schemas"]["PlainDate"] | null;
            /** @description Starts per day, for a capacity. */
            value: number | null;
            locationId: components["schemas"]["ManufacturingLocationId"] | null;
        };
        /** @description A holiday. */
        CalendarHolidayItem: {
            id: components["schemas"]["RecordId"];
            calendarId: components["schemas"]["CalendarId"];
            date: components["schemas"]["PlainDate"];
            /** @description Name of the holiday. */
            name: string;
        };
        /** @description A holiday to be added. */
        NewHoliday: {
            calendarId: components["schemas"]["CalendarId"];
            date: components["schemas"]["PlainDate"];
            /** @description Name of the holiday. */
            name: string;
        };
        /** @description A new name for a holiday. */
        HolidayChange: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the holiday. */
            name: string;
        };
        /** @description A new holiday, or a new name for one. */
        HolidayForm: components["schemas"]["NewHoliday"] | components["schemas"]["HolidayChange"];
        /** @description A capacity. */
        CalendarCapacityItem: {
            id: components["schemas"]["RecordId"];
            calendarId: components["schemas"]["CalendarId"];
            locationId: components["schemas"]["ManufacturingLocationId"];
            /** @description First day. */
            date: components["schemas"]["PlainDate"];
            /** @description Last day. */
            dateTo: components["schemas"]["PlainDate"];
            /** @description Starts per day. */
            value: number;
        };
        /** @description A capacity to be added or changed. */
        CapacityForm: {
            /** @description Null or absent to add one. */
            id?: components["schemas"]["RecordId"] | null;
            calendarId: components["schemas"]["CalendarId"];
            locationId: components["schemas"]["ManufacturingLocationId"];
            /** @description First day. */
            date: components["schemas"]["PlainDate"];
            /** @description Last day. */
            dateTo: components["schemas"]["PlainDate"];
            /** @description Starts per day. */
            value: number;
        };
        /**
         * @description Local time of day, HH:mm:ss.
         * @example 15:00:00
         */
        TimeOfDay: string;
        /** @description A plant. Times are local to its zone. */
        ManufacturingLocation: {
            id: components["schemas"]["ManufacturingLocationId"];
            /** @description Name of the plant. */
            name: components["schemas"]["RecordName"];
            /** @description Country. */
            country: string;
            calendarId: components["schemas"]["CalendarId"];
            timeZone: components["schemas"]["TimeZoneName"];
            /** @description Start of the working day, 06:00 to 10:00 in half hours. */
            workDayStart: components["schemas"]["TimeOfDay"];
            /** @description End of the working day, 14:00 to 18:00 in half hours. */
            workDayEnd: components["schemas"]["TimeOfDay"];
            /** @description Offered for new plans. */
            isActive: boolean;
            /** @description CMRP Cut-Off Time, 01:00 to 23:00 in hours: later than this counts for the next day. */
            cmrpCutOffTime: components["schemas"]["TimeOfDay"];
            /** @description UPC Cut-Off Time. */
            upcCutOffTime: components["schemas"]["TimeOfDay"];
            /** @description PEEK Cut-Off Time. */
            peekCutOffTime: components["schemas"]["TimeOfDay"];
            /** @description UMC Cut-off Time. */
            umcCutOffTime: components["schemas"]["TimeOfDay"];
            /** @description HipMap Cut-off Time. */
            hipMapCutOffTime: components["schemas"]["TimeOfDay"];
        };
        /** @description What is entered for a plant. */
        ManufacturingLocationForm: {
            /** @description Name of the plant. */
            name: components["schemas"]["RecordName"];
            /** @description Country. */
            country: string;
            calendarId: components["schemas"]["CalendarId"];
            timeZone: components["schemas"]["TimeZoneName"];
            /** @description Start of the working day, 06:00 to 10:00 in half hours. */
            workDayStart: components["schemas"]["TimeOfDay"];
            /** @description End of the working day, 14:00 to 18:00 in half hours. */
            workDayEnd: components["schemas"]["TimeOfDay"];
            /** @description Offered for new plans. */
            isActive: boolean;
            /** @description CMRP Cut-Off Time, 01:00 to 23:00 in hours: later than this counts for the next day. */
            cmrpCutOffTime: components["schemas"]["TimeOfDay"];
            /** @description UPC Cut-Off Time. */
            upcCutOffTime: components["schemas"]["TimeOfDay"];
            /** @description PEEK Cut-Off Time. */
            peekCutOffTime: components["schemas"]["TimeOfDay"];
            /** @description UMC Cut-off Time. */
            umcCutOffTime: components["schemas"]["TimeOfDay"];
            /** @description HipMap Cut-off Time. */
            hipMapCutOffTime: components["schemas"]["TimeOfDay"];
        };
        /** @description Working days that every plan of a product type gets in addition. */
        DefaultLeadTimeModification: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["RecordId"];
            /** @description Working days added. */
            additionalDays: number;
            milestoneId: components["schemas"]["MilestoneId"];
            productTypeId: components["schemas"]["ProductTypeId"];
            /** @description Name of the milestone. */
            milestone: string;
            /** @description Name of the product type. */
            productType: string;
            /** @description Always true; spelled with a capital letter (C38). */
            IsDefault: boolean;
        };
        /** @description What is entered for a default modification. */
        DefaultLeadTimeModificationForm: {
            /** @description Working days added. */
            additionalDays: number;
            milestoneId: components["schemas"]["MilestoneId"];
            productTypeId: components["schemas"]["ProductTypeId"];
        };
        /** @description A default modification as it shall be. */
        DefaultLeadTimeModificationChange: {
            id: components["schemas"]["RecordId"];
            /** @description Working days added. */
            additionalDays: number;
            milestoneId: components["schemas"]["MilestoneId"];
            productTypeId: components["schemas"]["ProductTypeId"];
        };
        /** @description A group of lead times (T17). */
        LeadTimeGroup: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the group. */
            name: components["schemas"]["RecordName"];
            /** @description Default product type. */
            productType: string | null;
            productTypeId: components["schemas"]["ProductTypeId"] | null;
        };
        /** @description A lead time as listed (T18, T30). */
        MilestoneLeadTimeRow: {
            id: components["schemas"]["RecordId"];
            /** @description Label of the milestone option. */
            leadTimeName: string;
            /** @description Name of the product type. */
            productType: string | null;
            /** @description Category. */
            requestType: string;
            /** @description Working days (T21). */
            hours: number;
            /** @description Name of the plant. */
            manufacturingLocation: string | null;
            /** @description Name of the distribution centre. */
            distributionCenter: string | null;
            orderItemId: components["schemas"]["MilestoneId"];
            requestTypeId: components["schemas"]["RequestType"];
            /** @description Applies when nothing else does. */
            isDefault: boolean;
        };
        /** @description A lead time: working days to a milestone for plans that match. */
        MilestoneLeadTime: {
            id: components["schemas"]["RecordId"];
            requestTypeId: components["schemas"]["RequestType"];
            productTypeId: components["schemas"]["ProductTypeId"] | null;
            /** @description Only for milestones out of manufacturing (T19). */
            distributionCenterId: components["schemas"]["DistributionCenterId"] | null;
            /** @description Only for milestones in manufacturing (T19). */
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"] | null;
            /** @description Scheduling strategy to which it is limited. */
            schedulingStrategyId: components["schemas"]["RecordId"] | null;
            /** @description Working days for plans bound by a service level; 1 for a new row. */
            serviceLevelDays: number;
            leadTimeGroupId: components["schemas"]["RecordId"];
            /** @description Working days when manufacturing starts at risk; 1 for a new row. */
            manufacturingAtRiskDays: number;
            /** @description Applies when nothing else does; only its days can be changed. */
            isDefault: boolean;
            /** @description The lead time: the milestone to which it leads. */
            orderItemId: components["schemas"]["MilestoneId"];
            /** @description Working days. The field is named hours and holds days (T21). */
            hours: number;
            timestampBase64: components["schemas"]["Stamp"];
        };
        /** @description What is entered for a lead time. */
        MilestoneLeadTimeForm: {
            requestTypeId: components["schemas"]["RequestType"];
            productTypeId: components["schemas"]["ProductTypeId"] | null;
            /** @description Only for milestones out of manufacturing (T19). */
            distributionCenterId: components["schemas"]["DistributionCenterId"] | null;
            /** @description Only for milestones in manufacturing (T19). */
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"] | null;
            /** @description Scheduling strategy to which it is limited. */
            schedulingStrategyId: components["schemas"]["RecordId"] | null;
            /** @description Working days for plans bound by a service level; 1 for a new row. */
            serviceLevelDays: number;
            leadTimeGroupId: components["schemas"]["RecordId"];
            /** @description Working days when manufacturing starts at risk; 1 for a new row. */
            manufacturingAtRiskDays: number;
            /** @description Applies when nothing else does; only its days can be changed. */
            isDefault: boolean;
            /** @description The lead time: the milestone to which it leads. */
            orderItemId: components["schemas"]["MilestoneId"];
            /** @description Working days. The field is named hours and holds days (T21). */
            hours: number;
        };
        /** @description A lead time as it shall be. */
        MilestoneLeadTimeChange: {
            id: components["schemas"]["RecordId"];
            requestTypeId: components["schemas"]["RequestType"];
            productTypeId: components["schemas"]["ProductTypeId"] | null;
            /** @description Only for milestones out of manufacturing (T19). */
            distributionCenterId: components["schemas"]["DistributionCenterId"] | null;
            /** @description Only for milestones in manufacturing (T19). */
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"] | null;
            /** @description Scheduling strategy to which it is limited. */
            schedulingStrategyId: components["schemas"]["RecordId"] | null;
            /** @description Working days for plans bound by a service level; 1 for a new row. */
            serviceLevelDays: number;
            leadTimeGroupId: components["schemas"]["RecordId"];
            /** @description Working days when manufacturing starts at risk; 1 for a new row. */
            manufacturingAtRiskDays: number;
            /** @description Applies when nothing else does; only its days can be changed. */
            isDefault: boolean;
            /** @description The lead time: the milestone to which it leads. */
            orderItemId: components["schemas"]["MilestoneId"];
            /** @description Working days. The field is named hours and holds days (T21). */
            hours: number;
        };
        /** @description A milestone that a lead time can lead to. */
        MilestoneOption: {
            orderItemId: components["schemas"]["MilestoneId"];
            /** @description Label. */
            milestones: string;
            /** @description True asks for a distribution centre instead of a plant (T19). */
            isOutOfManufacturing: boolean;
        };
        /** @description A lead time that fits. */
        LeadTimeCandidate: {
            id: components["schemas"]["RecordId"];
            leadTimeGroupId: components["schemas"]["RecordId"] | null;
            /** @description Name of its group. */
            leadTimeGroup: string | null;
            /** @description Working days (T21). */
            hours: number;
            /** @description Why it counts or does not. */
            reason: string;
        };
        /** @description A milestone and the lead times that fit, the one that counts first. */
        ApplyingLeadTime: {
            orderItemId: components["schemas"]["MilestoneId"];
            /** @description Label of the milestone. */
            leadTimeName: string;
            /** @description Working days in all; null where nothing fits. */
            days: number | null;
            /** @description Of these, what the default modification of the product type adds (T16). */
            modificationDays: number;
            candidates: components["schemas"]["LeadTimeCandidate"][];
        };
        /** @description A milestone of open plans that no lead time fits. */
        MissingLeadTime: {
            orderItemId: components["schemas"]["MilestoneId"];
            /** @description Label of the milestone. */
            leadTimeName: string;
            productTypeId: components["schemas"]["ProductTypeId"];
            /** @description Name of the product type. */
            productType: string;
            /** @description Category. */
            requestType: string;
            /** @description The plant, or the distribution centre where the milestone is out of manufacturing. */
            place: string | null;
            /** @description Open plans without a date for that reason. */
            plans: number;
            /** @description The group in which it can be mended; null when there is none for the product type. */
            leadTimeGroupId: components["schemas"]["RecordId"] | null;
        };
        /** @description A workflow as listed. */
        WorkflowRow: {
            id: components["schemas"]["RecordId"];
            /** @description Symbol. */
            symbol: string;
            /** @description Name. */
            name: components["schemas"]["RecordName"];
            /** @description Name on the shop floor. */
            displayName: string;
        };
        /** @description Counts from 1 with every change of the workflow. */
        WorkflowVersionNumber: number;
        /** @description A step of a workflow. */
        WorkflowStep: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the job step. */
            name: string;
            stepId: components["schemas"]["JobStepId"];
            /** @description Name of the success successor. */
            successName: string | null;
            /** @description Name of the failure successor. */
            failureName: string | null;
            /** @description Step that follows a success; null for the next in order. */
            successStepId: components["schemas"]["JobStepId"] | null;
            /** @description Step that follows a failure; null where a failure leads nowhere. */
            failureStepId: components["schemas"]["JobStepId"] | null;
            /** @description Number of the step in the production order; its place in the workflow unless another was given. */
            productionOrderStepNumber: number;
            /** @description Finished by an outside signal, not by a person. */
            checkSyncStatusOnly: boolean;
        };
        /** @description A workflow with its steps in order, its version and what keeps it from being changed. */
        Workflow: components["schemas"]["WorkflowRow"] & components["schemas"]["ListedRecord"] & {
            version: components["schemas"]["WorkflowVersionNumber"];
            workflowSteps: components["schemas"]["WorkflowStep"][];
        };
        /** @description A workflow as it was from one change to the next. */
        WorkflowVersion: {
            version: components["schemas"]["WorkflowVersionNumber"];
            /** @description Symbol. */
            symbol: string;
            /** @description Name. */
            name: components["schemas"]["RecordName"];
            /** @description Name on the shop floor. */
            displayName: string;
            workflowSteps: components["schemas"]["WorkflowStep"][];
            madeAt: components["schemas"]["Instant"];
            user: components["schemas"]["UserReference"];
        };
        /** @description A step of a workflow as entered. */
        WorkflowStepForm: {
            /** @description Id of the step when it exists. */
            id?: components["schemas"]["RecordId"] | null;
            stepId: components["schemas"]["JobStepId"];
            /** @description Another step of this workflow, never the step itself; null for the next in order. */
            successStepId: components["schemas"]["JobStepId"] | null;
            /** @description Another step of this workflow, never the step itself; null where a failure leads nowhere. */
            failureStepId: components["schemas"]["JobStepId"] | null;
            /** @description Number of the step in the production order (U8). The place in the workflow is the place in the list. */
            productionOrderStepNumber: number;
            /** @description Finished by an outside signal. */
            checkSyncStatusOnly: boolean;
        };
        /** @description What is entered for a new workflow. */
        WorkflowForm: {
            /** @description Symbol. */
            symbol: string;
            /** @description Name. */
            name: components["schemas"]["RecordName"];
            /** @description Name on the shop floor. */
            displayName: string;
            workflowSteps: components["schemas"]["WorkflowStepForm"][];
        };
        /** @description Points at a workflow. */
        WorkflowReference: {
            id: components["schemas"]["RecordId"];
        };
        /** @description The id of a new workflow. */
        WorkflowCreated: {
            result: components["schemas"]["WorkflowReference"];
        };
        /** @description A workflow as it shall be. */
        WorkflowChange: {
            id: components["schemas"]["RecordId"];
            /** @description Symbol. */
            symbol: string;
            /** @description Name. */
            name: components["schemas"]["RecordName"];
            /** @description Name on the shop floor. */
            displayName: string;
            workflowSteps: components["schemas"]["WorkflowStepForm"][];
        };
        /** @description A work order of a cycle definition. */
        WorkProcedure: {
            id: components["schemas"]["RecordId"];
            /** @description Material number. */
            materialNumber: string;
            workflows: components["schemas"]["WorkflowRow"][];
        };
        /** @description What a manufacturing cycle consists of (U10 to U12). */
        ManufacturingCycleDefinition: {
            timestampBase64: components["schemas"]["Stamp"];
            id: components["schemas"]["RecordId"];
            /** @description Name. */
            name: components["schemas"]["RecordName"];
            workProcedures: components["schemas"]["WorkProcedure"][];
        };
        /** @description A work order of a cycle definition: a material and its workflows. */
        WorkProcedureForm: {
            /** @description Id when it exists. */
            id?: components["schemas"]["RecordId"] | null;
            /** @description Material number. */
            materialNumber: string;
            workflows: components["schemas"]["RecordId"][];
        };
        /** @description A definition as it shall be; id 0 adds one. */
        ManufacturingCycleDefinitionForm: {
            /** @description Id, 0 for a new definition. */
            id: number;
            /** @description Name. */
            name: components["schemas"]["RecordName"];
            workProcedures: components["schemas"]["WorkProcedureForm"][];
        };
        /** @description From how many hours past the planned end a step is critical. */
        Criticality: {
            /** @description Level. */
            level: number;
            /** @description Hours past the planned end; null when the level is not used. */
            hours: number | null;
        };
        /** @description Effort of one step. */
        WorkflowStepEffortItem: {
            jobStepId: components["schemas"]["JobStepId"];
            /** @description Name of the step. */
            name: string;
            /** @description Planned working time in minutes. */
            effort: number | null;
            criticalities: components["schemas"]["Criticality"][];
            /** @description Planned end and time are shown. */
            showExpectedTime: boolean;
            /** @description Needs a person. */
            requiresWorker: boolean;
        };
        /** @description Efforts of a group of steps at a plant. */
        WorkflowStepEffort: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the group: the workflow. */
            name: string;
            items: components["schemas"]["WorkflowStepEffortItem"][];
        };
        /** @description A user. */
        User: {
            id: components["schemas"]["UserId"];
            /** @description Name for signing in; fixed once the user exists. */
            userName: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            email: components["schemas"]["EmailAddress"];
            symbol: components["schemas"]["UserSymbol"];
            /** @description May sign in. */
            isActive: boolean;
            timestamp: components["schemas"]["Stamp"];
        };
        /** @description A user to be added. */
        NewUser: {
            /** @description Name for signing in. */
            userName: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            email: components["schemas"]["EmailAddress"];
            symbol: components["schemas"]["UserSymbol"];
            /** @description May sign in. */
            isActive: boolean;
        };
        /** @description The new user and the link for their password. */
        UserAdded: {
            /** @description Single-use link to set the first password (C5). */
            setPasswordUrl: components["schemas"]["WebAddress"];
            userId: components["schemas"]["UserId"];
        };
        /** @description A user as they shall be. */
        UserChange: {
            /** @description Cannot change; may be sent back as read. */
            userName?: string;
            /** @description May be sent back as read. */
            id?: components["schemas"]["UserId"];
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            email: components["schemas"]["EmailAddress"];
            symbol: components["schemas"]["UserSymbol"];
            /** @description May sign in. */
            isActive: boolean;
            timestamp: components["schemas"]["Stamp"];
        };
        /** @description A new password for oneself. */
        PasswordChange: {
            /** @description Password until now. */
            oldPassword: string;
            /** @description New password, at least 8 characters. */
            newPassword: string;
            /** @description The new password once more. */
            passwordConfirmation: string;
        };
        /** @description Outcome of a password reset. */
        PasswordReset: {
            /** @description Whether the password was reset. */
            succeeded: boolean;
            /** @description Single-use link to set a new password (C15). */
            resetPasswordUrl?: components["schemas"]["WebAddress"] | null;
        };
        /** @description A right that user management can grant. */
        UserManagementPermission: {
            id: components["schemas"]["RecordId"];
            /** @description Name shown to the administrator. */
            name: string;
            code: components["schemas"]["PermissionName"];
        };
        /** @description A right of the main system and whether the user holds it. */
        MainSystemPermission: {
            id: components["schemas"]["RecordId"];
            /** @description Name shown to the administrator. */
            name: string;
            code: components["schemas"]["PermissionName"];
            /** @description The user holds it. */
            granted: boolean;
            /** @description Roles through which the user holds it; such a right cannot be taken away alone (C22). */
            grantedByRoles: string[];
        };
        /** @description A role and whether the user has it. */
        RoleRow: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the role. */
            name: string;
            /** @description The user has it. */
            granted: boolean;
        };
        /** @description A notification. */
        Notification: {
            /** @description Id of the notification; spelled as specified. */
            notyficationId: components["schemas"]["RecordId"];
            requestId: components["schemas"]["RequestNumber"];
            fulfilmentPlanId: components["schemas"]["PlanId"] | null;
            manufacturingCycleId: components["schemas"]["CycleId"] | null;
            /** @description When it was made; shown as YYYY-MM-DD. */
            time: components["schemas"]["Instant"];
            /** @description Text. */
            notificationMessage: string;
        };
        /** @description Main settings. */
        NotificationsSettings: {
            id: components["schemas"]["RecordId"];
            /** @description Days until a notification expires; 0 for never (D3). */
            notificationLifespan: number;
        };
        /** @description Alert before or after a milestone is due. */
        MilestoneAlert: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            milestoneId: components["schemas"]["MilestoneId"];
            /** @description Days: negative before, positive after the planned date (D8). */
            threshold: number;
            productTypeId: components["schemas"]["ProductTypeId"];
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            /** @description The alert in words. */
            alertDescription: string;
        };
        /** @description Alert before or after a job step is due. */
        JobStepAlert: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            materialId: components["schemas"]["RecordId"];
            jobStepId: components["schemas"]["JobStepId"];
            productTypeId: components["schemas"]["ProductTypeId"];
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            /** @description Hours: negative before, positive after the planned end (D9). */
            threshold: number;
            /** @description The alert in words. */
            alertDescription: string;
        };
        /**
         * @description Kind of a change, as sent: text (D12).
         * @example SHIPPED_PLANNED
         */
        ChangeTypeCode: string;
        /** @description Notify when a field of a plan changes. */
        FulfilmentPlanChangeRule: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedChangeType: components["schemas"]["ChangeTypeCode"];
            /** @description The rule in words. */
            displayText: string;
        };
        /** @description Notify when a field of a manufacturing cycle changes. */
        ManufacturingCycleChangeRule: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedChangeType: components["schemas"]["ChangeTypeCode"];
            /** @description The rule in words. */
            displayText: string;
        };
        /** @description Notify when a job step changes. */
        JobStepChangeRule: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedMaterialId: components["schemas"]["RecordId"];
            selectedJobStepId: components["schemas"]["JobStepId"];
            /** @description The rule in words. */
            displayText: string;
        };
        /** @description Notify when the planned date of a milestone changes. */
        PlannedMilestoneChangeRule: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedMilestoneId: components["schemas"]["MilestoneId"];
            /** @description The rule in words. */
            displayText: string;
        };
        /** @description Notify when the actual date of a milestone changes. */
        ActualMilestoneChangeRule: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedMilestoneId: components["schemas"]["MilestoneId"];
            /** @description The rule in words. */
            displayText: string;
        };
        /** @description Rules about changes and what they offer. */
        ChangesNotificationSettings: {
            fulfilmentPlanChanges: components["schemas"]["FulfilmentPlanChangeRule"][];
            manufacturingCycleChanges: components["schemas"]["ManufacturingCycleChangeRule"][];
            jobStepChanges: components["schemas"]["JobStepChangeRule"][];
            plannedMilestoneChanges: components["schemas"]["PlannedMilestoneChangeRule"][];
            actualMilestoneChanges: components["schemas"]["ActualMilestoneChangeRule"][];
            availableFulfilmentPlanChanges: components["schemas"]["ValueText"][];
            availableManufacturingCycleChanges: components["schemas"]["ValueText"][];
            availableMilestoneChanges: components["schemas"]["ValueText"][];
        };
        /** @description All notification settings of a user (D25). */
        NotificationSettings: {
            userId: components["schemas"]["UserId"];
            notificationsSettings: components["schemas"]["NotificationsSettings"];
            milestoneAlertsSettings: components["schemas"]["MilestoneAlert"][];
            jobStepAlertsSettings: components["schemas"]["JobStepAlert"][];
            changesNotificationSettings: components["schemas"]["ChangesNotificationSettings"];
            availableProductTypes: components["schemas"]["IdName"][];
            availableManufacturingLocations: components["schemas"]["IdName"][];
            availableMilestones: components["schemas"]["IdName"][];
        };
        /** @description Alert before or after a milestone is due. As it shall be. */
        MilestoneAlertChange: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            milestoneId: components["schemas"]["MilestoneId"];
            /** @description Days: negative before, positive after the planned date (D8). */
            threshold: number;
            productTypeId: components["schemas"]["ProductTypeId"];
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            /** @description Ignored; may be sent back as read, the server words it. */
            alertDescription?: string | null;
        };
        /** @description Alert before or after a milestone is due. To be added. */
        NewMilestoneAlert: {
            notificationSettingsId: components["schemas"]["RecordId"];
            milestoneId: components["schemas"]["MilestoneId"];
            /** @description Days: negative before, positive after the planned date (D8). */
            threshold: number;
            productTypeId: components["schemas"]["ProductTypeId"];
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            /** @description Ignored; may be sent back as read, the server words it. */
            alertDescription?: string | null;
        };
        /** @description Alert before or after a job step is due. As it shall be. */
        JobStepAlertChange: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            materialId: components["schemas"]["RecordId"];
            jobStepId: components["schemas"]["JobStepId"];
            productTypeId: components["schemas"]["ProductTypeId"];
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            /** @description Hours: negative before, positive after the planned end (D9). */
            threshold: number;
            /** @description Ignored; may be sent back as read, the server words it. */
            alertDescription?: string | null;
        };
        /** @description Alert before or after a job step is due. To be added. */
        NewJobStepAlert: {
            notificationSettingsId: components["schemas"]["RecordId"];
            materialId: components["schemas"]["RecordId"];
            jobStepId: components["schemas"]["JobStepId"];
            productTypeId: components["schemas"]["ProductTypeId"];
            manufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            /** @description Hours: negative before, positive after the planned end (D9). */
            threshold: number;
            /** @description Ignored; may be sent back as read, the server words it. */
            alertDescription?: string | null;
        };
        /** @description Notify when a field of a plan changes. As it shall be. */
        FulfilmentPlanChangeRuleChange: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedChangeType: components["schemas"]["ChangeTypeCode"];
            /** @description Ignored; may be sent back as read, the server words it. */
            displayText?: string | null;
        };
        /** @description Notify when a field of a plan changes. To be added. */
        NewFulfilmentPlanChangeRule: {
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedChangeType: components["schemas"]["ChangeTypeCode"];
            /** @description Ignored; may be sent back as read, the server words it. */
            displayText?: string | null;
        };
        /** @description Notify when a field of a manufacturing cycle changes. As it shall be. */
        ManufacturingCycleChangeRuleChange: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedChangeType: components["schemas"]["ChangeTypeCode"];
            /** @description Ignored; may be sent back as read, the server words it. */
            displayText?: string | null;
        };
        /** @description Notify when a field of a manufacturing cycle changes. To be added. */
        NewManufacturingCycleChangeRule: {
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedChangeType: components["schemas"]["ChangeTypeCode"];
            /** @description Ignored; may be sent back as read, the server words it. */
            displayText?: string | null;
        };
        /** @description Notify when a job step changes. As it shall be. */
        JobStepChangeRuleChange: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedMaterialId: components["schemas"]["RecordId"];
            selectedJobStepId: components["schemas"]["JobStepId"];
            /** @description Ignored; may be sent back as read, the server words it. */
            displayText?: string | null;
        };
        /** @description Notify when a job step changes. To be added. */
        NewJobStepChangeRule: {
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedMaterialId: components["schemas"]["RecordId"];
            selectedJobStepId: components["schemas"]["JobStepId"];
            /** @description Ignored; may be sent back as read, the server words it. */
            displayText?: string | null;
        };
        /** @description Notify when the planned date of a milestone changes. As it shall be. */
        PlannedMilestoneChangeRuleChange: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedMilestoneId: components["schemas"]["MilestoneId"];
            /** @description Ignored; may be sent back as read, the server words it. */
            displayText?: string | null;
        };
        /** @description Notify when the planned date of a milestone changes. To be added. */
        NewPlannedMilestoneChangeRule: {
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedMilestoneId: components["schemas"]["MilestoneId"];
            /** @description Ignored; may be sent back as read, the server words it. */
            displayText?: string | null;
        };
        /** @description Notify when the actual date of a milestone changes. As it shall be. */
        ActualMilestoneChangeRuleChange: {
            id: components["schemas"]["RecordId"];
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedMilestoneId: components["schemas"]["MilestoneId"];
            /** @description Ignored; may be sent back as read, the server words it. */
            displayText?: string | null;
        };
        /** @description Notify when the actual date of a milestone changes. To be added. */
        NewActualMilestoneChangeRule: {
            notificationSettingsId: components["schemas"]["RecordId"];
            selectedProductTypeId: components["schemas"]["ProductTypeId"];
            selectedManufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            selectedMilestoneId: components["schemas"]["MilestoneId"];
            /** @description Ignored; may be sent back as read, the server words it. */
            displayText?: string | null;
        };
        /** @description A change type that can be chosen. */
        ChangeTypeOption: {
            value: components["schemas"]["ChangeTypeCode"];
            /** @description Text of the change type. */
            text: string;
        };
        /**
         * @description Kind of a record, by the tag of its calls.
         * @enum {string}
         */
        RecordKind: "cycle-definition" | "distribution-center" | "job-step" | "lead-time-modification" | "milestone-lead-time" | "product" | "product-type" | "product-type-mapping" | "report" | "surgeon-preference" | "workflow";
        /** @description One changed field of a record. */
        RecordChange: {
            /** @description Number of the change. */
            id: number;
            /** @description Name of the field as people read it. */
            field: string;
            /** @description Text of the value before; null where there was none. */
            oldText: string | null;
            /** @description Text of the value after; null where there is none. */
            newText: string | null;
            changedAt: components["schemas"]["Instant"];
            user: components["schemas"]["UserReference"];
        };
        /** @description A change type and, if wanted, its values. */
        ChangeTypeFilter: {
            changeType: components["schemas"]["ChangeTypeCode"] | null;
            /** @description Value before. */
            oldValue: string | null;
            /** @description Value after. */
            newValue: string | null;
            /** @description Text of the change type; PO NUMBER in it adds a column (V2). */
            changeTypeLabel: string | null;
        };
        /** @description When the changes were made: absolute or relative. */
        ChangesDateFilter: {
            absoluteStartDate: components["schemas"]["Instant"] | null;
            absoluteEndDate: components["schemas"]["Instant"] | null;
            /** @description Time back from now: weeks, days, hours and minutes, as 4w 2d 3h 55m. */
            relativeDate: string | null;
            /** @description The same in milliseconds; spelled as specified. */
            relativeDateMiliseconds: number | null;
            /** @description Which of the two is in use: absolute or relative. */
            currentDateTabValue: string | null;
        };
        /** @description Everything that narrows and orders the change log. */
        ChangesFilterState: {
            /** @description Request id. */
            requestId?: string | null;
            chosenProducts?: components["schemas"]["ProductChoice"][];
            changeTypeFilter?: components["schemas"]["ChangeTypeFilter"] | null;
            dateFilter?: components["schemas"]["ChangesDateFilter"] | null;
            chosenDistributionCenters?: components["schemas"]["DistributionCenterId"][];
            userId?: components["schemas"]["UserId"] | null;
            /**
             * @description Column to sort by; the date when absent.
             * @enum {string}
             */
            orderBy?: "requestId" | "productType" | "date" | "changeType" | "message" | "distributionCenter" | "userSymbol" | "poNumber";
            ascending?: components["schemas"]["SortOrder"];
        };
        /** @description One change of a plan. */
        ChangeRow: {
            id: components["schemas"]["RecordId"];
            fulfilmentPlanId: components["schemas"]["PlanId"];
            requestId: components["schemas"]["RequestNumber"];
            /** @description Name of the product type. */
            productType: string;
            date: components["schemas"]["Instant"];
            /** @description Kind of the change in words. */
            changeType: string;
            /** @description The change as a sentence, the same for all readers; an instant in it names its zone. */
            message: string;
            /** @description Name of the distribution centre. */
            distributionCenter: string | null;
            /** @description Symbol of the user; null for the system. */
            userSymbol: components["schemas"]["UserSymbol"] | null;
            /** @description Name behind the symbol. */
            userName: string | null;
            /** @description Purchase order number of the plan. */
            poNumber: string | null;
            source: components["schemas"]["ChangeSource"];
            batchId: components["schemas"]["ChangeBatchId"];
        };
        /**
         * @description How the old and new value of a change type are filtered (V4).
         * @enum {integer}
         */
        ChangeValueType: 0 | 1 | 2 | 3;
        /** @description How the values of a change type are filtered (V4). */
        ChangeTypeSettings: {
            filterType: components["schemas"]["ChangeValueType"];
            /** @description The old value cannot be filtered. */
            oldFieldDisabled: boolean;
            /** @description The new value cannot be filtered. */
            newFieldDisabled: boolean;
            changeTypeSelectOptions: components["schemas"]["ValueText"][];
        };
        /**
         * @description Part of a name or number, as typed.
         * @example mey
         */
        SearchText: string;
        /**
         * @description List to which a saved filter belongs (W7).
         * @enum {integer}
         */
        ContainingEntity: 0 | 1 | 2;
        /** @description A saved filter. */
        CrtStoredQuery: {
            id: components["schemas"]["StoredQueryId"];
            name: components["schemas"]["FilterName"];
            sharingLevel: components["schemas"]["SharingLevel"];
            containingEntity: components["schemas"]["ContainingEntity"];
            ownerUserId: components["schemas"]["UserId"];
            /** @description Name of the owner; shown to those who manage everybody's filters (W8). */
            ownerName: string;
            /** @description The caller may change and delete it. */
            canBeManaged: boolean;
        };
        /**
         * @description What became of a row of an import.
         * @enum {integer}
         */
        ImportStatus: 0 | 1 | 2 | 3;
        /** @description A field that an import changed (R16). */
        ImportUpdatedField: {
            /** @description Milestone that it belongs to. */
            milestoneName: string | null;
            /** @description Name of the field. */
            updatedFieldText: string;
            /** @description Value before. */
            oldValue: string | null;
            /** @description Value after. */
            newValue: string | null;
            /** @description The change as a sentence. */
            changeDescription: string;
        };
        /** @description A row of the import log (R15). */
        ImportLogRow: {
            id: components["schemas"]["RecordId"];
            date: components["schemas"]["Instant"];
            importId: components["schemas"]["RecordId"];
            requestId: components["schemas"]["RequestNumber"];
            fulfilmentPlanId: components["schemas"]["PlanId"] | null;
            status: components["schemas"]["ImportStatus"];
            /** @description Status in words. */
            statusName: string;
            /** @description Why the row was skipped. */
            skipReason: string | null;
            /** @description What else there is to know. */
            additionalInfo: string | null;
            updatedFields: components["schemas"]["ImportUpdatedField"][];
        };
        /** @description An import of a file (R13). */
        RequestImport: {
            id: components["schemas"]["RecordId"];
            importDate: components["schemas"]["Instant"];
            /** @description Existing plans were to be updated. */
            shouldUpdateExistingPlans: boolean;
            /** @description At least one request waits for data. */
            isStaged: boolean;
            /** @description The import is finished. */
            isImported: boolean;
            userSymbol: components["schemas"]["UserSymbol"];
        };
        /** @description What became of one request of an import. */
        ImportResult: {
            requestId: components["schemas"]["RequestNumber"];
            fulfilmentPlanId: components["schemas"]["PlanId"] | null;
            status: components["schemas"]["ImportStatus"];
            /** @description Status in words. */
            statusName: string;
            /** @description Why the row was skipped. */
            skipReason: string | null;
            /** @description What else there is to know. */
            additionalInfo: string | null;
            updatedFields: components["schemas"]["ImportUpdatedField"][];
        };
        /** @description A message about a file. */
        ImportMessage: {
            /** @description 1 info, 2 warning, 3 error (A34). */
            level: number;
            /** @description Text. */
            text: string;
        };
        /** @description Requests that may be pieces of one case (R14). */
        MultipieceCandidate: {
            /** @description Hospital. */
            hospital: string;
            /** @description Surgeon. */
            surgeon: string;
            /** @description Date of the surgery. */
            surgeryDate: components["schemas"]["PlainDate"] | null;
            requestIds: components["schemas"]["RequestNumber"][];
        };
        /**
         * @description Where a parcel is.
         * @enum {integer}
         */
        TrackingStatus: 0 | 1 | 2 | 3;
        /** @description A parcel. */
        TrackingItem: {
            id: components["schemas"]["RecordId"];
            /** @description Request id as the carrier reports it. */
            requestId: string;
            /** @description Its plan; null when there is none. */
            fulfilmentPlanId: components["schemas"]["PlanId"] | null;
            date: components["schemas"]["Instant"];
            /** @description Number of the parcel. */
            trackingNumber: string;
            status: components["schemas"]["TrackingStatus"];
            /** @description Status in words. */
            statusName: string;
            /** @description What the carrier adds. */
            additionalInformation: string | null;
            arrivalDate: components["schemas"]["Instant"] | null;
            /** @description Carrier. */
            carrier: string | null;
        };
        /** @description Preferences of a surgeon. */
        SurgeonPreference: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["RecordId"];
            surgeonId: components["schemas"]["RecordId"];
            /** @description Surgeon. */
            surgeonName: string;
            /** @description PLUS. */
            plusPreferences: string | null;
            /** @description PEEK. */
            peekPreferences: string | null;
            /** @description MEDPOR. */
            medporPreferences: string | null;
            /** @description PMMA. */
            pmmaPreferences: string | null;
            /** @description Design Session. */
            designSessionPreferences: string | null;
            /** @description UMC. */
            umcPreferences: string | null;
            /** @description Additional Information. */
            additionalInformation: string | null;
            representativeId: components["schemas"]["RecordId"] | null;
            /** @description Sales representative. */
            representativeName: string | null;
        };
        /** @description Preferences to be added. */
        SurgeonPreferenceForm: {
            surgeonId: components["schemas"]["RecordId"];
            /** @description PLUS. */
            plusPreferences: string | null;
            /** @description PEEK. */
            peekPreferences: string | null;
            /** @description MEDPOR. */
            medporPreferences: string | null;
            /** @description PMMA. */
            pmmaPreferences: string | null;
            /** @description Design Session. */
            designSessionPreferences: string | null;
            /** @description UMC. */
            umcPreferences: string | null;
            /** @description Additional Information. */
            additionalInformation: string | null;
            representativeId?: components["schemas"]["RecordId"] | null;
        };
        /** @description Preferences as they shall be; the surgeon stays. */
        SurgeonPreferenceChange: {
            id: components["schemas"]["RecordId"];
            surgeonId: components["schemas"]["RecordId"];
            /** @description PLUS. */
            plusPreferences: string | null;
            /** @description PEEK. */
            peekPreferences: string | null;
            /** @description MEDPOR. */
            medporPreferences: string | null;
            /** @description PMMA. */
            pmmaPreferences: string | null;
            /** @description Design Session. */
            designSessionPreferences: string | null;
            /** @description UMC. */
            umcPreferences: string | null;
            /** @description Additional Information. */
            additionalInformation: string | null;
            representativeId?: components["schemas"]["RecordId"] | null;
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
        /** @description The caller holds none of the rights that the operation asks for. */
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
        /** @description The uploaded file is larger than allowed. */
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
    };
    parameters: {
        /**
         * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
         * @example AAAAAAAAB9E=
         */
        StampQuery: components["schemas"]["Stamp"];
        /**
         * @description Whether the person confirmed the warning of this call.
         * @example false
         */
        IgnoreWarningQuery: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names the file, as attachment; filename="...".
         * @example attachment; filename="FulfilmentPlans_2026-11-20.xlsx"
         */
        ContentDisposition: string;
    };
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
export type TimeZoneName = components['schemas']['TimeZoneName'];
export type PlanListRequest = components['schemas']['PlanListRequest'];
export type PlanId = components['schemas']['PlanId'];
export type RequestNumber = components['schemas']['RequestNumber'];
export type RequestType = components['schemas']['RequestType'];
export type ProductNumber = components['schemas']['ProductNumber'];
export type Percent = components['schemas']['Percent'];
export type Instant = components['schemas']['Instant'];
export type PlanMilestoneDates = components['schemas']['PlanMilestoneDates'];
export type PlanListRow = components['schemas']['PlanListRow'];
export type Count = components['schemas']['Count'];
export type ListQueryId = components['schemas']['ListQueryId'];
export type PlanCount = components['schemas']['PlanCount'];
export type PlanCounts = components['schemas']['PlanCounts'];
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
export type ChangeSource = components['schemas']['ChangeSource'];
export type ChangeBatchId = components['schemas']['ChangeBatchId'];
export type ChangeHistoryRow = components['schemas']['ChangeHistoryRow'];
export type IgnoreWarning = components['schemas']['IgnoreWarning'];
export type TimeZoneOffset = components['schemas']['TimeZoneOffset'];
export type FieldValue = components['schemas']['FieldValue'];
export type UserReference = components['schemas']['UserReference'];
export type EditConflict = components['schemas']['EditConflict'];
export type EditOutcome = components['schemas']['EditOutcome'];
export type EditAnswer = components['schemas']['EditAnswer'];
export type ListedRecord = components['schemas']['ListedRecord'];
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
export type AdditionalFilterType = components['schemas']['AdditionalFilterType'];
export type AdditionalFilterOption = components['schemas']['AdditionalFilterOption'];
export type AdditionalFilter = components['schemas']['AdditionalFilter'];
export type FilterName = components['schemas']['FilterName'];
export type SharingLevel = components['schemas']['SharingLevel'];
export type SavedFilter = components['schemas']['SavedFilter'];
export type PlanFiltersPreset = components['schemas']['PlanFiltersPreset'];
export type ManufacturingLocationId = components['schemas']['ManufacturingLocationId'];
export type NewPlan = components['schemas']['NewPlan'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type ExternalRequestType = components['schemas']['ExternalRequestType'];
export type NewExternalPlan = components['schemas']['NewExternalPlan'];
export type NewPlanRequest = components['schemas']['NewPlanRequest'];
export type ProductTypeCode = components['schemas']['ProductTypeCode'];
export type PlanProductType = components['schemas']['PlanProductType'];
export type PlanData = components['schemas']['PlanData'];
export type ManufacturingLocationOption = components['schemas']['ManufacturingLocationOption'];
export type TreatmentSide = components['schemas']['TreatmentSide'];
export type ManufacturingInformation = components['schemas']['ManufacturingInformation'];
export type Shipment = components['schemas']['Shipment'];
export type MilestoneType = components['schemas']['MilestoneType'];
export type PlanningFactKind = components['schemas']['PlanningFactKind'];
export type PlanningFact = components['schemas']['PlanningFact'];
export type Milestone = components['schemas']['Milestone'];
export type MilestoneModel = components['schemas']['MilestoneModel'];
export type LeadTimeModification = components['schemas']['LeadTimeModification'];
export type LeadTimeModificationChange = components['schemas']['LeadTimeModificationChange'];
export type TimelineMilestone = components['schemas']['TimelineMilestone'];
export type TimelineHoliday = components['schemas']['TimelineHoliday'];
export type Timeline = components['schemas']['Timeline'];
export type CommentText = components['schemas']['CommentText'];
export type Comment = components['schemas']['Comment'];
export type LinkType = components['schemas']['LinkType'];
export type LinkedPlan = components['schemas']['LinkedPlan'];
export type LinkTypeEntry = components['schemas']['LinkTypeEntry'];
export type RepeatOrder = components['schemas']['RepeatOrder'];
export type SearchScreenType = components['schemas']['SearchScreenType'];
export type SearchMatch = components['schemas']['SearchMatch'];
export type SearchHit = components['schemas']['SearchHit'];
export type WorkflowStepChoice = components['schemas']['WorkflowStepChoice'];
export type SelectedCycleMilestone = components['schemas']['SelectedCycleMilestone'];
export type ManufacturingSortableColumn = components['schemas']['ManufacturingSortableColumn'];
export type ManufacturingSortColumn = components['schemas']['ManufacturingSortColumn'];
export type ManufacturingCycleFilter = components['schemas']['ManufacturingCycleFilter'];
export type ManufacturingCycleSearchModel = components['schemas']['ManufacturingCycleSearchModel'];
export type ManufacturingCycleListRequest = components['schemas']['ManufacturingCycleListRequest'];
export type ChosenCycleMilestone = components['schemas']['ChosenCycleMilestone'];
export type ManufacturingRowStyle = components['schemas']['ManufacturingRowStyle'];
export type ManufacturingCycleListRow = components['schemas']['ManufacturingCycleListRow'];
export type ManufacturingFilterOptions = components['schemas']['ManufacturingFilterOptions'];
export type NotificationCount = components['schemas']['NotificationCount'];
export type NotificationCategoryNumber = components['schemas']['NotificationCategoryNumber'];
export type NotificationNumbers = components['schemas']['NotificationNumbers'];
export type ManufacturingFiltersPreset = components['schemas']['ManufacturingFiltersPreset'];
export type MessageType = components['schemas']['MessageType'];
export type GlobalNotification = components['schemas']['GlobalNotification'];
export type CombinedOrderReference = components['schemas']['CombinedOrderReference'];
export type JobId = components['schemas']['JobId'];
export type JobStepStatus = components['schemas']['JobStepStatus'];
export type JobStepOfJob = components['schemas']['JobStepOfJob'];
export type JobRework = components['schemas']['JobRework'];
export type JobAction = components['schemas']['JobAction'];
export type ActionReason = components['schemas']['ActionReason'];
export type Job = components['schemas']['Job'];
export type WorkOrderModel = components['schemas']['WorkOrderModel'];
export type PrototypeManufacturingJob = components['schemas']['PrototypeManufacturingJob'];
export type PrototypeJobStep = components['schemas']['PrototypeJobStep'];
export type PrototypeWorkProcedure = components['schemas']['PrototypeWorkProcedure'];
export type ManufacturingCycleDetails = components['schemas']['ManufacturingCycleDetails'];
export type JobActionRequest = components['schemas']['JobActionRequest'];
export type ReworkActionRequest = components['schemas']['ReworkActionRequest'];
export type AddReworkRequest = components['schemas']['AddReworkRequest'];
export type CompatibleCycles = components['schemas']['CompatibleCycles'];
export type TransitionActionType = components['schemas']['TransitionActionType'];
export type NameType = components['schemas']['NameType'];
export type TransitionAction = components['schemas']['TransitionAction'];
export type AffectedCase = components['schemas']['AffectedCase'];
export type BulkWorkflowStep = components['schemas']['BulkWorkflowStep'];
export type BulkWorkflow = components['schemas']['BulkWorkflow'];
export type CycleWorkflowGroup = components['schemas']['CycleWorkflowGroup'];
export type CycleWorkflows = components['schemas']['CycleWorkflows'];
export type PrototypeStepForm = components['schemas']['PrototypeStepForm'];
export type WorkProcedureChange = components['schemas']['WorkProcedureChange'];
export type NewWorkProcedure = components['schemas']['NewWorkProcedure'];
export type PrototypeJobActionRequest = components['schemas']['PrototypeJobActionRequest'];
export type CombinedOrderKeyType = components['schemas']['CombinedOrderKeyType'];
export type CombinedOrderDefinition = components['schemas']['CombinedOrderDefinition'];
export type CombinedOrderIdentifier = components['schemas']['CombinedOrderIdentifier'];
export type CombinedOrderStatus = components['schemas']['CombinedOrderStatus'];
export type CombinedOrderListQuery = components['schemas']['CombinedOrderListQuery'];
export type CombinedOrder = components['schemas']['CombinedOrder'];
export type CombinedOrderDetails = components['schemas']['CombinedOrderDetails'];
export type WorkOrderJob = components['schemas']['WorkOrderJob'];
export type CombinedManufacturingJobTag = components['schemas']['CombinedManufacturingJobTag'];
export type CandidateManufacturingJob = components['schemas']['CandidateManufacturingJob'];
export type RequestCandidate = components['schemas']['RequestCandidate'];
export type ProductType = components['schemas']['ProductType'];
export type ProductTypeForm = components['schemas']['ProductTypeForm'];
export type Product = components['schemas']['Product'];
export type ProductTypeOption = components['schemas']['ProductTypeOption'];
export type ProductForm = components['schemas']['ProductForm'];
export type ProductTypeMapping = components['schemas']['ProductTypeMapping'];
export type ListedProductTypeMapping = components['schemas']['ListedProductTypeMapping'];
export type RequestTypeOption = components['schemas']['RequestTypeOption'];
export type ProductTypeMappingForm = components['schemas']['ProductTypeMappingForm'];
export type ConfiguredProduct = components['schemas']['ConfiguredProduct'];
export type ReportMenuEntry = components['schemas']['ReportMenuEntry'];
export type WebAddress = components['schemas']['WebAddress'];
export type Report = components['schemas']['Report'];
export type ReportDefinition = components['schemas']['ReportDefinition'];
export type ReportForm = components['schemas']['ReportForm'];
export type ReportChange = components['schemas']['ReportChange'];
export type Calendar = components['schemas']['Calendar'];
export type CalendarForm = components['schemas']['CalendarForm'];
export type CalendarOption = components['schemas']['CalendarOption'];
export type CalendarEventKind = components['schemas']['CalendarEventKind'];
export type CalendarEvent = components['schemas']['CalendarEvent'];
export type CalendarHolidayItem = components['schemas']['CalendarHolidayItem'];
export type NewHoliday = components['schemas']['NewHoliday'];
export type HolidayChange = components['schemas']['HolidayChange'];
export type HolidayForm = components['schemas']['HolidayForm'];
export type CalendarCapacityItem = components['schemas']['CalendarCapacityItem'];
export type CapacityForm = components['schemas']['CapacityForm'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type ManufacturingLocation = components['schemas']['ManufacturingLocation'];
export type ManufacturingLocationForm = components['schemas']['ManufacturingLocationForm'];
export type DefaultLeadTimeModification = components['schemas']['DefaultLeadTimeModification'];
export type DefaultLeadTimeModificationForm = components['schemas']['DefaultLeadTimeModificationForm'];
export type DefaultLeadTimeModificationChange = components['schemas']['DefaultLeadTimeModificationChange'];
export type LeadTimeGroup = components['schemas']['LeadTimeGroup'];
export type MilestoneLeadTimeRow = components['schemas']['MilestoneLeadTimeRow'];
export type MilestoneLeadTime = components['schemas']['MilestoneLeadTime'];
export type MilestoneLeadTimeForm = components['schemas']['MilestoneLeadTimeForm'];
export type MilestoneLeadTimeChange = components['schemas']['MilestoneLeadTimeChange'];
export type MilestoneOption = components['schemas']['MilestoneOption'];
export type LeadTimeCandidate = components['schemas']['LeadTimeCandidate'];
export type ApplyingLeadTime = components['schemas']['ApplyingLeadTime'];
export type MissingLeadTime = components['schemas']['MissingLeadTime'];
export type WorkflowRow = components['schemas']['WorkflowRow'];
export type WorkflowVersionNumber = components['schemas']['WorkflowVersionNumber'];
export type WorkflowStep = components['schemas']['WorkflowStep'];
export type Workflow = components['schemas']['Workflow'];
export type WorkflowVersion = components['schemas']['WorkflowVersion'];
export type WorkflowStepForm = components['schemas']['WorkflowStepForm'];
export type WorkflowForm = components['schemas']['WorkflowForm'];
export type WorkflowReference = components['schemas']['WorkflowReference'];
export type WorkflowCreated = components['schemas']['WorkflowCreated'];
export type WorkflowChange = components['schemas']['WorkflowChange'];
export type WorkProcedure = components['schemas']['WorkProcedure'];
export type ManufacturingCycleDefinition = components['schemas']['ManufacturingCycleDefinition'];
export type WorkProcedureForm = components['schemas']['WorkProcedureForm'];
export type ManufacturingCycleDefinitionForm = components['schemas']['ManufacturingCycleDefinitionForm'];
export type Criticality = components['schemas']['Criticality'];
export type WorkflowStepEffortItem = components['schemas']['WorkflowStepEffortItem'];
export type WorkflowStepEffort = components['schemas']['WorkflowStepEffort'];
export type User = components['schemas']['User'];
export type NewUser = components['schemas']['NewUser'];
export type UserAdded = components['schemas']['UserAdded'];
export type UserChange = components['schemas']['UserChange'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type UserManagementPermission = components['schemas']['UserManagementPermission'];
export type MainSystemPermission = components['schemas']['MainSystemPermission'];
export type RoleRow = components['schemas']['RoleRow'];
export type Notification = components['schemas']['Notification'];
export type NotificationsSettings = components['schemas']['NotificationsSettings'];
export type MilestoneAlert = components['schemas']['MilestoneAlert'];
export type JobStepAlert = components['schemas']['JobStepAlert'];
export type ChangeTypeCode = components['schemas']['ChangeTypeCode'];
export type FulfilmentPlanChangeRule = components['schemas']['FulfilmentPlanChangeRule'];
export type ManufacturingCycleChangeRule = components['schemas']['ManufacturingCycleChangeRule'];
export type JobStepChangeRule = components['schemas']['JobStepChangeRule'];
export type PlannedMilestoneChangeRule = components['schemas']['PlannedMilestoneChangeRule'];
export type ActualMilestoneChangeRule = components['schemas']['ActualMilestoneChangeRule'];
export type ChangesNotificationSettings = components['schemas']['ChangesNotificationSettings'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type MilestoneAlertChange = components['schemas']['MilestoneAlertChange'];
export type NewMilestoneAlert = components['schemas']['NewMilestoneAlert'];
export type JobStepAlertChange = components['schemas']['JobStepAlertChange'];
export type NewJobStepAlert = components['schemas']['NewJobStepAlert'];
export type FulfilmentPlanChangeRuleChange = components['schemas']['FulfilmentPlanChangeRuleChange'];
export type NewFulfilmentPlanChangeRule = components['schemas']['NewFulfilmentPlanChangeRule'];
export type ManufacturingCycleChangeRuleChange = components['schemas']['ManufacturingCycleChangeRuleChange'];
export type NewManufacturingCycleChangeRule = components['schemas']['NewManufacturingCycleChangeRule'];
export type JobStepChangeRuleChange = components['schemas']['JobStepChangeRuleChange'];
export type NewJobStepChangeRule = components['schemas']['NewJobStepChangeRule'];
export type PlannedMilestoneChangeRuleChange = components['schemas']['PlannedMilestoneChangeRuleChange'];
export type NewPlannedMilestoneChangeRule = components['schemas']['NewPlannedMilestoneChangeRule'];
export type ActualMilestoneChangeRuleChange = components['schemas']['ActualMilestoneChangeRuleChange'];
export type NewActualMilestoneChangeRule = components['schemas']['NewActualMilestoneChangeRule'];
export type ChangeTypeOption = components['schemas']['ChangeTypeOption'];
export type RecordKind = components['schemas']['RecordKind'];
export type RecordChange = components['schemas']['RecordChange'];
export type ChangeTypeFilter = components['schemas']['ChangeTypeFilter'];
export type ChangesDateFilter = components['schemas']['ChangesDateFilter'];
export type ChangesFilterState = components['schemas']['ChangesFilterState'];
export type ChangeRow = components['schemas']['ChangeRow'];
export type ChangeValueType = components['schemas']['ChangeValueType'];
export type ChangeTypeSettings = components['schemas']['ChangeTypeSettings'];
export type SearchText = components['schemas']['SearchText'];
export type ContainingEntity = components['schemas']['ContainingEntity'];
export type CrtStoredQuery = components['schemas']['CrtStoredQuery'];
export type ImportStatus = components['schemas']['ImportStatus'];
export type ImportUpdatedField = components['schemas']['ImportUpdatedField'];
export type ImportLogRow = components['schemas']['ImportLogRow'];
export type RequestImport = components['schemas']['RequestImport'];
export type ImportResult = components['schemas']['ImportResult'];
export type ImportMessage = components['schemas']['ImportMessage'];
export type MultipieceCandidate = components['schemas']['MultipieceCandidate'];
export type TrackingStatus = components['schemas']['TrackingStatus'];
export type TrackingItem = components['schemas']['TrackingItem'];
export type SurgeonPreference = components['schemas']['SurgeonPreference'];
export type SurgeonPreferenceForm = components['schemas']['SurgeonPreferenceForm'];
export type SurgeonPreferenceChange = components['schemas']['SurgeonPreferenceChange'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ParameterStampQuery = components['parameters']['StampQuery'];
export type ParameterIgnoreWarningQuery = components['parameters']['IgnoreWarningQuery'];
export type HeaderContentDisposition = components['headers']['ContentDisposition'];
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
                     *       "actorId": "usr-hmey",
                     *       "requestId": "7d0f6c1e4a524c0e9a0e6d2f9f3a7c11"
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
                 *           4
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
                 *       "page": 1,
                 *       "timezone": "Europe/Amsterdam"
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
                     *         },
                     *         {
                     *           "id": 10398,
                     *           "requestId": "26-10398",
                     *           "requestIdWithRevision": "26-10398 R0",
                     *           "underlyingRequestId": "26-10112",
                     *           "underlyingFulfilmentPlanUrl": "/FulfilmentPlan/Details/10112",
                     *           "requestTypeId": 2,
                     *           "productType": "Titanium mesh",
                     *           "productNumber": "TM-2000",
                     *           "priority": false,
                     *           "designStatus": "Approved",
                     *           "processingStatus": 8,
                     *           "processingStatusDescription": "On Hold",
                     *           "isOnHold": true,
                     *           "manufacturingProgress": 20,
                     *           "isManufacturingProgressVisible": true,
                     *           "linksCount": 1,
                     *           "quantity": 2,
                     *           "distributionCenter": "Sydney",
                     *           "manufacturingLocation": "Freiburg",
                     *           "orderNumber": "SO-439902",
                     *           "createdDate": "2026-10-19T21:40:00Z",
                     *           "plannedSurgeryDate": null,
                     *           "milestones": [
                     *             {
                     *               "milestoneId": 7,
                     *               "name": "Shipped",
                     *               "plannedDate": "2026-11-25T01:00:00Z",
                     *               "actualDate": null,
                     *               "timezone": "Australia/Sydney"
                     *             }
                     *           ],
                     *           "timestampBase64": "AAAAAAAAB8w="
                     *         },
                     *         {
                     *           "id": 10377,
                     *           "requestId": "26-10377",
                     *           "requestIdWithRevision": "26-10377 R1",
                     *           "underlyingRequestId": null,
                     *           "underlyingFulfilmentPlanUrl": null,
                     *           "requestTypeId": 1,
                     *           "productType": "Customised jaw joint",
                     *           "productNumber": "TMJ-310-R",
                     *           "priority": false,
                     *           "designStatus": "Approval Pending",
                     *           "processingStatus": 0,
                     *           "processingStatusDescription": "Manufacturing Input Pending",
                     *           "isOnHold": false,
                     *           "manufacturingProgress": 0,
                     *           "isManufacturingProgressVisible": false,
                     *           "linksCount": 0,
                     *           "quantity": null,
                     *           "distributionCenter": "Chicago",
                     *           "manufacturingLocation": "Detroit",
                     *           "orderNumber": null,
                     *           "createdDate": "2026-10-12T14:02:00Z",
                     *           "plannedSurgeryDate": "2026-12-02",
                     *           "milestones": [
                     *             {
                     *               "milestoneId": 7,
                     *               "name": "Shipped",
                     *               "plannedDate": "2026-11-27T18:00:00Z",
                     *               "actualDate": null,
                     *               "timezone": "America/Chicago"
                     *             }
                     *           ],
                     *           "timestampBase64": "AAAAAAAAB4A="
                     *         }
                     *       ],
                     *       "filteredPlansCount": 184,
                     *       "page": 1,
                     *       "listQueryId": "9f86d081884c7d65"
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["PlanListRow"][];
                        filteredPlansCount: components["schemas"]["Count"];
                        page: components["schemas"]["PageNumber"];
                        listQueryId: components["schemas"]["ListQueryId"];
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
    getPlanCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Numbers of plans. */
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
                     *         "late": {
                     *           "count": 12,
                     *           "filters": {
                     *             "selectedAdditionalFilters": [
                     *               {
                     *                 "id": 7,
                     *                 "selectedValues": [
                     *                   "1"
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "dueToday": {
                     *           "count": 4,
                     *           "filters": {
                     *             "selectedAdditionalFilters": [
                     *               {
                     *                 "id": 7,
                     *                 "selectedValues": [
                     *                   "2"
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "onHold": {
                     *           "count": 30,
                     *           "filters": {
                     *             "chosenProcessingStatuses": [
                     *               8
                     *             ]
                     *           }
                     *         },
                     *         "waitingForInput": {
                     *           "count": 96,
                     *           "filters": {
                     *             "chosenProcessingStatuses": [
                     *               0
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["PlanCounts"];
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
                     *               },
                     *               {
                     *                 "id": 13,
                     *                 "productCode": "CMF-4410-R"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": 6,
                     *             "name": "Titanium mesh",
                     *             "products": [
                     *               {
                     *                 "id": 20,
                     *                 "productCode": "TM-2000"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "availableDesignStatuses": [
                     *           {
                     *             "id": 0,
                     *             "name": "Waiting For File"
                     *           },
                     *           {
                     *             "id": 1,
                     *             "name": "Waiting For Session"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "name": "Session Planned"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "In Design"
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "Approval Pending"
                     *           },
                     *           {
                     *             "id": 5,
                     *             "name": "Approved"
                     *           }
                     *         ],
                     *         "availableProcessingStatuses": [
                     *           {
                     *             "id": 0,
                     *             "name": "Manufacturing Input Pending"
                     *           },
                     *           {
                     *             "id": 1,
                     *             "name": "Ready For Manufacturing Approval Pending"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "name": "Ready For Manufacturing"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "Manufacturing Approval Pending"
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "Manufacturing"
                     *           },
                     *           {
                     *             "id": 5,
                     *             "name": "Ready For Shipment"
                     *           },
                     *           {
                     *             "id": 6,
                     *             "name": "In Transit"
                     *           },
                     *           {
                     *             "id": 7,
                     *             "name": "Arrived"
                     *           },
                     *           {
                     *             "id": 8,
                     *             "name": "On Hold"
                     *           },
                     *           {
                     *             "id": 9,
                     *             "name": "Terminated"
                     *           },
                     *           {
                     *             "id": 10,
                     *             "name": "Done"
                     *           }
                     *         ],
                     *         "availableRequestTypes": [
                     *           {
                     *             "id": 1,
                     *             "name": "eRequest"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "name": "ReOrder"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "Prototype"
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "DesignOnly"
                     *           },
                     *           {
                     *             "id": 5,
                     *             "name": "External"
                     *           }
                     *         ],
                     *         "availableManufacturingLocations": [
                     *           {
                     *             "id": 2,
                     *             "name": "Detroit"
                     *           },
                     *           {
                     *             "id": 1,
                     *             "name": "Freiburg"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "Osaka"
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
                     *             "id": 1,
                     *             "name": "Request Received"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "name": "File Uploaded"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "Design Session"
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "Design Approved"
                     *           },
                     *           {
                     *             "id": 9,
                     *             "name": "RA Approved"
                     *           },
                     *           {
                     *             "id": 10,
                     *             "name": "Data Available"
                     *           },
                     *           {
                     *             "id": 5,
                     *             "name": "Manufacturing Started"
                     *           },
                     *           {
                     *             "id": 6,
                     *             "name": "Out Of Manufacturing"
                     *           },
                     *           {
                     *             "id": 7,
                     *             "name": "Shipped"
                     *           },
                     *           {
                     *             "id": 8,
                     *             "name": "Arrived"
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
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "Sydney"
                     *           },
                     *           {
                     *             "id": 5,
                     *             "name": "Chicago"
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
                     *           4
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
                 *         4
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
            query?: {
                /**
                 * @description The list from which the plan was opened.
                 * @example 9f86d081884c7d65
                 */
                listQueryId?: components["schemas"]["ListQueryId"];
            };
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
                     *             "id": 2,
                     *             "name": "Ready For Manufacturing"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "Manufacturing Approval Pending"
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "Manufacturing"
                     *           },
                     *           {
                     *             "id": 5,
                     *             "name": "Ready For Shipment"
                     *           },
                     *           {
                     *             "id": 9,
                     *             "name": "Terminated"
                     *           }
                     *         ],
                     *         "availableProducts": [
                     *           {
                     *             "id": 12,
                     *             "productCode": "CMF-4410-L"
                     *           },
                     *           {
                     *             "id": 13,
                     *             "productCode": "CMF-4410-R"
                     *           }
                     *         ],
                     *         "availableDistributionCenters": [
                     *           {
                     *             "id": 3,
                     *             "name": "Rotterdam"
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "Sydney"
                     *           },
                     *           {
                     *             "id": 5,
                     *             "name": "Chicago"
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
                     *           "userName": "Hanna Meyer",
                     *           "source": "screen",
                     *           "batchId": "9b0a4a52-1c1f-4d5e-8a37-2f3e5d0c9b11"
                     *         },
                     *         {
                     *           "field": "Shipped Due Date",
                     *           "oldValue": "2026-12-03T11:00:00.000Z",
                     *           "newValue": "2026-12-04T11:00:00.000Z",
                     *           "time": "2026-11-20T09:30:00Z",
                     *           "userSymbol": "HMEY",
                     *           "userName": "Hanna Meyer",
                     *           "source": "scheduler",
                     *           "batchId": "9b0a4a52-1c1f-4d5e-8a37-2f3e5d0c9b11"
                     *         },
                     *         {
                     *           "field": "Request Status",
                     *           "oldValue": "Arrived",
                     *           "newValue": "Done",
                     *           "time": "2026-11-19T15:12:00Z",
                     *           "userSymbol": null,
                     *           "userName": null,
                     *           "source": "scheduler",
                     *           "batchId": "9b0a49f1-1c1f-4d5e-8a37-2f3e5d0c9b11"
                     *         },
                     *         {
                     *           "field": "RA Approval",
                     *           "oldValue": "No",
                     *           "newValue": "Yes",
                     *           "time": "2026-11-17T10:41:00Z",
                     *           "userSymbol": "JWEI",
                     *           "userName": "Jonas Weiss",
                     *           "source": "screen",
                     *           "batchId": "9b0a4510-1c1f-4d5e-8a37-2f3e5d0c9b11"
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
                     *           "destinationLocationName": "Europe",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         },
                     *         {
                     *           "id": 4,
                     *           "requestDistributionCentre": "Sydney",
                     *           "destinationLocation": "AP",
                     *           "timeZoneId": "Australia/Sydney",
                     *           "calendarId": 5,
                     *           "canBeDeleted": false,
                     *           "calendarName": "New South Wales",
                     *           "timeZoneName": "(UTC+10:00) Sydney",
                     *           "destinationLocationName": "Asia Pacific",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         },
                     *         {
                     *           "id": 5,
                     *           "requestDistributionCentre": "Chicago",
                     *           "destinationLocation": "US",
                     *           "timeZoneId": "America/Chicago",
                     *           "calendarId": 6,
                     *           "canBeDeleted": false,
                     *           "calendarName": "United States",
                     *           "timeZoneName": "(UTC-06:00) Chicago",
                     *           "destinationLocationName": "United States",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         }
                     *       ],
                     *       "calendars": [
                     *         {
                     *           "id": 2,
                     *           "name": "Netherlands"
                     *         },
                     *         {
                     *           "id": 5,
                     *           "name": "New South Wales"
                     *         },
                     *         {
                     *           "id": 6,
                     *           "name": "United States"
                     *         }
                     *       ],
                     *       "locations": [
                     *         {
                     *           "value": "AP",
                     *           "text": "Asia Pacific"
                     *         },
                     *         {
                     *           "value": "EU",
                     *           "text": "Europe"
                     *         },
                     *         {
                     *           "value": "US",
                     *           "text": "United States"
                     *         }
                     *       ],
                     *       "timeZones": [
                     *         {
                     *           "name": "(UTC-06:00) Chicago",
                     *           "ianaName": "America/Chicago"
                     *         },
                     *         {
                     *           "name": "(UTC+01:00) Amsterdam",
                     *           "ianaName": "Europe/Amsterdam"
                     *         },
                     *         {
                     *           "name": "(UTC+05:30) Kolkata",
                     *           "ianaName": "Asia/Kolkata"
                     *         },
                     *         {
                     *           "name": "(UTC+10:00) Sydney",
                     *           "ianaName": "Australia/Sydney"
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
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description Whether the person confirmed the warning of this call.
                 * @example false
                 */
                ignoreWarning?: components["parameters"]["IgnoreWarningQuery"];
            };
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
                     *           "name": "(UTC-06:00) Chicago",
                     *           "ianaName": "America/Chicago"
                     *         },
                     *         {
                     *           "name": "(UTC+01:00) Amsterdam",
                     *           "ianaName": "Europe/Amsterdam"
                     *         },
                     *         {
                     *           "name": "(UTC+05:30) Kolkata",
                     *           "ianaName": "Asia/Kolkata"
                     *         },
                     *         {
                     *           "name": "(UTC+10:00) Sydney",
                     *           "ianaName": "Australia/Sydney"
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
                     *           "name": "(UTC-06:00) Chicago",
                     *           "ianaName": "America/Chicago"
                     *         },
                     *         {
                     *           "name": "(UTC+01:00) Amsterdam",
                     *           "ianaName": "Europe/Amsterdam"
                     *         },
                     *         {
                     *           "name": "(UTC+05:30) Kolkata",
                     *           "ianaName": "Asia/Kolkata"
                     *         },
                     *         {
                     *           "name": "(UTC+10:00) Sydney",
                     *           "ianaName": "Australia/Sydney"
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
                     *           "id": 24,
                     *           "name": "Cleaning",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         },
                     *         {
                     *           "id": 26,
                     *           "name": "Inspection",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         },
                     *         {
                     *           "id": 21,
                     *           "name": "Milling",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         },
                     *         {
                     *           "id": 28,
                     *           "name": "Packing",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
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
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description Whether the person confirmed the warning of this call.
                 * @example false
                 */
                ignoreWarning?: components["parameters"]["IgnoreWarningQuery"];
            };
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
    listPlanAdditionalFilters: {
        parameters: {
            query?: {
                /**
                 * @description Saved filter whose values are wanted.
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
            /** @description The additional filters of the plan list. */
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
                     *           "id": 17,
                     *           "name": "Treatment side",
                     *           "filterType": 4,
                     *           "checked": false,
                     *           "selectOptions": [
                     *             {
                     *               "value": "3",
                     *               "label": "Bilateral"
                     *             }
                     *           ],
                     *           "selectedValues": [],
                     *           "selectedValue": null
                     *         },
                     *         {
                     *           "id": 18,
                     *           "name": "Overflow days",
                     *           "filterType": 1,
                     *           "checked": false,
                     *           "selectOptions": [],
                     *           "selectedValues": [],
                     *           "selectedValue": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["AdditionalFilter"][];
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
    listPlanFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved filters of the plan list. */
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
                     *       "content": [
                     *         {
                     *           "id": 61,
                     *           "name": "Late in Rotterdam",
                     *           "sharingLevel": 0
                     *         },
                     *         {
                     *           "id": 62,
                     *           "name": "Everything on hold",
                     *           "sharingLevel": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        content: components["schemas"]["SavedFilter"][];
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
    savePlanFiltersPreset: {
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
                 *           4
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
                 *       "sortModel": [
                 *         {
                 *           "columnName": "requestIdWithRevision",
                 *           "sortedColumn": 0,
                 *           "milestoneDateType": null,
                 *           "milestoneId": null,
                 *           "sortOrder": 1
                 *         }
                 *       ],
                 *       "name": "Late in Rotterdam",
                 *       "ignoreWarning": false
                 *     }
                 */
                "application/json": components["schemas"]["PlanFiltersPreset"];
            };
        };
        responses: {
            /** @description The id of the saved filter, null unless it was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Filter saved succesfully.",
                     *       "timestamp": null,
                     *       "data": {
                     *         "id": 17
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["RecordReference"] | null;
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
    executePlanFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Saved filter to use.
                 * @example 61
                 */
                id: components["schemas"]["StoredQueryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters that are in use now. */
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
                     *           4
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
    savePlanColumnsAsDefault: {
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
                 *       "columns": [
                 *         {
                 *           "field": "productType",
                 *           "name": "Product Type",
                 *           "visible": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    columns: components["schemas"]["AvailableColumn"][];
                };
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
    getDefaultPlanColumns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default columns of the plan list. */
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
                     *           "field": "requestIdWithRevision",
                     *           "name": "Plan Id",
                     *           "visible": true
                     *         },
                     *         {
                     *           "field": "productType",
                     *           "name": "Product Type",
                     *           "visible": true
                     *         },
                     *         {
                     *           "field": "milestone:7",
                     *           "name": "Shipped",
                     *           "visible": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["AvailableColumn"][];
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
    exportPlans: {
        parameters: {
            query: {
                /**
                 * @description Zone in which instants are written.
                 * @example Europe/Amsterdam
                 */
                timezone: components["schemas"]["TimeZoneName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet; content-disposition carries its name, which tells time and zone. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
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
    saveNewPlan: {
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
                 *       "orderNumber": "SO-440311",
                 *       "requestTypeId": 2,
                 *       "underlyingRequestId": "26-10412",
                 *       "productType": null,
                 *       "productNumber": null,
                 *       "manufacturingLocationId": 1,
                 *       "quantity": 1
                 *     }
                 */
                "application/json": components["schemas"]["NewPlanRequest"];
            };
        };
        responses: {
            /** @description The id of the new plan. */
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
                     *       "success": true,
                     *       "fulfilmentPlanId": 10620
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        /** @description Whether the plan was added. */
                        success: boolean;
                        /** @description Id of the new plan, null when refused. */
                        fulfilmentPlanId: components["schemas"]["PlanId"] | null;
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
    findUnderlyingRequests: {
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
            /** @description Requests that can be repeated. */
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
                     *         "26-10398"
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
    listProductsForPlan: {
        parameters: {
            query: {
                /**
                 * @description Product type.
                 * @example 4
                 */
                type: components["schemas"]["ProductTypeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products of a product type. */
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
                     *           "id": 12,
                     *           "productCode": "CMF-4410-L"
                     *         },
                     *         {
                     *           "id": 13,
                     *           "productCode": "CMF-4410-R"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ProductOption"][];
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
    listManuallyCreatedProductTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product types of which plans can be added by hand. */
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
                     *           "id": 4,
                     *           "name": "PEEK cranial implant",
                     *           "code": "PEEK",
                     *           "defaultManufacturingLocationId": 1
                     *         },
                     *         {
                     *           "id": 6,
                     *           "name": "Titanium mesh",
                     *           "code": "SMRP",
                     *           "defaultManufacturingLocationId": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        records: components["schemas"]["PlanProductType"][];
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
    getPlanId: {
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
            /** @description The id of the plan. */
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
                     *       "data": 10412
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["PlanId"];
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
    getPlanData: {
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
            /** @description The plan data of a plan. */
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
                     *         "category": "eRequest",
                     *         "id": 10412,
                     *         "priority": true,
                     *         "designerId": "usr-hmey",
                     *         "requestId": "26-10412",
                     *         "hasSession": true,
                     *         "designSessionDate": "2026-11-12T13:00:00Z",
                     *         "designSessionRequired": true,
                     *         "isProductTypePrioritizable": true,
                     *         "isProductManufacturingAtRisk": true,
                     *         "manufacturingAtRisk": false,
                     *         "trackFileUploaded": true,
                     *         "fileUploadedDate": "2026-11-03T10:05:00Z",
                     *         "overflowDays": 0,
                     *         "additionalEmails": [
                     *           "or-planning@clinic.example.org"
                     *         ],
                     *         "surgeryDate": "2026-12-15",
                     *         "patientName": "J. Doe",
                     *         "showOverflowDays": true,
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "canManageFulfilmentPlan": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["PlanData"];
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
    getManufacturingInformation: {
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
            /** @description The manufacturing information of a plan. */
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
                     *         "category": "eRequest",
                     *         "requiredManufacturingDataRevision": 2,
                     *         "manufacturingDataAvailable": false,
                     *         "hasManufacturingStarted": true,
                     *         "sides": 1,
                     *         "statusDescription": "Manufacturing",
                     *         "manufacturingProgress": 40,
                     *         "manufacturingLocalizationId": 1,
                     *         "canSetOnHoldResume": true,
                     *         "canRescheduleManufacturingCycle": true,
                     *         "availableManufacturingLocations": [
                     *           {
                     *             "id": 2,
                     *             "name": "Detroit",
                     *             "disabled": false
                     *           },
                     *           {
                     *             "id": 1,
                     *             "name": "Freiburg",
                     *             "disabled": false
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "Leeds",
                     *             "disabled": true
                     *           }
                     *         ],
                     *         "treatmentSide": 1,
                     *         "isProductTmj": false,
                     *         "customBlank": false,
                     *         "isInCBSScope": true,
                     *         "manufacturingPosition": 2,
                     *         "manufacturingCapacity": 5,
                     *         "productTypeCode": "PEEK",
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "canManageFulfilmentPlan": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ManufacturingInformation"];
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
    getShowShipmentInformation: {
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
            /** @description Whether the panel exists. */
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
                     *       "data": true
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        /** @description Whether the Shipment Information panel exists. */
                        data: boolean;
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
    getShipmentInformation: {
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
            /** @description The shipment of a plan. */
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
                     *         "id": 10412,
                     *         "trackingNumber": "1Z-999-AA1-0123",
                     *         "trackingUrl": "https://carrier.example/1Z999AA10123"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["Shipment"];
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
    editPlanPriority: {
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
                    /** @description Priority. */
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
                     *       "message": "Priority changed succesfully.",
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
    editPlanManufacturingAtRisk: {
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
                    /** @description Manufacture before the approvals. */
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
                     *       "message": "Manufacturing at risk changed succesfully.",
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
    editPlanDesignSessionDate: {
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
                 *       "newValue": "2026-11-24T13:00:00Z",
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    newValue: components["schemas"]["Instant"] | null;
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
                     *       "message": "Design session date changed succesfully.",
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
    editPlanFileUploadedDate: {
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
                 *       "newValue": "2026-11-19T10:05:00Z",
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    newValue: components["schemas"]["Instant"] | null;
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
                     *       "message": "File uploaded date changed succesfully.",
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
    editPlanOverflowDays: {
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
                 *       "newValue": 2
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    /** @description Working days. */
                    newValue: number;
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
                     *       "message": "Overflow days changed succesfully.",
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
    editPlanTrackingNumber: {
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
                 *       "newValue": "1Z-999-AA1-0123"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    /** @description Number of the parcel. */
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
                     *       "message": "Tracking Number changed succesfully.",
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
    editPlanTrackingUrl: {
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
                 *       "newValue": "carrier.example/1Z999AA10123"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    /** @description Address of the carrier's tracking page. */
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
                     *       "message": "Tracking Url changed succesfully.",
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
    reimportPlan: {
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
                 *       "newValue": true
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    /** @description True to queue the import. */
                    newValue: boolean;
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
                     *       "message": "Reimport queued.",
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
    editPlanSides: {
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
                    /** @description Number of sides. */
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
                     *       "message": "Sides changed successfully",
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
    editPlanManufacturingLocation: {
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
                 *       "newValue": 1,
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    newValue: components["schemas"]["ManufacturingLocationId"];
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
                     *       "message": "Location changed succesfully.",
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
    editPlanManufacturingDataRevision: {
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
                    /** @description Revision. */
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
                     *       "message": "Data Availability changed succesfully.",
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
    editPlanCustomBlank: {
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
                 *       "newValue": true
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    /** @description A custom blank is used. */
                    newValue: boolean;
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
                     *       "message": "Custom Blank changed successfully",
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
    editPlanManufacturingPosition: {
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
                 *       "newValue": 1
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    /** @description Place in the queue of the day. */
                    newValue: number;
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
                     *       "message": "Manufacturing position changed succesfully.",
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
    editPlanManufacturingStartDate: {
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
                 *       "newValue": "2026-11-27T15:00:00Z",
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    newValue: components["schemas"]["Instant"];
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
                     *       "message": "Manufacturing start date changed succesfully.",
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
    recalculateManufacturingStarts: {
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
                 *       "newValue": "PEEK"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    newValue: components["schemas"]["ProductTypeCode"];
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
                     *       "message": "Manufacturing start date re-scheduled succesfully.",
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
    setPlanOnHoldOrResume: {
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
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    timestampBase64: components["schemas"]["Stamp"];
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
                     *       "message": "Manufacturing status changed succesfully",
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
    getPlanMilestones: {
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
            /** @description The milestones of a plan. */
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
                     *         "fulfilmentPlanId": 10412,
                     *         "lockedMilestones": false,
                     *         "showTimeline": true,
                     *         "productTypeCode": "PEEK",
                     *         "isInCBSScope": true,
                     *         "milestones": [
                     *           {
                     *             "id": 1,
                     *             "name": "Request Received",
                     *             "plannedDate": "2026-11-02T08:15:00Z",
                     *             "actualDate": "2026-11-02T08:15:00Z",
                     *             "typeId": 1,
                     *             "timezone": "Europe/Amsterdam",
                     *             "isLocked": false,
                     *             "baselineDate": "2026-11-02T08:15:00Z",
                     *             "warning": null,
                     *             "facts": []
                     *           },
                     *           {
                     *             "id": 2,
                     *             "name": "File Uploaded",
                     *             "plannedDate": "2026-11-04T15:00:00Z",
                     *             "actualDate": "2026-11-03T10:05:00Z",
                     *             "typeId": 2,
                     *             "timezone": "Europe/Amsterdam",
                     *             "isLocked": false,
                     *             "baselineDate": "2026-11-04T15:00:00Z",
                     *             "warning": null,
                     *             "facts": []
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "Design Session",
                     *             "plannedDate": "2026-11-12T13:00:00Z",
                     *             "actualDate": "2026-11-12T13:00:00Z",
                     *             "typeId": 3,
                     *             "timezone": "Europe/Berlin",
                     *             "isLocked": false,
                     *             "baselineDate": "2026-11-12T13:00:00Z",
                     *             "warning": null,
                     *             "facts": []
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "Design Approved",
                     *             "plannedDate": "2026-11-18T15:00:00Z",
                     *             "actualDate": "2026-11-18T09:00:00Z",
                     *             "typeId": 4,
                     *             "timezone": "Europe/Berlin",
                     *             "isLocked": false,
                     *             "baselineDate": "2026-11-18T15:00:00Z",
                     *             "warning": null,
                     *             "facts": []
                     *           },
                     *           {
                     *             "id": 9,
                     *             "name": "RA Approved",
                     *             "plannedDate": "2026-11-19T15:00:00Z",
                     *             "actualDate": "2026-11-17T10:41:00Z",
                     *             "typeId": 9,
                     *             "timezone": "Europe/Berlin",
                     *             "isLocked": false,
                     *             "baselineDate": "2026-11-19T15:00:00Z",
                     *             "warning": null,
                     *             "facts": []
                     *           },
                     *           {
                     *             "id": 10,
                     *             "name": "Data Available",
                     *             "plannedDate": "2026-11-20T15:00:00Z",
                     *             "actualDate": null,
                     *             "typeId": 10,
                     *             "timezone": "Europe/Berlin",
                     *             "isLocked": false,
                     *             "baselineDate": "2026-11-20T15:00:00Z",
                     *             "warning": null,
                     *             "facts": []
                     *           },
                     *           {
                     *             "id": 5,
                     *             "name": "Manufacturing Started",
                     *             "plannedDate": "2026-11-23T15:00:00Z",
                     *             "actualDate": null,
                     *             "typeId": 5,
                     *             "timezone": "Europe/Berlin",
                     *             "isLocked": false,
                     *             "baselineDate": "2026-11-23T15:00:00Z",
                     *             "warning": null,
                     *             "facts": []
                     *           },
                     *           {
                     *             "id": 6,
                     *             "name": "Out Of Manufacturing",
                     *             "plannedDate": "2026-12-02T15:00:00Z",
                     *             "actualDate": null,
                     *             "typeId": 6,
                     *             "timezone": "Europe/Berlin",
                     *             "isLocked": false,
                     *             "baselineDate": "2026-12-02T15:00:00Z",
                     *             "warning": null,
                     *             "facts": []
                     *           },
                     *           {
                     *             "id": 7,
                     *             "name": "Shipped",
                     *             "plannedDate": "2026-12-04T11:00:00Z",
                     *             "actualDate": null,
                     *             "typeId": 7,
                     *             "timezone": "Europe/Amsterdam",
                     *             "isLocked": false,
                     *             "baselineDate": "2026-12-03T11:00:00Z",
                     *             "warning": null,
                     *             "facts": [
                     *               {
                     *                 "kind": "Anchor",
                     *                 "text": "Out Of Manufacturing is planned for 02/12/2026.",
                     *                 "date": "2026-12-02T15:00:00Z",
                     *                 "days": null,
                     *                 "recordId": null
                     *               },
                     *               {
                     *                 "kind": "LeadTime",
                     *                 "text": "PEEK cranial implant, Rotterdam: 1 working day.",
                     *                 "date": "2026-12-03T11:00:00Z",
                     *                 "days": 1,
                     *                 "recordId": 210
                     *               },
                     *               {
                     *                 "kind": "Modification",
                     *                 "text": "This plan: 1 working day more.",
                     *                 "date": "2026-12-04T11:00:00Z",
                     *                 "days": 1,
                     *                 "recordId": 17
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": 8,
                     *             "name": "Arrived",
                     *             "plannedDate": "2026-12-08T11:00:00Z",
                     *             "actualDate": null,
                     *             "typeId": 8,
                     *             "timezone": "Europe/Amsterdam",
                     *             "isLocked": false,
                     *             "baselineDate": "2026-12-08T11:00:00Z",
                     *             "warning": null,
                     *             "facts": []
                     *           }
                     *         ],
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "canManageFulfilmentPlan": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["MilestoneModel"];
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
    editMilestonePlannedDate: {
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
                 *       "milestoneId": 7,
                 *       "newValue": "2026-12-07T11:00:00Z",
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    milestoneId: components["schemas"]["MilestoneId"];
                    newValue: components["schemas"]["Instant"] | null;
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
                     *       "message": "Milestone Due Date changed succesfully.",
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
    editMilestoneActualDate: {
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
                 *       "milestoneId": 7,
                 *       "newValue": "2026-11-20T08:00:00Z",
                 *       "timestampBase64": "AAAAAAAAB9E=",
                 *       "ignoreWarning": false,
                 *       "timeZoneOffset": 60
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["PlanId"];
                    milestoneId: components["schemas"]["MilestoneId"];
                    newValue: components["schemas"]["Instant"] | null;
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
                     *       "message": "Milestone Actual Date changed succesfully.",
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
    unlockMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Plan to unlock.
                 * @example 10412
                 */
                id: components["schemas"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
                     *       "message": "Milestones unlocked succesfully.",
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
    listPlanLeadTimeModifications: {
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
            /** @description The lead-time modifications of a plan. */
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
                     *           "milestoneId": 7,
                     *           "milestone": "Shipped",
                     *           "unmodifiedLeadTime": 3,
                     *           "additionalDays": 1,
                     *           "id": 17,
                     *           "isDefault": false
                     *         },
                     *         {
                     *           "milestoneId": 6,
                     *           "milestone": "Out Of Manufacturing",
                     *           "unmodifiedLeadTime": 7,
                     *           "additionalDays": 0,
                     *           "id": null,
                     *           "isDefault": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["LeadTimeModification"][];
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
    updatePlanLeadTimeModifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Plan to change.
                 * @example 10412
                 */
                id: components["schemas"]["PlanId"];
            };
            cookie?: never;
        };
        /** @description The modifications. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "milestoneId": 7,
                 *         "additionalDays": 1,
                 *         "id": null
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["LeadTimeModificationChange"][];
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
                     *       "message": "",
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
    getPlanTimeline: {
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
            /** @description The timeline of a plan. */
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
                     *       "model": {
                     *         "id": 10412,
                     *         "milestones": [
                     *           {
                     *             "name": "Request Received",
                     *             "plannedDate": "2026-11-02T08:15:00Z",
                     *             "actualDate": "2026-11-02T08:15:00Z",
                     *             "timezone": "Europe/Amsterdam"
                     *           },
                     *           {
                     *             "name": "File Uploaded",
                     *             "plannedDate": "2026-11-04T15:00:00Z",
                     *             "actualDate": "2026-11-03T10:05:00Z",
                     *             "timezone": "Europe/Amsterdam"
                     *           },
                     *           {
                     *             "name": "Design Session",
                     *             "plannedDate": "2026-11-12T13:00:00Z",
                     *             "actualDate": "2026-11-12T13:00:00Z",
                     *             "timezone": "Europe/Berlin"
                     *           },
                     *           {
                     *             "name": "Design Approved",
                     *             "plannedDate": "2026-11-18T15:00:00Z",
                     *             "actualDate": "2026-11-18T09:00:00Z",
                     *             "timezone": "Europe/Berlin"
                     *           },
                     *           {
                     *             "name": "RA Approved",
                     *             "plannedDate": "2026-11-19T15:00:00Z",
                     *             "actualDate": "2026-11-17T10:41:00Z",
                     *             "timezone": "Europe/Berlin"
                     *           },
                     *           {
                     *             "name": "Data Available",
                     *             "plannedDate": "2026-11-20T15:00:00Z",
                     *             "actualDate": null,
                     *             "timezone": "Europe/Berlin"
                     *           },
                     *           {
                     *             "name": "Manufacturing Started",
                     *             "plannedDate": "2026-11-23T15:00:00Z",
                     *             "actualDate": null,
                     *             "timezone": "Europe/Berlin"
                     *           },
                     *           {
                     *             "name": "Out Of Manufacturing",
                     *             "plannedDate": "2026-12-02T15:00:00Z",
                     *             "actualDate": null,
                     *             "timezone": "Europe/Berlin"
                     *           },
                     *           {
                     *             "name": "Shipped",
                     *             "plannedDate": "2026-12-04T11:00:00Z",
                     *             "actualDate": null,
                     *             "timezone": "Europe/Amsterdam"
                     *           },
                     *           {
                     *             "name": "Arrived",
                     *             "plannedDate": "2026-12-08T11:00:00Z",
                     *             "actualDate": null,
                     *             "timezone": "Europe/Amsterdam"
                     *           }
                     *         ],
                     *         "holidays": [
                     *           {
                     *             "date": "2026-11-11"
                     *           },
                     *           {
                     *             "date": "2026-12-06"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        model: components["schemas"]["Timeline"];
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
    listPlanComments: {
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
            /** @description The comments of a plan. */
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
                     *       "comments": [
                     *         {
                     *           "id": 17,
                     *           "text": "Surgeon asked for delivery before noon.",
                     *           "userId": "usr-hmey",
                     *           "userSymbol": "HMEY",
                     *           "modifiedDate": "2026-11-20T09:30:00Z"
                     *         },
                     *         {
                     *           "id": 12,
                     *           "text": "Blank is reserved.\nLot 4470.",
                     *           "userId": "usr-jwei",
                     *           "userSymbol": "JWEI",
                     *           "modifiedDate": "2026-11-18T13:05:00Z"
                     *         }
                     *       ],
                     *       "canManageComments": true
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        comments: components["schemas"]["Comment"][];
                        /** @description False disables the comment list. */
                        canManageComments: boolean;
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
    addPlanComment: {
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
                 *       "fulfilmentPlanId": 10412,
                 *       "commentText": "Surgeon asked for delivery before noon."
                 *     }
                 */
                "application/json": {
                    fulfilmentPlanId: components["schemas"]["PlanId"];
                    commentText: components["schemas"]["CommentText"];
                };
            };
        };
        responses: {
            /** @description The comments of the plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Comment added.",
                     *       "timestamp": null,
                     *       "comments": [
                     *         {
                     *           "id": 17,
                     *           "text": "Surgeon asked for delivery before noon.",
                     *           "userId": "usr-hmey",
                     *           "userSymbol": "HMEY",
                     *           "modifiedDate": "2026-11-20T09:30:00Z"
                     *         },
                     *         {
                     *           "id": 12,
                     *           "text": "Blank is reserved.\nLot 4470.",
                     *           "userId": "usr-jwei",
                     *           "userSymbol": "JWEI",
                     *           "modifiedDate": "2026-11-18T13:05:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        comments: components["schemas"]["Comment"][];
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
    editPlanComment: {
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
                 *       "fulfilmentPlanId": 10412,
                 *       "commentId": 17,
                 *       "commentText": "Surgeon asked for delivery before noon."
                 *     }
                 */
                "application/json": {
                    fulfilmentPlanId: components["schemas"]["PlanId"];
                    commentId: components["schemas"]["RecordId"];
                    commentText: components["schemas"]["CommentText"];
                };
            };
        };
        responses: {
            /** @description The comments of the plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Comment edited.",
                     *       "timestamp": null,
                     *       "comments": [
                     *         {
                     *           "id": 17,
                     *           "text": "Surgeon asked for delivery before noon.",
                     *           "userId": "usr-hmey",
                     *           "userSymbol": "HMEY",
                     *           "modifiedDate": "2026-11-20T09:30:00Z"
                     *         },
                     *         {
                     *           "id": 12,
                     *           "text": "Blank is reserved.\nLot 4470.",
                     *           "userId": "usr-jwei",
                     *           "userSymbol": "JWEI",
                     *           "modifiedDate": "2026-11-18T13:05:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        comments: components["schemas"]["Comment"][];
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
    deletePlanComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Comment to delete.
                 * @example 17
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments of the plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Comment deleted.",
                     *       "timestamp": null,
                     *       "comments": []
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        comments: components["schemas"]["Comment"][];
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
    listLinkedPlans: {
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
            /** @description The links of a plan. */
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
                     *       "model": [
                     *         {
                     *           "id": 31,
                     *           "fulfilmentPlanId": 10398,
                     *           "requestId": "26-10398",
                     *           "linkType": 1,
                     *           "linkDescription": "Related to",
                     *           "comment": "Same surgery.",
                     *           "hasWarning": true,
                     *           "warningMessage": "The linked plan is on hold.",
                     *           "canBeDeleted": true
                     *         },
                     *         {
                     *           "id": 0,
                     *           "fulfilmentPlanId": 10112,
                     *           "requestId": "26-10112",
                     *           "linkType": 2,
                     *           "linkDescription": "Repeats",
                     *           "comment": null,
                     *           "hasWarning": false,
                     *           "warningMessage": null,
                     *           "canBeDeleted": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        model: components["schemas"]["LinkedPlan"][];
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
    listLinkTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds of links that can be chosen. */
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
                     *       "types": [
                     *         {
                     *           "type": 1,
                     *           "name": "Related"
                     *         },
                     *         {
                     *           "type": 3,
                     *           "name": "Same patient"
                     *         },
                     *         {
                     *           "type": 4,
                     *           "name": "Replaces"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        types: components["schemas"]["LinkTypeEntry"][];
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
    savePlanLink: {
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
                 *       "fulfilmentPlanId": 10412,
                 *       "linkedRequestId": "26-10398",
                 *       "linkType": 1,
                 *       "comment": "Same surgery."
                 *     }
                 */
                "application/json": {
                    fulfilmentPlanId: components["schemas"]["PlanId"];
                    linkedRequestId: components["schemas"]["RequestNumber"];
                    linkType: components["schemas"]["LinkType"];
                    /** @description Comment on the link. */
                    comment?: string | null;
                };
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
                     *       "message": "Link added.",
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
    deletePlanLink: {
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
                 *       "fulfilmentPlanId": 10412,
                 *       "linkId": 31
                 *     }
                 */
                "application/json": {
                    fulfilmentPlanId: components["schemas"]["PlanId"];
                    /** @description Id of the link. */
                    linkId: number;
                };
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
                     *       "message": "Link deleted.",
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
    getRepeatOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Any plan of the tree.
                 * @example 10412
                 */
                id: components["schemas"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first order, with its repetitions as children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 10412,
                     *       "planId": "26-10412 R2",
                     *       "designStatus": "Approved",
                     *       "processingStatus": "Done",
                     *       "manufacturingProgressPercentage": 100,
                     *       "comments": "Delivered in two parcels.",
                     *       "distributionCenter": "Rotterdam",
                     *       "productNumber": "CMF-4410-L",
                     *       "shipmentDueDate": "2026-12-04T11:00:00Z",
                     *       "timeZone": "Europe/Amsterdam",
                     *       "children": [
                     *         {
                     *           "id": 10620,
                     *           "planId": "26-10620 R0",
                     *           "designStatus": "Approved",
                     *           "processingStatus": "Manufacturing",
                     *           "manufacturingProgressPercentage": 40,
                     *           "comments": null,
                     *           "distributionCenter": "Rotterdam",
                     *           "productNumber": "CMF-4410-L",
                     *           "shipmentDueDate": "2027-02-01T11:00:00Z",
                     *           "timeZone": "Europe/Amsterdam",
                     *           "children": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RepeatOrder"];
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
    searchPhrase: {
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
                 *       "phrase": "26-10412",
                 *       "screenType": 1
                 *     }
                 */
                "application/json": {
                    /** @description What was typed, trimmed. */
                    phrase: string;
                    screenType: components["schemas"]["SearchScreenType"];
                };
            };
        };
        responses: {
            /** @description Where the search leads; both members are null unless one plan is meant. */
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
                     *       "screenType": 1,
                     *       "fulfilmentPlanId": 10412,
                     *       "hits": [
                     *         {
                     *           "fulfilmentPlanId": 10412,
                     *           "screenType": 1,
                     *           "requestIdWithRevision": "26-10412 R2",
                     *           "productType": "PEEK cranial implant",
                     *           "processingStatusDescription": "Manufacturing",
                     *           "matched": "RequestId",
                     *           "matchedText": "26-10412"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        screenType: components["schemas"]["SearchScreenType"] | null;
                        fulfilmentPlanId: components["schemas"]["PlanId"] | null;
                        /** @description The plans that may be meant, the likeliest first; the one that is meant, if it is one. */
                        hits: components["schemas"]["SearchHit"][];
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
    listManufacturingCycles: {
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
                 *       "model": {
                 *         "filters": {
                 *           "requestId": "104",
                 *           "chosenDesignStatuses": [
                 *             4
                 *           ],
                 *           "chosenProcessingStatuses": [
                 *             2,
                 *             4
                 *           ],
                 *           "chosenManufacturingLocations": [
                 *             1
                 *           ],
                 *           "chosenJobSteps": [
                 *             21
                 *           ],
                 *           "upcomingJobSteps": [
                 *             {
                 *               "stepId": 21
                 *             }
                 *           ],
                 *           "selectedCycleMilestones": [
                 *             {
                 *               "jobStepId": 21,
                 *               "criteria": 1
                 *             }
                 *           ],
                 *           "productType": 4,
                 *           "requestTypeId": null,
                 *           "isCritical": false,
                 *           "chosenTab": "productType-4",
                 *           "startDate": "2026-11-23",
                 *           "endDate": "2026-12-04",
                 *           "isRelativeDate": false,
                 *           "relativeDateModifier": null,
                 *           "relativeDateAmount": null,
                 *           "relativeDateFrequency": null,
                 *           "sortColumns": [
                 *             {
                 *               "sortedColumn": 1,
                 *               "jobStepId": null,
                 *               "sortOrder": 1
                 *             }
                 *           ],
                 *           "selectedAdditionalFilters": [],
                 *           "storedQueryId": null,
                 *           "storedQueryActiveDisplayName": null,
                 *           "availableColumns": []
                 *         },
                 *         "sortColumns": [
                 *           {
                 *             "sortedColumn": 1,
                 *             "jobStepId": null,
                 *             "sortOrder": 1
                 *           }
                 *         ],
                 *         "selectedWorkflowSteps": [
                 *           {
                 *             "stepId": 21
                 *           }
                 *         ],
                 *         "selectedAdditionalFilters": [
                 *           {
                 *             "id": 17,
                 *             "selectedValues": [
                 *               "2"
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "limit": 10,
                 *       "page": 1,
                 *       "timezone": "Europe/Amsterdam"
                 *     }
                 */
                "application/json": components["schemas"]["ManufacturingCycleListRequest"];
            };
        };
        responses: {
            /** @description The manufacturing cycles. */
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
                     *       "items": [
                     *         {
                     *           "id": 8231,
                     *           "requestId": "26-10412",
                     *           "requestIdWithManufacturingRevision": "26-10412 M2",
                     *           "manufacturingURL": "/ManufacturingCycle/Details/8231",
                     *           "isOnHold": false,
                     *           "notificationsAvailable": true,
                     *           "globalNotificationsAvailable": false,
                     *           "productSymbol": "PK-L",
                     *           "designStatusDescription": "Approved",
                     *           "dueDate": "2026-12-02T14:00:00Z",
                     *           "actualDate": null,
                     *           "schedulingStrategy": "CBS",
                     *           "manufacturingLocationTimezone": "Europe/Berlin",
                     *           "chosenCycleMilestones": [
                     *             {
                     *               "jobStepId": 21,
                     *               "date": "2026-11-20T09:30:00Z"
                     *             }
                     *           ],
                     *           "manufacturingProgress": 40,
                     *           "designApprovalDate": "2026-11-18T09:00:00Z",
                     *           "isPrepareSTLDataStepNotCompleted": true,
                     *           "lastComment": "Blank is reserved.",
                     *           "fulfilmentPlanStatus": 4,
                     *           "fulfilmentPlanId": 10412,
                     *           "isPrototype": false,
                     *           "style": "none"
                     *         },
                     *         {
                     *           "id": 8240,
                     *           "requestId": "26-10398",
                     *           "requestIdWithManufacturingRevision": "26-10398 M0",
                     *           "manufacturingURL": "/ManufacturingCycle/Details/8240",
                     *           "isOnHold": true,
                     *           "notificationsAvailable": false,
                     *           "globalNotificationsAvailable": true,
                     *           "productSymbol": "TM",
                     *           "designStatusDescription": "Approved",
                     *           "dueDate": "2026-11-23T15:00:00Z",
                     *           "actualDate": null,
                     *           "schedulingStrategy": "CBS",
                     *           "manufacturingLocationTimezone": "Europe/Berlin",
                     *           "chosenCycleMilestones": [
                     *             {
                     *               "jobStepId": 21,
                     *               "date": "2026-11-20T09:30:00Z"
                     *             }
                     *           ],
                     *           "manufacturingProgress": 20,
                     *           "designApprovalDate": null,
                     *           "isPrepareSTLDataStepNotCompleted": false,
                     *           "lastComment": null,
                     *           "fulfilmentPlanStatus": 8,
                     *           "fulfilmentPlanId": 10398,
                     *           "isPrototype": false,
                     *           "style": "on-hold"
                     *         },
                     *         {
                     *           "id": 8252,
                     *           "requestId": "PT-0044",
                     *           "requestIdWithManufacturingRevision": "PT-0044 M1",
                     *           "manufacturingURL": "/PrototypeManufacturingCycle/Details/8252",
                     *           "isOnHold": false,
                     *           "notificationsAvailable": false,
                     *           "globalNotificationsAvailable": false,
                     *           "productSymbol": "PK-X",
                     *           "designStatusDescription": "Approved",
                     *           "dueDate": "2026-11-18T15:00:00Z",
                     *           "actualDate": null,
                     *           "schedulingStrategy": null,
                     *           "manufacturingLocationTimezone": "Europe/Berlin",
                     *           "chosenCycleMilestones": [
                     *             {
                     *               "jobStepId": 21,
                     *               "date": "2026-11-20T09:30:00Z"
                     *             }
                     *           ],
                     *           "manufacturingProgress": 60,
                     *           "designApprovalDate": "2026-11-18T09:00:00Z",
                     *           "isPrepareSTLDataStepNotCompleted": false,
                     *           "lastComment": "Second pass after inspection.",
                     *           "fulfilmentPlanStatus": 4,
                     *           "fulfilmentPlanId": 10377,
                     *           "isPrototype": true,
                     *           "style": "late"
                     *         }
                     *       ],
                     *       "filteredPlansCount": 57,
                     *       "page": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        items: components["schemas"]["ManufacturingCycleListRow"][];
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
    getManufacturingListFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the filters of the manufacturing list offer. */
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
                     *               },
                     *               {
                     *                 "id": 13,
                     *                 "productCode": "CMF-4410-R"
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": 6,
                     *             "name": "Titanium mesh",
                     *             "products": [
                     *               {
                     *                 "id": 20,
                     *                 "productCode": "TM-2000"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "availableDesignStatuses": [
                     *           {
                     *             "id": 0,
                     *             "name": "Waiting For File"
                     *           },
                     *           {
                     *             "id": 1,
                     *             "name": "Waiting For Session"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "name": "Session Planned"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "In Design"
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "Approval Pending"
                     *           },
                     *           {
                     *             "id": 5,
                     *             "name": "Approved"
                     *           }
                     *         ],
                     *         "availableProcessingStatuses": [
                     *           {
                     *             "id": 0,
                     *             "name": "Manufacturing Input Pending"
                     *           },
                     *           {
                     *             "id": 1,
                     *             "name": "Ready For Manufacturing Approval Pending"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "name": "Ready For Manufacturing"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "Manufacturing Approval Pending"
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "Manufacturing"
                     *           },
                     *           {
                     *             "id": 5,
                     *             "name": "Ready For Shipment"
                     *           },
                     *           {
                     *             "id": 6,
                     *             "name": "In Transit"
                     *           },
                     *           {
                     *             "id": 7,
                     *             "name": "Arrived"
                     *           },
                     *           {
                     *             "id": 8,
                     *             "name": "On Hold"
                     *           },
                     *           {
                     *             "id": 9,
                     *             "name": "Terminated"
                     *           },
                     *           {
                     *             "id": 10,
                     *             "name": "Done"
                     *           }
                     *         ],
                     *         "availableRequestTypes": [
                     *           {
                     *             "id": 1,
                     *             "name": "eRequest"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "name": "ReOrder"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "Prototype"
                     *           },
                     *           {
                     *             "id": 4,
                     *             "name": "DesignOnly"
                     *           },
                     *           {
                     *             "id": 5,
                     *             "name": "External"
                     *           }
                     *         ],
                     *         "availableManufacturingLocations": [
                     *           {
                     *             "id": 2,
                     *             "name": "Detroit"
                     *           },
                     *           {
                     *             "id": 1,
                     *             "name": "Freiburg"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "Osaka"
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
                     *         ],
                     *         "availableJobSteps": [
                     *           {
                     *             "id": 24,
                     *             "name": "Cleaning"
                     *           },
                     *           {
                     *             "id": 26,
                     *             "name": "Inspection"
                     *           },
                     *           {
                     *             "id": 21,
                     *             "name": "Milling"
                     *           },
                     *           {
                     *             "id": 28,
                     *             "name": "Packing"
                     *           }
                     *         ],
                     *         "availableProductTypes": [
                     *           {
                     *             "id": 4,
                     *             "name": "PEEK cranial implant"
                     *           },
                     *           {
                     *             "id": 6,
                     *             "name": "Titanium mesh"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ManufacturingFilterOptions"];
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
    getChosenManufacturingFilters: {
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
            /** @description The filters in use on the manufacturing list. */
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
                     *         "chosenDesignStatuses": [
                     *           4
                     *         ],
                     *         "chosenProcessingStatuses": [
                     *           2,
                     *           4
                     *         ],
                     *         "chosenManufacturingLocations": [
                     *           1
                     *         ],
                     *         "chosenJobSteps": [
                     *           21
                     *         ],
                     *         "upcomingJobSteps": [
                     *           {
                     *             "stepId": 21
                     *           }
                     *         ],
                     *         "selectedCycleMilestones": [
                     *           {
                     *             "jobStepId": 21,
                     *             "criteria": 1
                     *           }
                     *         ],
                     *         "productType": 4,
                     *         "requestTypeId": null,
                     *         "isCritical": false,
                     *         "chosenTab": "productType-4",
                     *         "startDate": "2026-11-23",
                     *         "endDate": "2026-12-04",
                     *         "isRelativeDate": false,
                     *         "relativeDateModifier": null,
                     *         "relativeDateAmount": null,
                     *         "relativeDateFrequency": null,
                     *         "sortColumns": [
                     *           {
                     *             "sortedColumn": 1,
                     *             "jobStepId": null,
                     *             "sortOrder": 1
                     *           }
                     *         ],
                     *         "selectedAdditionalFilters": [],
                     *         "storedQueryId": null,
                     *         "storedQueryActiveDisplayName": null,
                     *         "availableColumns": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ManufacturingCycleFilter"];
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
    listManufacturingAdditionalFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The additional filters of the manufacturing list. */
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
                     *           "id": 17,
                     *           "name": "Treatment side",
                     *           "filterType": 4,
                     *           "checked": false,
                     *           "selectOptions": [
                     *             {
                     *               "value": "3",
                     *               "label": "Bilateral"
                     *             }
                     *           ],
                     *           "selectedValues": [],
                     *           "selectedValue": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["AdditionalFilter"][];
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
    findManufacturingRequests: {
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
            /** @description Request ids of cycles. */
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
                     *         "26-10412"
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
    getManufacturingNotificationNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers on the tabs of the manufacturing list. */
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
                     *         "allCategory": {
                     *           "count": 3
                     *         },
                     *         "critical": {
                     *           "count": 1
                     *         },
                     *         "productTypeNotificationCategoryNumbers": [
                     *           {
                     *             "id": 4,
                     *             "count": 2
                     *           }
                     *         ],
                     *         "requestTypeNotificationCategoryNumbers": [
                     *           {
                     *             "id": 1,
                     *             "count": 3
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["NotificationNumbers"];
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
    listManufacturingFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved filters of the manufacturing list. */
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
                     *       "content": [
                     *         {
                     *           "id": 61,
                     *           "name": "Late in Rotterdam",
                     *           "sharingLevel": 0
                     *         },
                     *         {
                     *           "id": 62,
                     *           "name": "Everything on hold",
                     *           "sharingLevel": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        content: components["schemas"]["SavedFilter"][];
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
    exportManufacturingCycles: {
        parameters: {
            query: {
                /**
                 * @description Zone in which instants are written.
                 * @example Europe/Amsterdam
                 */
                timezone: components["schemas"]["TimeZoneName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet; content-disposition carries its name. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
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
    saveManufacturingFiltersPreset: {
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
                 *         "chosenDesignStatuses": [
                 *           4
                 *         ],
                 *         "chosenProcessingStatuses": [
                 *           2,
                 *           4
                 *         ],
                 *         "chosenManufacturingLocations": [
                 *           1
                 *         ],
                 *         "chosenJobSteps": [
                 *           21
                 *         ],
                 *         "upcomingJobSteps": [
                 *           {
                 *             "stepId": 21
                 *           }
                 *         ],
                 *         "selectedCycleMilestones": [
                 *           {
                 *             "jobStepId": 21,
                 *             "criteria": 1
                 *           }
                 *         ],
                 *         "productType": 4,
                 *         "requestTypeId": null,
                 *         "isCritical": false,
                 *         "chosenTab": "productType-4",
                 *         "startDate": "2026-11-23",
                 *         "endDate": "2026-12-04",
                 *         "isRelativeDate": false,
                 *         "relativeDateModifier": null,
                 *         "relativeDateAmount": null,
                 *         "relativeDateFrequency": null,
                 *         "sortColumns": [
                 *           {
                 *             "sortedColumn": 1,
                 *             "jobStepId": null,
                 *             "sortOrder": 1
                 *           }
                 *         ],
                 *         "selectedAdditionalFilters": [],
                 *         "storedQueryId": null,
                 *         "storedQueryActiveDisplayName": null,
                 *         "availableColumns": []
                 *       },
                 *       "sortModel": [
                 *         {
                 *           "sortedColumn": 1,
                 *           "jobStepId": null,
                 *           "sortOrder": 1
                 *         }
                 *       ],
                 *       "name": "Late in Rotterdam",
                 *       "ignoreWarning": false
                 *     }
                 */
                "application/json": components["schemas"]["ManufacturingFiltersPreset"];
            };
        };
        responses: {
            /** @description The id of the saved filter, null unless it was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Filter saved succesfully.",
                     *       "timestamp": null,
                     *       "data": {
                     *         "id": 17
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["RecordReference"] | null;
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
    executeManufacturingFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Saved filter to use.
                 * @example 61
                 */
                id: components["schemas"]["StoredQueryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters that are in use now. */
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
                     *         "chosenDesignStatuses": [
                     *           4
                     *         ],
                     *         "chosenProcessingStatuses": [
                     *           2,
                     *           4
                     *         ],
                     *         "chosenManufacturingLocations": [
                     *           1
                     *         ],
                     *         "chosenJobSteps": [
                     *           21
                     *         ],
                     *         "upcomingJobSteps": [
                     *           {
                     *             "stepId": 21
                     *           }
                     *         ],
                     *         "selectedCycleMilestones": [
                     *           {
                     *             "jobStepId": 21,
                     *             "criteria": 1
                     *           }
                     *         ],
                     *         "productType": 4,
                     *         "requestTypeId": null,
                     *         "isCritical": false,
                     *         "chosenTab": "productType-4",
                     *         "startDate": "2026-11-23",
                     *         "endDate": "2026-12-04",
                     *         "isRelativeDate": false,
                     *         "relativeDateModifier": null,
                     *         "relativeDateAmount": null,
                     *         "relativeDateFrequency": null,
                     *         "sortColumns": [
                     *           {
                     *             "sortedColumn": 1,
                     *             "jobStepId": null,
                     *             "sortOrder": 1
                     *           }
                     *         ],
                     *         "selectedAdditionalFilters": [],
                     *         "storedQueryId": null,
                     *         "storedQueryActiveDisplayName": null,
                     *         "availableColumns": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ManufacturingCycleFilter"];
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
    listGlobalNotificationsOfRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Request id.
                 * @example 26-10412
                 */
                id: components["schemas"]["RequestNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The global notifications of a request. */
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
                     *       "notificationsList": [
                     *         {
                     *           "id": 17,
                     *           "title": "Material recall",
                     *           "message": "Do not use blanks of lot 4471.",
                     *           "messageType": 2,
                     *           "requestId": "26-10412"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        notificationsList: components["schemas"]["GlobalNotification"][];
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
    listGlobalNotificationsOfRequests: {
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
                 *       "requestIds": [
                 *         "26-10412"
                 *       ]
                 *     }
                 */
                "application/json": {
                    requestIds: components["schemas"]["RequestNumber"][];
                };
            };
        };
        responses: {
            /** @description The global notifications of the requests. */
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
                     *       "notificationsList": [
                     *         {
                     *           "id": 17,
                     *           "title": "Material recall",
                     *           "message": "Do not use blanks of lot 4471.",
                     *           "messageType": 2,
                     *           "requestId": "26-10412"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        notificationsList: components["schemas"]["GlobalNotification"][];
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
    acknowledgeGlobalNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Notification to acknowledge.
                 * @example 17
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManufacturingCycleDetails: {
        parameters: {
            query?: {
                /**
                 * @description Whether previous and next are wanted; absent counts as false.
                 * @example true
                 */
                useContext?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Cycle to read.
                 * @example 8231
                 */
                id: components["schemas"]["CycleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manufacturing details of a cycle. */
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
                     *         "id": 8231,
                     *         "fulfilmentPlanId": 10412,
                     *         "timestamp": "AAAAAAAAB9E=",
                     *         "requestType": 1,
                     *         "requestIdWithManufacturingRevision": "26-10412 M2",
                     *         "requestId": "26-10412",
                     *         "dueDate": "2026-12-02T14:00:00Z",
                     *         "schedulingStrategyShortName": "CBS",
                     *         "productNumber": "CMF-4410-L",
                     *         "productType": "PEEK cranial implant",
                     *         "manufacturingDataAvailable": true,
                     *         "requiredManufacturingDataRevision": 2,
                     *         "approvalState": "RA approved",
                     *         "quantity": 1,
                     *         "orderNumber": "SO-440127",
                     *         "isMSDProduct": false,
                     *         "isCustomPrototype": false,
                     *         "showSkipButton": true,
                     *         "canManageManufacturingCycles": true,
                     *         "canManageFulfilmentPlan": false,
                     *         "canManageComments": true,
                     *         "manufacturingLocationTimezone": "Europe/Berlin",
                     *         "context": {
                     *           "recordIndexNumber": 4,
                     *           "recordsNumber": 57,
                     *           "recordId": 8231,
                     *           "nextRecordId": 8240,
                     *           "prevRecordId": 8229,
                     *           "displayedRecordsNumber": 10
                     *         },
                     *         "materialNumber": "40-2210",
                     *         "combinedOrders": [
                     *           {
                     *             "id": 31,
                     *             "identifier": "LOT-2611-03"
                     *           }
                     *         ],
                     *         "workOrderModels": [
                     *           {
                     *             "materialNumber": "40-2210",
                     *             "combinedOrders": [
                     *               {
                     *                 "id": 31,
                     *                 "identifier": "LOT-2611-03"
                     *               }
                     *             ],
                     *             "manufacturingJobs": [
                     *               {
                     *                 "id": 15207,
                     *                 "name": "Milling and cleaning",
                     *                 "jobSteps": [
                     *                   {
                     *                     "id": 40211,
                     *                     "jobStepId": 20,
                     *                     "name": "Prepare STL data",
                     *                     "status": 2,
                     *                     "statusDescription": "Completed",
                     *                     "statusCss": "success",
                     *                     "showExpectedTime": true,
                     *                     "plannedEndDate": "2026-11-19T10:00:00Z",
                     *                     "plannedTimeSpend": 120,
                     *                     "actualStartDate": "2026-11-19T08:10:00Z",
                     *                     "actualEndDate": "2026-11-19T09:32:00Z",
                     *                     "sequenceNumber": 1,
                     *                     "criticalityLevel": 0
                     *                   },
                     *                   {
                     *                     "id": 40212,
                     *                     "jobStepId": 22,
                     *                     "name": "Prepare blank",
                     *                     "status": 2,
                     *                     "statusDescription": "Completed",
                     *                     "statusCss": "success",
                     *                     "showExpectedTime": true,
                     *                     "plannedEndDate": "2026-11-19T14:00:00Z",
                     *                     "plannedTimeSpend": 120,
                     *                     "actualStartDate": "2026-11-19T11:00:00Z",
                     *                     "actualEndDate": "2026-11-19T11:45:00Z",
                     *                     "sequenceNumber": 2,
                     *                     "criticalityLevel": 0
                     *                   },
                     *                   {
                     *                     "id": 40213,
                     *                     "jobStepId": 21,
                     *                     "name": "Milling",
                     *                     "status": 1,
                     *                     "statusDescription": "In Progress",
                     *                     "statusCss": "process",
                     *                     "showExpectedTime": true,
                     *                     "plannedEndDate": "2026-11-20T14:00:00Z",
                     *                     "plannedTimeSpend": 120,
                     *                     "actualStartDate": "2026-11-20T08:40:00Z",
                     *                     "actualEndDate": null,
                     *                     "sequenceNumber": 3,
                     *                     "criticalityLevel": 0
                     *                   },
                     *                   {
                     *                     "id": 40214,
                     *                     "jobStepId": 24,
                     *                     "name": "Cleaning",
                     *                     "status": 0,
                     *                     "statusDescription": "Pending",
                     *                     "statusCss": "wait",
                     *                     "showExpectedTime": true,
                     *                     "plannedEndDate": "2026-11-23T09:00:00Z",
                     *                     "plannedTimeSpend": 120,
                     *                     "actualStartDate": null,
                     *                     "actualEndDate": null,
                     *                     "sequenceNumber": 4,
                     *                     "criticalityLevel": 0
                     *                   },
                     *                   {
                     *                     "id": 40215,
                     *                     "jobStepId": 26,
                     *                     "name": "Inspection",
                     *                     "status": 0,
                     *                     "statusDescription": "Pending",
                     *                     "statusCss": "wait",
                     *                     "showExpectedTime": true,
                     *                     "plannedEndDate": "2026-11-23T13:00:00Z",
                     *                     "plannedTimeSpend": 120,
                     *                     "actualStartDate": null,
                     *                     "actualEndDate": null,
                     *                     "sequenceNumber": 5,
                     *                     "criticalityLevel": 0
                     *                   }
                     *                 ],
                     *                 "currentJobStepId": 40213,
                     *                 "progress": 40,
                     *                 "completedNumberSteps": 2,
                     *                 "overallNumberSteps": 5,
                     *                 "currentUserSymbol": "HMEY",
                     *                 "manufacturingStatusDescription": "Milling in progress",
                     *                 "reworks": [],
                     *                 "canStartStep": false,
                     *                 "canCompleteStep": true,
                     *                 "canRestartJob": true,
                     *                 "canUndoJob": true,
                     *                 "canRework": false,
                     *                 "reasons": [
                     *                   {
                     *                     "action": "rework",
                     *                     "text": "Only a completed step can be reworked."
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "prototypeWorkProcedureModels": [],
                     *         "comments": [
                     *           {
                     *             "id": 17,
                     *             "text": "Surgeon asked for delivery before noon.",
                     *             "userId": "usr-hmey",
                     *             "userSymbol": "HMEY",
                     *             "modifiedDate": "2026-11-20T09:30:00Z"
                     *           },
                     *           {
                     *             "id": 12,
                     *             "text": "Blank is reserved.\nLot 4470.",
                     *             "userId": "usr-jwei",
                     *             "userSymbol": "JWEI",
                     *             "modifiedDate": "2026-11-18T13:05:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ManufacturingCycleDetails"];
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
    getManufacturingCycleStamp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Cycle to read.
                 * @example 8231
                 */
                id: components["schemas"]["CycleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stamp of a cycle. */
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
                     *       "data": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["Stamp"];
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
    startJobStep: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "manufacturingJobId": 15207,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["JobActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
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
    completeJobStep: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "manufacturingJobId": 15207,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["JobActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
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
    undoJobStep: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "manufacturingJobId": 15207,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["JobActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
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
    restartJob: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "manufacturingJobId": 15207,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["JobActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Restart succeded.",
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
    startJobStepInBulk: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "manufacturingJobId": 15207,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["JobActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
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
    completeJobStepInBulk: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "manufacturingJobId": 15207,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["JobActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
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
    startReworkStep: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "manufacturingJobReworkId": 771,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["ReworkActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
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
    completeReworkStep: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "manufacturingJobReworkId": 771,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["ReworkActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
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
    addRework: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "manufacturingJobId": 15207,
                 *       "startJobStepId": 40211,
                 *       "name": "40-2210",
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["AddReworkRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
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
    finalizeManufacturingCycle: {
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
                 *       "id": 8231,
                 *       "timestamp": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["CycleId"];
                    timestamp: components["schemas"]["Stamp"];
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
                     *       "message": "Manufacturing finalized.",
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
    editManufacturingOrderNumber: {
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
                 *       "id": 8231,
                 *       "orderNumber": "SO-440127",
                 *       "timestamp": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["CycleId"];
                    /** @description Order number; null or empty clears it. */
                    orderNumber: string | null;
                    timestamp: components["schemas"]["Stamp"];
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
                     *       "message": "Order number updated.",
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
    editManufacturingDataRevision: {
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
                 *       "id": 8231,
                 *       "value": 2,
                 *       "timestamp": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["CycleId"];
                    /** @description Revision. */
                    value: number;
                    timestamp: components["schemas"]["Stamp"];
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
                     *       "message": "Data Availability changed succesfully.",
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
    rescheduleManufacturingMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Cycle to plan.
                 * @example 8231
                 */
                id: components["schemas"]["CycleId"];
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
                     *       "message": "Manufacturing Milestones rescheduled succesfully",
                     *       "timestamp": "AAAAAAAAB9I="
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
    addManufacturingComment: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "text": "Surgeon asked for delivery before noon."
                 *     }
                 */
                "application/json": {
                    manufacturingCycleId: components["schemas"]["CycleId"];
                    text: components["schemas"]["CommentText"];
                };
            };
        };
        responses: {
            /** @description The comments of the cycle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Comment added.",
                     *       "timestamp": null,
                     *       "comments": [
                     *         {
                     *           "id": 17,
                     *           "text": "Surgeon asked for delivery before noon.",
                     *           "userId": "usr-hmey",
                     *           "userSymbol": "HMEY",
                     *           "modifiedDate": "2026-11-20T09:30:00Z"
                     *         },
                     *         {
                     *           "id": 12,
                     *           "text": "Blank is reserved.\nLot 4470.",
                     *           "userId": "usr-jwei",
                     *           "userSymbol": "JWEI",
                     *           "modifiedDate": "2026-11-18T13:05:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        comments: components["schemas"]["Comment"][];
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
    editManufacturingComment: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "commentId": 17,
                 *       "text": "Surgeon asked for delivery before noon."
                 *     }
                 */
                "application/json": {
                    manufacturingCycleId: components["schemas"]["CycleId"];
                    commentId: components["schemas"]["RecordId"];
                    text: components["schemas"]["CommentText"];
                };
            };
        };
        responses: {
            /** @description The comments of the cycle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Comment edited.",
                     *       "timestamp": null,
                     *       "comments": [
                     *         {
                     *           "id": 17,
                     *           "text": "Surgeon asked for delivery before noon.",
                     *           "userId": "usr-hmey",
                     *           "userSymbol": "HMEY",
                     *           "modifiedDate": "2026-11-20T09:30:00Z"
                     *         },
                     *         {
                     *           "id": 12,
                     *           "text": "Blank is reserved.\nLot 4470.",
                     *           "userId": "usr-jwei",
                     *           "userSymbol": "JWEI",
                     *           "modifiedDate": "2026-11-18T13:05:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        comments: components["schemas"]["Comment"][];
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
    deleteManufacturingComment: {
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
                 *       "manufacturingCycleId": 8231,
                 *       "commentId": 17
                 *     }
                 */
                "application/json": {
                    manufacturingCycleId: components["schemas"]["CycleId"];
                    commentId: components["schemas"]["RecordId"];
                };
            };
        };
        responses: {
            /** @description The comments of the cycle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Comment deleted.",
                     *       "timestamp": null,
                     *       "comments": []
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        comments: components["schemas"]["Comment"][];
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
    listCompatibleCycles: {
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
                 *       "selectedCases": [
                 *         8231
                 *       ],
                 *       "filteredCases": [
                 *         8231,
                 *         8240,
                 *         8252
                 *       ]
                 *     }
                 */
                "application/json": {
                    selectedCases: components["schemas"]["CycleId"][];
                    filteredCases: components["schemas"]["CycleId"][];
                };
            };
        };
        responses: {
            /** @description Ids of the cycles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         8231,
                     *         8240
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CompatibleCycles"];
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
    listCycleWorkflows: {
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
                 *       "ids": [
                 *         8231
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: components["schemas"]["CycleId"][];
                };
            };
        };
        responses: {
            /** @description The workflows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "workflows": [
                     *           {
                     *             "id": 88,
                     *             "name": "Milling and cleaning",
                     *             "workflowSteps": [
                     *               {
                     *                 "name": "Milling",
                     *                 "workflowName": "Milling and cleaning",
                     *                 "transitionAction": {
                     *                   "name": "Done",
                     *                   "type": 3,
                     *                   "statePreOperation": {
                     *                     "name": "In Progress",
                     *                     "type": 1
                     *                   },
                     *                   "statePostOperation": {
                     *                     "name": "Completed",
                     *                     "type": 2
                     *                   }
                     *                 },
                     *                 "transitionActionType": 3,
                     *                 "affectedCases": [
                     *                   {
                     *                     "id": 8231,
                     *                     "requestId": "26-10412",
                     *                     "manufacturingJobId": 15207
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CycleWorkflows"];
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
    getPrototypeCycleDetails: {
        parameters: {
            query?: {
                /**
                 * @description Whether previous and next are wanted; absent counts as false.
                 * @example true
                 */
                useContext?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Cycle to read.
                 * @example 8231
                 */
                id: components["schemas"]["CycleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manufacturing details of a prototype. */
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
                     *         "id": 8252,
                     *         "fulfilmentPlanId": 10377,
                     *         "timestamp": "AAAAAAAAB9E=",
                     *         "requestType": 3,
                     *         "requestIdWithManufacturingRevision": "PT-0044 M1",
                     *         "requestId": "PT-0044",
                     *         "dueDate": "2026-12-02T14:00:00Z",
                     *         "schedulingStrategyShortName": "CBS",
                     *         "productNumber": "CMF-4410-L",
                     *         "productType": "PEEK cranial implant",
                     *         "manufacturingDataAvailable": true,
                     *         "requiredManufacturingDataRevision": 2,
                     *         "approvalState": "RA approved",
                     *         "quantity": 1,
                     *         "orderNumber": "SO-440127",
                     *         "isMSDProduct": false,
                     *         "isCustomPrototype": true,
                     *         "showSkipButton": true,
                     *         "canManageManufacturingCycles": true,
                     *         "canManageFulfilmentPlan": false,
                     *         "canManageComments": true,
                     *         "manufacturingLocationTimezone": "Europe/Berlin",
                     *         "context": {
                     *           "recordIndexNumber": 6,
                     *           "recordsNumber": 57,
                     *           "recordId": 8252,
                     *           "nextRecordId": 8257,
                     *           "prevRecordId": 8249,
                     *           "displayedRecordsNumber": 10
                     *         },
                     *         "materialNumber": "40-2210",
                     *         "combinedOrders": [],
                     *         "workOrderModels": [],
                     *         "prototypeWorkProcedureModels": [
                     *           {
                     *             "id": 512,
                     *             "name": "Milling and cleaning",
                     *             "prototypeManufacturingJobs": [
                     *               {
                     *                 "id": 15207,
                     *                 "name": "Milling and cleaning",
                     *                 "manufacturingStatus": 0,
                     *                 "jobSteps": [
                     *                   {
                     *                     "id": 50101,
                     *                     "jobStepId": 21,
                     *                     "name": "Milling",
                     *                     "status": 0,
                     *                     "statusDescription": "Pending",
                     *                     "statusCss": "wait",
                     *                     "showExpectedTime": true,
                     *                     "plannedEndDate": "2026-11-20T14:00:00Z",
                     *                     "plannedTimeSpend": 120,
                     *                     "actualStartDate": null,
                     *                     "actualEndDate": null,
                     *                     "sequenceNumber": 1,
                     *                     "criticalityLevel": 0
                     *                   },
                     *                   {
                     *                     "id": 50102,
                     *                     "jobStepId": 24,
                     *                     "name": "Cleaning",
                     *                     "status": 0,
                     *                     "statusDescription": "Pending",
                     *                     "statusCss": "wait",
                     *                     "showExpectedTime": true,
                     *                     "plannedEndDate": "2026-11-20T14:00:00Z",
                     *                     "plannedTimeSpend": 120,
                     *                     "actualStartDate": null,
                     *                     "actualEndDate": null,
                     *                     "sequenceNumber": 2,
                     *                     "criticalityLevel": 0
                     *                   }
                     *                 ],
                     *                 "currentJobStepId": 50101,
                     *                 "progress": 0,
                     *                 "completedNumberSteps": 0,
                     *                 "overallNumberSteps": 2,
                     *                 "currentUserSymbol": null,
                     *                 "manufacturingStatusDescription": "Not started",
                     *                 "canStartStep": true,
                     *                 "canCompleteStep": false,
                     *                 "canRestartJob": false,
                     *                 "canUndoJob": false,
                     *                 "canRework": false
                     *               }
                     *             ],
                     *             "jobSteps": [
                     *               {
                     *                 "id": 9021,
                     *                 "workflowStepId": 21,
                     *                 "name": "Milling",
                     *                 "successStepId": 9022,
                     *                 "successName": "Cleaning",
                     *                 "sequenceNumber": 1
                     *               },
                     *               {
                     *                 "id": 9022,
                     *                 "workflowStepId": 24,
                     *                 "name": "Cleaning",
                     *                 "successStepId": null,
                     *                 "successName": null,
                     *                 "sequenceNumber": 2
                     *               }
                     *             ],
                     *             "canBeModified": true
                     *           }
                     *         ],
                     *         "comments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ManufacturingCycleDetails"];
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
    updatePrototypeWorkflow: {
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
                 *       "id": 512,
                 *       "name": "Milling and cleaning",
                 *       "jobSteps": [
                 *         {
                 *           "workflowStepId": 21,
                 *           "successStepId": 2,
                 *           "sequenceNumber": 1
                 *         },
                 *         {
                 *           "workflowStepId": 24,
                 *           "successStepId": null,
                 *           "sequenceNumber": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WorkProcedureChange"];
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
                     *       "message": "Workflow updated succesfully.",
                     *       "timestamp": "AAAAAAAAB9I="
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
    createPrototypeWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Prototype to add it to.
                 * @example 8231
                 */
                id: components["schemas"]["CycleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Milling and cleaning",
                 *       "jobSteps": [
                 *         {
                 *           "workflowStepId": 21,
                 *           "successStepId": 2,
                 *           "sequenceNumber": 1
                 *         },
                 *         {
                 *           "workflowStepId": 24,
                 *           "successStepId": null,
                 *           "sequenceNumber": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewWorkProcedure"];
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
                     *       "message": "Workflow updated succesfully.",
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePrototypeWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Workflow to delete.
                 * @example 512
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPrototypeStep: {
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
                 *       "prototypeManufacturingCycleId": 8231,
                 *       "prototypeManufacturingJobId": 15207,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["PrototypeJobActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
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
    completePrototypeStep: {
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
                 *       "prototypeManufacturingCycleId": 8231,
                 *       "prototypeManufacturingJobId": 15207,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["PrototypeJobActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
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
    undoPrototypeStep: {
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
                 *       "prototypeManufacturingCycleId": 8231,
                 *       "prototypeManufacturingJobId": 15207,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["PrototypeJobActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "",
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
    restartPrototypeJob: {
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
                 *       "prototypeManufacturingCycleId": 8231,
                 *       "prototypeManufacturingJobId": 15207,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["PrototypeJobActionRequest"];
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Restart succeded.",
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
    finalizePrototypeCycle: {
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
                 *       "prototypeManufacturingCycleId": 8231,
                 *       "timestampBase64": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": {
                    prototypeManufacturingCycleId: components["schemas"]["CycleId"];
                    timestampBase64: components["schemas"]["Stamp"];
                };
            };
        };
        responses: {
            /** @description Outcome of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Manufacturing finalized.",
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
    listCombinedOrderDefinitions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds of combined orders. */
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
                     *           "id": 2,
                     *           "name": "Sterilization",
                     *           "keyType": 3
                     *         },
                     *         {
                     *           "id": 1,
                     *           "name": "Printing",
                     *           "keyType": 1
                     *         },
                     *         {
                     *           "id": 3,
                     *           "name": "Shipment",
                     *           "keyType": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["CombinedOrderDefinition"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCombinedOrderStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses of combined orders. */
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
                     *           "id": 0,
                     *           "name": "Not started"
                     *         },
                     *         {
                     *           "id": 1,
                     *           "name": "In progress"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Completed"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["StatusOption"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCombinedOrderIdentifiers: {
        parameters: {
            query: {
                /**
                 * @description Kind of combined order.
                 * @example 2
                 */
                definitionId?: components["schemas"]["RecordId"];
                /**
                 * @description Part of an identifier; empty for the newest.
                 * @example 2611
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Identifiers of combined orders. */
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
                     *         "LOT-2611-03"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["CombinedOrderIdentifier"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCombinedOrders: {
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
                 *       "chosenDefinition": 2,
                 *       "chosenIdentifiers": [
                 *         "LOT-2611-03"
                 *       ],
                 *       "chosenStatuses": [
                 *         1
                 *       ],
                 *       "orderBy": "identifier",
                 *       "ascending": 1,
                 *       "limit": 10,
                 *       "page": 1
                 *     }
                 */
                "application/json": components["schemas"]["CombinedOrderListQuery"];
            };
        };
        responses: {
            /** @description The combined orders. */
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
                     *           "id": 31,
                     *           "identifier": "LOT-2611-03",
                     *           "orderNumber": "TRK-88120",
                     *           "combinedOrderDefinitionId": 2,
                     *           "combinedOrderDefinitionName": "Sterilization",
                     *           "status": 1,
                     *           "manufacturingProgress": 40,
                     *           "comments": [
                     *             {
                     *               "id": 17,
                     *               "text": "Surgeon asked for delivery before noon.",
                     *               "userId": "usr-hmey",
                     *               "userSymbol": "HMEY",
                     *               "modifiedDate": "2026-11-20T09:30:00Z"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": 32,
                     *           "identifier": "LOT-2611-04",
                     *           "orderNumber": null,
                     *           "combinedOrderDefinitionId": 2,
                     *           "combinedOrderDefinitionName": "Sterilization",
                     *           "status": 0,
                     *           "manufacturingProgress": 0,
                     *           "comments": []
                     *         },
                     *         {
                     *           "id": 30,
                     *           "identifier": "LOT-2611-02",
                     *           "orderNumber": "TRK-88101",
                     *           "combinedOrderDefinitionId": 2,
                     *           "combinedOrderDefinitionName": "Sterilization",
                     *           "status": 2,
                     *           "manufacturingProgress": 100,
                     *           "comments": []
                     *         }
                     *       ],
                     *       "count": 15
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["CombinedOrder"][];
                        count: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCombinedOrderDetails: {
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
                 *       "chosenDefinition": 2,
                 *       "chosenIdentifiers": [
                 *         "LOT-2611-03"
                 *       ],
                 *       "chosenStatuses": [
                 *         1
                 *       ],
                 *       "orderBy": "identifier",
                 *       "ascending": 1,
                 *       "targetId": 31
                 *     }
                 */
                "application/json": {
                    chosenDefinition?: components["schemas"]["RecordId"] | null;
                    chosenIdentifiers?: components["schemas"]["CombinedOrderIdentifier"][];
                    chosenStatuses?: components["schemas"]["CombinedOrderStatus"][];
                    /**
                     * @description Column to sort by.
                     * @enum {string}
                     */
                    orderBy?: "identifier" | "orderNumber" | "combinedOrderDefinitionName" | "status" | "manufacturingProgress";
                    ascending?: components["schemas"]["SortOrder"];
                    targetId: components["schemas"]["RecordId"];
                };
            };
        };
        responses: {
            /** @description The combined order and its neighbours. */
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
                     *         "targetCombinedOrder": {
                     *           "id": 31,
                     *           "identifier": "LOT-2611-03",
                     *           "orderNumber": "TRK-88120",
                     *           "combinedOrderDefinitionId": 2,
                     *           "combinedOrderDefinitionName": "Sterilization",
                     *           "status": 1,
                     *           "manufacturingProgress": 40,
                     *           "comments": [
                     *             {
                     *               "id": 17,
                     *               "text": "Surgeon asked for delivery before noon.",
                     *               "userId": "usr-hmey",
                     *               "userSymbol": "HMEY",
                     *               "modifiedDate": "2026-11-20T09:30:00Z"
                     *             }
                     *           ]
                     *         },
                     *         "targetIndex": 2,
                     *         "count": 15,
                     *         "previousCombinedOrderId": 30,
                     *         "previousCombinedOrderIdentifier": "LOT-2611-02",
                     *         "nextCombinedOrderId": 32,
                     *         "nextCombinedOrderIdentifier": "LOT-2611-04"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["CombinedOrderDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCombinedOrderWorkOrder: {
        parameters: {
            query: {
                /**
                 * @description Combined order.
                 * @example 31
                 */
                id: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The common job of a combined order. */
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
                     *         "name": "Sterilization",
                     *         "workflowId": 44,
                     *         "currentSequenceNumber": 1,
                     *         "currentStepStatus": 1,
                     *         "canStart": false,
                     *         "canFinish": true,
                     *         "canUndo": true,
                     *         "jobSteps": [
                     *           {
                     *             "id": 31,
                     *             "name": "Packing"
                     *           },
                     *           {
                     *             "id": 32,
                     *             "name": "Sterilizing"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["WorkOrderJob"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCombinedManufacturingJobs: {
        parameters: {
            query: {
                /**
                 * @description Combined order.
                 * @example 31
                 */
                id: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs of a combined order. */
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
                     *           "id": 15207,
                     *           "requestId": "26-10412",
                     *           "fulfilmentPlanId": 10412,
                     *           "workflow": "Sterilization",
                     *           "passNumber": 1,
                     *           "isReadyForManufacturing": true
                     *         },
                     *         {
                     *           "id": 15220,
                     *           "requestId": "26-10398",
                     *           "fulfilmentPlanId": 10398,
                     *           "workflow": "Sterilization",
                     *           "passNumber": 1,
                     *           "isReadyForManufacturing": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["CombinedManufacturingJobTag"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCombinedOrderCandidates: {
        parameters: {
            query: {
                /**
                 * @description Combined order.
                 * @example 31
                 */
                id: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests that can be added to a combined order. */
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
                     *           "manufacturingJobs": [
                     *             {
                     *               "id": 15207,
                     *               "workflow": "Sterilization"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["RequestCandidate"][];
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
    createCombinedOrder: {
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
                 *       "identifier": "LOT-2611-03",
                 *       "combinedOrderDefinitionId": 2,
                 *       "orderNumber": null
                 *     }
                 */
                "application/json": {
                    identifier: components["schemas"]["CombinedOrderIdentifier"];
                    combinedOrderDefinitionId: components["schemas"]["RecordId"];
                    /** @description Order number. */
                    orderNumber?: string | null;
                };
            };
        };
        responses: {
            /** @description Outcome of the operation; message holds the new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "31",
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
    addCombinedPlan: {
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
                 *       "combinedOrderId": 31,
                 *       "manufacturingJobId": 15207
                 *     }
                 */
                "application/json": {
                    combinedOrderId: components["schemas"]["RecordId"];
                    manufacturingJobId: components["schemas"]["JobId"];
                };
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCombinedPlan: {
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
                 *       "combinedOrderId": 31,
                 *       "manufacturingJobId": 15207
                 *     }
                 */
                "application/json": {
                    combinedOrderId: components["schemas"]["RecordId"];
                    manufacturingJobId: components["schemas"]["JobId"];
                };
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
                     *       "message": "Combined Request Id has been removed.",
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
    startCombinedOrderStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Combined order.
                 * @example 31
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeCombinedOrderStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Combined order.
                 * @example 31
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoCombinedOrderStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Combined order.
                 * @example 31
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "workflowId": 44
                 *     }
                 */
                "application/json": {
                    workflowId: components["schemas"]["RecordId"];
                };
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editCombinedOrderNumber: {
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
                 *       "combinedOrderId": 31,
                 *       "orderNumber": "TRK-88120"
                 *     }
                 */
                "application/json": {
                    combinedOrderId: components["schemas"]["RecordId"];
                    /** @description Order number. */
                    orderNumber: string | null;
                };
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
                     *       "message": "Order number has been changed.",
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
    editCombinedOrderIdentifier: {
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
                 *       "combinedOrderId": 31,
                 *       "identifier": "LOT-2611-03"
                 *     }
                 */
                "application/json": {
                    combinedOrderId: components["schemas"]["RecordId"];
                    identifier: components["schemas"]["CombinedOrderIdentifier"];
                };
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
                     *       "message": "Identifier has been changed.",
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
    addCombinedOrderComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Combined order.
                 * @example 31
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Surgeon asked for delivery before noon."
                 *     }
                 */
                "application/json": {
                    text: components["schemas"]["CommentText"];
                };
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
                     *       "message": "Comment added.",
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
    editCombinedOrderComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Comment to change.
                 * @example 17
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Surgeon asked for delivery before noon."
                 *     }
                 */
                "application/json": {
                    text: components["schemas"]["CommentText"];
                };
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
                     *       "message": "Comment edited.",
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
    deleteCombinedOrderComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Comment to delete.
                 * @example 17
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
                     *       "message": "Comment deleted.",
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
    listProductTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Product types. */
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
                     *           "id": 4,
                     *           "name": "PEEK cranial implant",
                     *           "code": "PEEK",
                     *           "defaultManufacturingLocationId": 1,
                     *           "defaultManufacturingLocationName": "Freiburg",
                     *           "manufacturingAtRisk": false,
                     *           "isHidden": false,
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": "12 plans"
                     *         },
                     *         {
                     *           "id": 6,
                     *           "name": "Titanium mesh",
                     *           "code": "SMRP",
                     *           "defaultManufacturingLocationId": 2,
                     *           "defaultManufacturingLocationName": "Kalamazoo",
                     *           "manufacturingAtRisk": true,
                     *           "isHidden": false,
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         }
                     *       ],
                     *       "manufacturingLocations": [
                     *         {
                     *           "id": 1,
                     *           "name": "Freiburg",
                     *           "disabled": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        records: components["schemas"]["ProductType"][];
                        manufacturingLocations: components["schemas"]["ManufacturingLocationOption"][];
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
    addProductType: {
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
                 *       "name": "PEEK cranial implant",
                 *       "code": "PEEK",
                 *       "defaultManufacturingLocationId": 1,
                 *       "manufacturingAtRisk": false,
                 *       "isHidden": false
                 *     }
                 */
                "application/json": components["schemas"]["ProductTypeForm"];
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
    updateProductType: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description Whether the person confirmed the warning of this call.
                 * @example false
                 */
                ignoreWarning?: components["parameters"]["IgnoreWarningQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Record to change.
                 * @example 4
                 */
                id: components["schemas"]["ProductTypeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "PEEK cranial implant",
                 *       "code": "PEEK",
                 *       "defaultManufacturingLocationId": 1,
                 *       "manufacturingAtRisk": false,
                 *       "isHidden": false
                 *     }
                 */
                "application/json": components["schemas"]["ProductTypeForm"];
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
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products. */
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
                     *           "id": 12,
                     *           "number": "CMF-4410-L",
                     *           "name": "PEEK implant, left",
                     *           "symbol": "PK-L",
                     *           "numberOfImplants": 1,
                     *           "productTypeId": 4,
                     *           "manufacturingCycleDefinitionId": 9,
                     *           "manufacturingLocationId": 1,
                     *           "isPriority": false,
                     *           "isActive": true,
                     *           "manufacturingAtRisk": false,
                     *           "productTypeName": "PEEK cranial implant",
                     *           "manufacturingCycleDefinitionName": "PEEK cranial",
                     *           "manufacturingLocationName": "Freiburg",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         },
                     *         {
                     *           "id": 13,
                     *           "number": "CMF-4410-R",
                     *           "name": "PEEK implant, right",
                     *           "symbol": "PK-R",
                     *           "numberOfImplants": 1,
                     *           "productTypeId": 4,
                     *           "manufacturingCycleDefinitionId": 9,
                     *           "manufacturingLocationId": 1,
                     *           "isPriority": false,
                     *           "isActive": true,
                     *           "manufacturingAtRisk": false,
                     *           "productTypeName": "PEEK cranial implant",
                     *           "manufacturingCycleDefinitionName": "PEEK cranial",
                     *           "manufacturingLocationName": "Freiburg",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         }
                     *       ],
                     *       "manufacturingCycleDefinitions": [
                     *         {
                     *           "id": 9,
                     *           "name": "PEEK cranial"
                     *         }
                     *       ],
                     *       "manufacturingLocations": [
                     *         {
                     *           "id": 1,
                     *           "name": "Freiburg",
                     *           "disabled": false
                     *         }
                     *       ],
                     *       "productTypes": [
                     *         {
                     *           "id": 4,
                     *           "name": "PEEK cranial implant",
                     *           "isHidden": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        records: components["schemas"]["Product"][];
                        manufacturingCycleDefinitions: components["schemas"]["IdName"][];
                        manufacturingLocations: components["schemas"]["ManufacturingLocationOption"][];
                        productTypes: components["schemas"]["ProductTypeOption"][];
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
    addProduct: {
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
                 *       "number": "CMF-4410-L",
                 *       "name": "PEEK implant, left",
                 *       "symbol": "PK-L",
                 *       "numberOfImplants": 1,
                 *       "productTypeId": 4,
                 *       "manufacturingCycleDefinitionId": 9,
                 *       "manufacturingLocationId": 1,
                 *       "isPriority": false,
                 *       "isActive": true,
                 *       "manufacturingAtRisk": false
                 *     }
                 */
                "application/json": components["schemas"]["ProductForm"];
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
    updateProduct: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description Whether the person confirmed the warning of this call.
                 * @example false
                 */
                ignoreWarning?: components["parameters"]["IgnoreWarningQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Record to change.
                 * @example 12
                 */
                id: components["schemas"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "CMF-4410-L",
                 *       "name": "PEEK implant, left",
                 *       "symbol": "PK-L",
                 *       "numberOfImplants": 1,
                 *       "productTypeId": 4,
                 *       "manufacturingCycleDefinitionId": 9,
                 *       "manufacturingLocationId": 1,
                 *       "isPriority": false,
                 *       "isActive": true,
                 *       "manufacturingAtRisk": false
                 *     }
                 */
                "application/json": components["schemas"]["ProductForm"];
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
    getProductTypeMappingOfRequest: {
        parameters: {
            query: {
                /**
                 * @description Request id.
                 * @example 26-10412
                 */
                requestId: components["schemas"]["RequestNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping that applies to a request. */
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
                     *         "id": 17,
                     *         "requestProductName": "PEEK Cranial",
                     *         "productKey": "PK-01",
                     *         "productTypeId": 4,
                     *         "requestTypeId": 1,
                     *         "isPriority": false,
                     *         "isDesignSessionRequired": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ProductTypeMapping"] | null;
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
    listProductTypeMappings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Product type mappings. */
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
                     *           "id": 17,
                     *           "requestProductName": "PEEK Cranial",
                     *           "productKey": "PK-01",
                     *           "productTypeId": 4,
                     *           "requestTypeId": 1,
                     *           "isPriority": false,
                     *           "isDesignSessionRequired": true,
                     *           "productTypeName": "PEEK cranial implant",
                     *           "requestTypeName": "eRequest",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         }
                     *       ],
                     *       "productTypes": [
                     *         {
                     *           "id": 4,
                     *           "name": "PEEK cranial implant",
                     *           "isHidden": false
                     *         }
                     *       ],
                     *       "requestTypes": [
                     *         {
                     *           "id": 1,
                     *           "name": "eRequest"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        records: components["schemas"]["ListedProductTypeMapping"][];
                        productTypes: components["schemas"]["ProductTypeOption"][];
                        requestTypes: components["schemas"]["RequestTypeOption"][];
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
    addProductTypeMapping: {
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
                 *       "requestProductName": "PEEK Cranial",
                 *       "productKey": "PK-01",
                 *       "productTypeId": 4,
                 *       "requestTypeId": 1,
                 *       "isPriority": false,
                 *       "isDesignSessionRequired": true
                 *     }
                 */
                "application/json": components["schemas"]["ProductTypeMappingForm"];
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
    updateProductTypeMapping: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description Whether the person confirmed the warning of this call.
                 * @example false
                 */
                ignoreWarning?: components["parameters"]["IgnoreWarningQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Record to change.
                 * @example 17
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "requestProductName": "PEEK Cranial",
                 *       "productKey": "PK-01",
                 *       "productTypeId": 4,
                 *       "requestTypeId": 1,
                 *       "isPriority": false,
                 *       "isDesignSessionRequired": true
                 *     }
                 */
                "application/json": components["schemas"]["ProductTypeMappingForm"];
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
    removeProductTypeMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Record to delete.
                 * @example 17
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
    listConfiguredProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products in use. */
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
                     *           "id": 12,
                     *           "number": "CMF-4410-L",
                     *           "name": "PEEK implant, left",
                     *           "productTypeId": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ConfiguredProduct"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports of the menu. */
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
                     *       "content": [
                     *         {
                     *           "id": 5,
                     *           "name": "Late plans"
                     *         },
                     *         {
                     *           "id": 6,
                     *           "name": "Utilisation of plants"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        content: components["schemas"]["ReportMenuEntry"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmbeddedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Report to show.
                 * @example 5
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                     *         "id": 5,
                     *         "name": "Late plans",
                     *         "link": "https://reports.example.com/late-plans"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["Report"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports. */
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
                     *           "id": 5,
                     *           "name": "Late plans",
                     *           "link": "https://reports.example.com/late-plans",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        records: components["schemas"]["ReportDefinition"][];
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
    addReport: {
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
                 *       "name": "Late plans",
                 *       "link": "https://reports.example.com/late-plans"
                 *     }
                 */
                "application/json": components["schemas"]["ReportForm"];
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
    updateReport: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description Whether the person confirmed the warning of this call.
                 * @example false
                 */
                ignoreWarning?: components["parameters"]["IgnoreWarningQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "name": "Late plans",
                 *       "link": "https://reports.example.com/late-plans"
                 *     }
                 */
                "application/json": components["schemas"]["ReportChange"];
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
    removeReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Report to delete.
                 * @example 5
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
    listCalendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calendars. */
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
                     *           "id": 2,
                     *           "name": "Netherlands"
                     *         },
                     *         {
                     *           "id": 9,
                     *           "name": "Capacity Freiburg"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        records: components["schemas"]["Calendar"][];
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
    addCalendar: {
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
                 *       "name": "Netherlands"
                 *     }
                 */
                "application/json": components["schemas"]["CalendarForm"];
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
    updateCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Record to change.
                 * @example 2
                 */
                id: components["schemas"]["CalendarId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Netherlands"
                 *     }
                 */
                "application/json": components["schemas"]["CalendarForm"];
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
    removeCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Record to delete.
                 * @example 2
                 */
                id: components["schemas"]["CalendarId"];
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
    listCalendarOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendars that can be shown. */
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
                     *           "value": 2,
                     *           "text": "Netherlands"
                     *         },
                     *         {
                     *           "value": 9,
                     *           "text": "Capacity Freiburg"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["CalendarOption"][];
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
    listCalendarEvents: {
        parameters: {
            query: {
                /**
                 * @description Calendar.
                 * @example 2
                 */
                calendarId: components["schemas"]["CalendarId"];
                /**
                 * @description Start of the range, in UTC.
                 * @example 2026-11-30T23:00:00Z
                 */
                start: components["schemas"]["Instant"];
                /**
                 * @description End of the range, in UTC, exclusive.
                 * @example 2026-12-31T23:00:00Z
                 */
                end: components["schemas"]["Instant"];
                /**
                 * @description Plant; capacities only.
                 * @example 1
                 */
                locationId?: components["schemas"]["ManufacturingLocationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands in a calendar. */
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
                     *           "id": 17,
                     *           "kind": "holiday",
                     *           "title": "Christmas Day",
                     *           "date": "2026-12-25",
                     *           "dateTo": null,
                     *           "value": null,
                     *           "locationId": null
                     *         },
                     *         {
                     *           "id": 312,
                     *           "kind": "holiday",
                     *           "title": "Boxing Day",
                     *           "date": "2026-12-26",
                     *           "dateTo": null,
                     *           "value": null,
                     *           "locationId": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["CalendarEvent"][];
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
    getHoliday: {
        parameters: {
            query: {
                /**
                 * @description Day.
                 * @example 2026-12-25
                 */
                date: components["schemas"]["PlainDate"];
                /**
                 * @description Calendar.
                 * @example 2
                 */
                calendarId: components["schemas"]["CalendarId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holiday of a day. */
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
                     *         "id": 311,
                     *         "calendarId": 2,
                     *         "date": "2026-12-25",
                     *         "name": "Christmas Day"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["CalendarHolidayItem"] | null;
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
    saveHoliday: {
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
                 *       "calendarId": 2,
                 *       "date": "2026-12-25",
                 *       "name": "Christmas Day"
                 *     }
                 */
                "application/json": components["schemas"]["HolidayForm"];
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
                     *       "message": "Holiday updated.",
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
    deleteHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Holiday to delete.
                 * @example 311
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
                     *       "message": "Holiday deleted.",
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
    getCapacity: {
        parameters: {
            query: {
                /**
                 * @description Day.
                 * @example 2026-12-02
                 */
                date: components["schemas"]["PlainDate"];
                /**
                 * @description Calendar.
                 * @example 2
                 */
                calendarId: components["schemas"]["CalendarId"];
                /**
                 * @description Plant.
                 * @example 1
                 */
                locationId: components["schemas"]["ManufacturingLocationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capacity of a day. */
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
                     *         "id": 90,
                     *         "calendarId": 2,
                     *         "locationId": 1,
                     *         "date": "2026-12-01",
                     *         "dateTo": "2026-12-18",
                     *         "value": 5
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["CalendarCapacityItem"] | null;
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
    saveCapacity: {
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
                 *       "id": null,
                 *       "calendarId": 2,
                 *       "locationId": 1,
                 *       "date": "2026-12-01",
                 *       "dateTo": "2026-12-18",
                 *       "value": 5
                 *     }
                 */
                "application/json": components["schemas"]["CapacityForm"];
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
                     *       "message": "Capacity added.",
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
    deleteCapacity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Capacity to delete.
                 * @example 90
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
                     *       "message": "Capacity deleted.",
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
    getDefaultCapacity: {
        parameters: {
            query: {
                /**
                 * @description Calendar.
                 * @example 2
                 */
                calendarId: components["schemas"]["CalendarId"];
                /**
                 * @description Plant.
                 * @example 1
                 */
                locationId: components["schemas"]["ManufacturingLocationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default capacity of a plant. */
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
                     *       "data": 4
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        /** @description Starts per day. */
                        data: number;
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
    saveDefaultCapacity: {
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
                 *       "calendarId": 2,
                 *       "locationId": 1,
                 *       "value": 4
                 *     }
                 */
                "application/json": {
                    calendarId: components["schemas"]["CalendarId"];
                    locationId: components["schemas"]["ManufacturingLocationId"];
                    /** @description Starts per day. */
                    value: number;
                };
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
                     *       "message": "Capacity default value changed.",
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
    listLocationOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plants as options. */
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
                     *           "id": 1,
                     *           "name": "Freiburg",
                     *           "disabled": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ManufacturingLocationOption"][];
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
    listActiveLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active plants. */
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
                     *           "id": 1,
                     *           "name": "Freiburg"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["IdName"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listManufacturingLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Manufacturing locations. */
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
                     *           "id": 1,
                     *           "name": "Freiburg",
                     *           "country": "Germany",
                     *           "calendarId": 2,
                     *           "timeZone": "Europe/Berlin",
                     *           "workDayStart": "07:00:00",
                     *           "workDayEnd": "16:00:00",
                     *           "isActive": true,
                     *           "cmrpCutOffTime": "14:00:00",
                     *           "upcCutOffTime": "14:00:00",
                     *           "peekCutOffTime": "13:00:00",
                     *           "umcCutOffTime": "13:00:00",
                     *           "hipMapCutOffTime": "12:00:00"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Detroit",
                     *           "country": "United States",
                     *           "calendarId": 6,
                     *           "timeZone": "America/Detroit",
                     *           "workDayStart": "06:30:00",
                     *           "workDayEnd": "15:30:00",
                     *           "isActive": true,
                     *           "cmrpCutOffTime": "14:00:00",
                     *           "upcCutOffTime": "14:00:00",
                     *           "peekCutOffTime": "13:00:00",
                     *           "umcCutOffTime": "13:00:00",
                     *           "hipMapCutOffTime": "12:00:00"
                     *         }
                     *       ],
                     *       "calendars": [
                     *         {
                     *           "id": 2,
                     *           "name": "Baden-Württemberg"
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
                        records: components["schemas"]["ManufacturingLocation"][];
                        calendars: components["schemas"]["IdName"][];
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
    addManufacturingLocation: {
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
                 *       "name": "Freiburg",
                 *       "country": "Germany",
                 *       "calendarId": 2,
                 *       "timeZone": "Europe/Berlin",
                 *       "workDayStart": "07:00:00",
                 *       "workDayEnd": "16:00:00",
                 *       "isActive": true,
                 *       "cmrpCutOffTime": "14:00:00",
                 *       "upcCutOffTime": "14:00:00",
                 *       "peekCutOffTime": "13:00:00",
                 *       "umcCutOffTime": "13:00:00",
                 *       "hipMapCutOffTime": "12:00:00"
                 *     }
                 */
                "application/json": components["schemas"]["ManufacturingLocationForm"];
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
    updateManufacturingLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Record to change.
                 * @example 1
                 */
                id: components["schemas"]["ManufacturingLocationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Freiburg",
                 *       "country": "Germany",
                 *       "calendarId": 2,
                 *       "timeZone": "Europe/Berlin",
                 *       "workDayStart": "07:00:00",
                 *       "workDayEnd": "16:00:00",
                 *       "isActive": true,
                 *       "cmrpCutOffTime": "14:00:00",
                 *       "upcCutOffTime": "14:00:00",
                 *       "peekCutOffTime": "13:00:00",
                 *       "umcCutOffTime": "13:00:00",
                 *       "hipMapCutOffTime": "12:00:00"
                 *     }
                 */
                "application/json": components["schemas"]["ManufacturingLocationForm"];
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
    listDefaultLeadTimeModifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default lead-time modifications. */
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
                     *           "id": 17,
                     *           "additionalDays": 2,
                     *           "milestoneId": 7,
                     *           "productTypeId": 4,
                     *           "milestone": "Shipped",
                     *           "productType": "PEEK cranial implant",
                     *           "IsDefault": true,
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         }
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "id": 7,
                     *           "name": "Shipped"
                     *         }
                     *       ],
                     *       "productTypes": [
                     *         {
                     *           "id": 4,
                     *           "name": "PEEK cranial implant",
                     *           "isHidden": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["DefaultLeadTimeModification"][];
                        milestones: components["schemas"]["IdName"][];
                        productTypes: components["schemas"]["ProductTypeOption"][];
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
    listModifiableMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestones that can be modified. */
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
                     *           "id": 7,
                     *           "name": "Shipped"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["IdName"][];
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
    listModifiableProductTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product types that can be modified. */
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
                     *           "id": 4,
                     *           "name": "PEEK cranial implant"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["IdName"][];
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
    addDefaultLeadTimeModification: {
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
                 *       "additionalDays": 2,
                 *       "milestoneId": 7,
                 *       "productTypeId": 4
                 *     }
                 */
                "application/json": components["schemas"]["DefaultLeadTimeModificationForm"];
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
    updateDefaultLeadTimeModification: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description Whether the person confirmed the warning of this call.
                 * @example false
                 */
                ignoreWarning?: components["parameters"]["IgnoreWarningQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 17,
                 *       "additionalDays": 2,
                 *       "milestoneId": 7,
                 *       "productTypeId": 4
                 *     }
                 */
                "application/json": components["schemas"]["DefaultLeadTimeModificationChange"];
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
    deleteDefaultLeadTimeModification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Modification to delete.
                 * @example 17
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
    listLeadTimeGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups of lead times. */
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
                     *           "id": 6,
                     *           "name": "Cranial, Europe",
                     *           "productType": "PEEK cranial implant",
                     *           "productTypeId": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["LeadTimeGroup"][];
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
    listLeadTimesOfGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Group.
                 * @example 6
                 */
                groupId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead times of a group. */
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
                     *       "leadTimes": [
                     *         {
                     *           "id": 210,
                     *           "leadTimeName": "Shipped",
                     *           "productType": "PEEK cranial implant",
                     *           "requestType": "eRequest",
                     *           "hours": 5,
                     *           "manufacturingLocation": "Freiburg",
                     *           "distributionCenter": null,
                     *           "orderItemId": 7,
                     *           "requestTypeId": 1,
                     *           "isDefault": false
                     *         }
                     *       ],
                     *       "leadTimeGroup": {
                     *         "id": 6,
                     *         "name": "Cranial, Europe",
                     *         "productType": "PEEK cranial implant",
                     *         "productTypeId": 4
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        leadTimes: components["schemas"]["MilestoneLeadTimeRow"][];
                        leadTimeGroup: components["schemas"]["LeadTimeGroup"];
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
    getMilestoneLeadTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Lead time.
                 * @example 210
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead time. */
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
                     *         "id": 210,
                     *         "requestTypeId": 1,
                     *         "productTypeId": 4,
                     *         "distributionCenterId": null,
                     *         "manufacturingLocationId": 1,
                     *         "schedulingStrategyId": null,
                     *         "serviceLevelDays": 1,
                     *         "leadTimeGroupId": 6,
                     *         "manufacturingAtRiskDays": 1,
                     *         "isDefault": false,
                     *         "orderItemId": 7,
                     *         "hours": 5,
                     *         "timestampBase64": "AAAAAAAAB9E="
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["MilestoneLeadTime"];
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
    addMilestoneLeadTime: {
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
                 *       "requestTypeId": 1,
                 *       "productTypeId": 4,
                 *       "distributionCenterId": null,
                 *       "manufacturingLocationId": 1,
                 *       "schedulingStrategyId": null,
                 *       "serviceLevelDays": 1,
                 *       "leadTimeGroupId": 6,
                 *       "manufacturingAtRiskDays": 1,
                 *       "isDefault": false,
                 *       "orderItemId": 7,
                 *       "hours": 5
                 *     }
                 */
                "application/json": components["schemas"]["MilestoneLeadTimeForm"];
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
                     *       "messages": []
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        /** @description Everything that is wrong, joined with a comma in the alert; empty on success. */
                        messages: string[];
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
    updateMilestoneLeadTime: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description Whether the person confirmed the warning of this call.
                 * @example false
                 */
                ignoreWarning?: components["parameters"]["IgnoreWarningQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 210,
                 *       "requestTypeId": 1,
                 *       "productTypeId": 4,
                 *       "distributionCenterId": null,
                 *       "manufacturingLocationId": 1,
                 *       "schedulingStrategyId": null,
                 *       "serviceLevelDays": 1,
                 *       "leadTimeGroupId": 6,
                 *       "manufacturingAtRiskDays": 1,
                 *       "isDefault": false,
                 *       "orderItemId": 7,
                 *       "hours": 5
                 *     }
                 */
                "application/json": components["schemas"]["MilestoneLeadTimeChange"];
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
                     *       "timestamp": null,
                     *       "messages": []
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        /** @description Everything that is wrong, joined with a comma in the alert; empty on success. */
                        messages: string[];
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
    deleteMilestoneLeadTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Lead time to delete.
                 * @example 210
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
    listLeadTimeLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plants for lead times. */
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
                     *           "id": 1,
                     *           "name": "Freiburg"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["IdName"][];
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
    listLeadTimeDistributionCenters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The distribution centres for lead times. */
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
                     *           "id": 3,
                     *           "name": "Rotterdam"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["IdName"][];
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
    listLeadTimeProductTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product types for lead times. */
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
                     *           "id": 4,
                     *           "name": "PEEK cranial implant"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["IdName"][];
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
    listLeadTimeRequestTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories for lead times. */
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
                     *           "id": 1,
                     *           "name": "eRequest"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["IdName"][];
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
    listLeadTimeMilestones: {
        parameters: {
            query: {
                /**
                 * @description Product type.
                 * @example 4
                 */
                productTypeId: components["schemas"]["ProductTypeId"];
                /**
                 * @description Category.
                 * @example 1
                 */
                requestTypeId: components["schemas"]["RequestType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestones that plans of a type and category pass. */
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
                     *           "orderItemId": 7,
                     *           "milestones": "Shipped",
                     *           "isOutOfManufacturing": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["MilestoneOption"][];
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
    listApplyingLeadTimes: {
        parameters: {
            query: {
                /**
                 * @description Product type.
                 * @example 4
                 */
                productTypeId: components["schemas"]["ProductTypeId"];
                /**
                 * @description Category.
                 * @example 1
                 */
                requestTypeId: components["schemas"]["RequestType"];
                /**
                 * @description Plant.
                 * @example 1
                 */
                manufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
                /**
                 * @description Distribution centre.
                 * @example 3
                 */
                distributionCenterId: components["schemas"]["DistributionCenterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestones with the lead times that fit. */
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
                     *           "orderItemId": 5,
                     *           "leadTimeName": "Manufacturing Started",
                     *           "days": 2,
                     *           "modificationDays": 0,
                     *           "candidates": [
                     *             {
                     *               "id": 42,
                     *               "leadTimeGroupId": 1,
                     *               "leadTimeGroup": "General",
                     *               "hours": 2,
                     *               "reason": "Default: nothing else fits."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "orderItemId": 7,
                     *           "leadTimeName": "Shipped",
                     *           "days": 6,
                     *           "modificationDays": 1,
                     *           "candidates": [
                     *             {
                     *               "id": 210,
                     *               "leadTimeGroupId": 6,
                     *               "leadTimeGroup": "Cranial, Europe",
                     *               "hours": 5,
                     *               "reason": "Same product type, distribution center, group (13)."
                     *             },
                     *             {
                     *               "id": 44,
                     *               "leadTimeGroupId": 1,
                     *               "leadTimeGroup": "General",
                     *               "hours": 1,
                     *               "reason": "Default: counts only when nothing else fits."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "orderItemId": 8,
                     *           "leadTimeName": "Arrived",
                     *           "days": null,
                     *           "modificationDays": 0,
                     *           "candidates": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ApplyingLeadTime"][];
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
    listMissingLeadTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has no lead time. */
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
                     *           "orderItemId": 7,
                     *           "leadTimeName": "Shipped",
                     *           "productTypeId": 4,
                     *           "productType": "PEEK cranial implant",
                     *           "requestType": "eRequest",
                     *           "place": "Rotterdam",
                     *           "plans": 12,
                     *           "leadTimeGroupId": 6
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["MissingLeadTime"][];
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
    listWorkflows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Workflows. */
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
                     *           "id": 88,
                     *           "symbol": "MILL",
                     *           "name": "Milling and cleaning",
                     *           "displayName": "Mill & clean"
                     *         },
                     *         {
                     *           "id": 91,
                     *           "symbol": "STER",
                     *           "name": "Sterilization",
                     *           "displayName": "Sterilize"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        records: components["schemas"]["WorkflowRow"][];
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
    getWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Workflow.
                 * @example 88
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow with its steps. */
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
                     *         "id": 88,
                     *         "symbol": "MILL",
                     *         "name": "Milling and cleaning",
                     *         "displayName": "Mill & clean",
                     *         "version": 2,
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "usedBy": null,
                     *         "workflowSteps": [
                     *           {
                     *             "id": 881,
                     *             "name": "Milling",
                     *             "stepId": 21,
                     *             "successName": null,
                     *             "failureName": null,
                     *             "successStepId": null,
                     *             "failureStepId": null,
                     *             "productionOrderStepNumber": 1,
                     *             "checkSyncStatusOnly": false
                     *           },
                     *           {
                     *             "id": 882,
                     *             "name": "Cleaning",
                     *             "stepId": 24,
                     *             "successName": null,
                     *             "failureName": "Milling",
                     *             "successStepId": null,
                     *             "failureStepId": 21,
                     *             "productionOrderStepNumber": 2,
                     *             "checkSyncStatusOnly": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["Workflow"];
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
    listWorkflowVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Workflow.
                 * @example 88
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
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
                     *           "version": 2,
                     *           "symbol": "MILL",
                     *           "name": "Milling and cleaning",
                     *           "displayName": "Mill & clean",
                     *           "madeAt": "2026-11-18T13:05:00Z",
                     *           "user": {
                     *             "id": "usr-adie",
                     *             "symbol": "ADIE",
                     *             "name": "Ada Dietrich"
                     *           },
                     *           "workflowSteps": [
                     *             {
                     *               "id": 881,
                     *               "name": "Milling",
                     *               "stepId": 21,
                     *               "successName": null,
                     *               "failureName": null,
                     *               "successStepId": null,
                     *               "failureStepId": null,
                     *               "productionOrderStepNumber": 1,
                     *               "checkSyncStatusOnly": false
                     *             },
                     *             {
                     *               "id": 882,
                     *               "name": "Cleaning",
                     *               "stepId": 24,
                     *               "successName": null,
                     *               "failureName": "Milling",
                     *               "successStepId": null,
                     *               "failureStepId": 21,
                     *               "productionOrderStepNumber": 2,
                     *               "checkSyncStatusOnly": false
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "version": 1,
                     *           "symbol": "MILL",
                     *           "name": "Milling",
                     *           "displayName": "Mill & clean",
                     *           "madeAt": "2026-10-02T07:41:00Z",
                     *           "user": {
                     *             "id": "usr-adie",
                     *             "symbol": "ADIE",
                     *             "name": "Ada Dietrich"
                     *           },
                     *           "workflowSteps": [
                     *             {
                     *               "id": 861,
                     *               "name": "Milling",
                     *               "stepId": 21,
                     *               "successName": null,
                     *               "failureName": null,
                     *               "successStepId": null,
                     *               "failureStepId": null,
                     *               "productionOrderStepNumber": 1,
                     *               "checkSyncStatusOnly": false
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["WorkflowVersion"][];
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
    listJobStepsForWorkflows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job steps for workflows. */
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
                     *           "id": 24,
                     *           "name": "Cleaning"
                     *         },
                     *         {
                     *           "id": 26,
                     *           "name": "Inspection"
                     *         },
                     *         {
                     *           "id": 21,
                     *           "name": "Milling"
                     *         },
                     *         {
                     *           "id": 28,
                     *           "name": "Packing"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["IdName"][];
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
    addWorkflow: {
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
                 *       "symbol": "MILL",
                 *       "name": "Milling and cleaning",
                 *       "displayName": "Mill & clean",
                 *       "workflowSteps": [
                 *         {
                 *           "id": null,
                 *           "stepId": 21,
                 *           "successStepId": 24,
                 *           "failureStepId": null,
                 *           "productionOrderStepNumber": 1,
                 *           "checkSyncStatusOnly": false
                 *         },
                 *         {
                 *           "id": null,
                 *           "stepId": 24,
                 *           "successStepId": null,
                 *           "failureStepId": 21,
                 *           "productionOrderStepNumber": 2,
                 *           "checkSyncStatusOnly": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WorkflowForm"];
            };
        };
        responses: {
            /** @description The id of the new workflow, in result (AA5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "id": 88
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WorkflowCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkflow: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 88,
                 *       "symbol": "MILL",
                 *       "name": "Milling and cleaning",
                 *       "displayName": "Mill & clean",
                 *       "workflowSteps": [
                 *         {
                 *           "id": null,
                 *           "stepId": 21,
                 *           "successStepId": 24,
                 *           "failureStepId": null,
                 *           "productionOrderStepNumber": 1,
                 *           "checkSyncStatusOnly": false
                 *         },
                 *         {
                 *           "id": null,
                 *           "stepId": 24,
                 *           "successStepId": null,
                 *           "failureStepId": 21,
                 *           "productionOrderStepNumber": 2,
                 *           "checkSyncStatusOnly": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WorkflowChange"];
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
                     *       "message": "Workflow updated succesfully.",
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
    canUpdateWorkflow: {
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
                 *       "id": 88
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["RecordId"];
                };
            };
        };
        responses: {
            /** @description Whether the workflow can be changed. */
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
                     *       "data": true
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        /** @description Whether it can be changed. */
                        data: boolean;
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
    listCycleDefinitions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cycle definitions. */
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
                     *           "id": 9,
                     *           "name": "PEEK cranial"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        records: components["schemas"]["IdName"][];
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
    getCycleDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Definition.
                 * @example 9
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definition. */
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
                     *         "id": 9,
                     *         "name": "PEEK cranial",
                     *         "workProcedures": [
                     *           {
                     *             "id": 33,
                     *             "materialNumber": "40-2210",
                     *             "workflows": [
                     *               {
                     *                 "id": 88,
                     *                 "symbol": "MILL",
                     *                 "name": "Milling and cleaning",
                     *                 "displayName": "Mill & clean"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "timestampBase64": "AAAAAAAAB9E="
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ManufacturingCycleDefinition"];
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
    listWorkflowsForDefinitions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflows for cycle definitions. */
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
                     *           "id": 88,
                     *           "symbol": "MILL",
                     *           "name": "Milling and cleaning",
                     *           "displayName": "Mill & clean"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["WorkflowRow"][];
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
    saveCycleDefinition: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "name": "PEEK cranial",
                 *       "workProcedures": [
                 *         {
                 *           "id": null,
                 *           "materialNumber": "40-2210",
                 *           "workflows": [
                 *             88
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ManufacturingCycleDefinitionForm"];
            };
        };
        responses: {
            /** @description The id of the definition; it differs from the id sent when one was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Manufacturing Cycle Definition created succesfully.",
                     *       "timestamp": null,
                     *       "id": 9
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        /** @description Id of the definition; null when refused. */
                        id: components["schemas"]["RecordId"] | null;
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
    listWorkflowStepEfforts: {
        parameters: {
            query: {
                /**
                 * @description Plant.
                 * @example 1
                 */
                manufacturingLocationId: components["schemas"]["ManufacturingLocationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The efforts of a plant. */
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
                     *       "efforts": [
                     *         {
                     *           "id": 14,
                     *           "name": "Milling and cleaning",
                     *           "items": [
                     *             {
                     *               "jobStepId": 21,
                     *               "name": "Milling",
                     *               "effort": 120,
                     *               "criticalities": [
                     *                 {
                     *                   "level": 1,
                     *                   "hours": 4
                     *                 }
                     *               ],
                     *               "showExpectedTime": true,
                     *               "requiresWorker": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "workDayDuration": 480
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        efforts: components["schemas"]["WorkflowStepEffort"][];
                        /** @description Length of the working day of the plant in minutes. */
                        workDayDuration: number;
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
    updateWorkflowStepEffort: {
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
                 *       "id": 14,
                 *       "name": "Milling and cleaning",
                 *       "items": [
                 *         {
                 *           "jobStepId": 21,
                 *           "name": "Milling",
                 *           "effort": 120,
                 *           "criticalities": [
                 *             {
                 *               "level": 1,
                 *               "hours": 4
                 *             }
                 *           ],
                 *           "showExpectedTime": true,
                 *           "requiresWorker": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WorkflowStepEffort"];
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "usr-hmey",
                     *         "userName": "hanna.meyer",
                     *         "firstName": "Hanna",
                     *         "lastName": "Meyer",
                     *         "email": "hanna.meyer@crt.example.com",
                     *         "symbol": "HMEY",
                     *         "isActive": true,
                     *         "timestamp": "AAAAAAAAB9E="
                     *       },
                     *       {
                     *         "id": "usr-jwei",
                     *         "userName": "jonas.weiss",
                     *         "firstName": "Jonas",
                     *         "lastName": "Weiss",
                     *         "email": "jonas.weiss@crt.example.com",
                     *         "symbol": "JWEI",
                     *         "isActive": false,
                     *         "timestamp": "AAAAAAAAAB0="
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["User"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUser: {
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
                 *       "userName": "hanna.meyer",
                 *       "firstName": "Hanna",
                 *       "lastName": "Meyer",
                 *       "email": "hanna.meyer@crt.example.com",
                 *       "symbol": "HMEY",
                 *       "isActive": true
                 *     }
                 */
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description The id of the user and the link for their password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "setPasswordUrl": "https://crt.example.com/auth/set-password?token=example",
                     *       "userId": "usr-hmey"
                     *     }
                     */
                    "application/json": components["schemas"]["UserAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-hmey
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "usr-hmey",
                     *       "userName": "hanna.meyer",
                     *       "firstName": "Hanna",
                     *       "lastName": "Meyer",
                     *       "email": "hanna.meyer@crt.example.com",
                     *       "symbol": "HMEY",
                     *       "isActive": true,
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
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
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-hmey
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "hanna.meyer",
                 *       "id": "usr-hmey",
                 *       "firstName": "Hanna",
                 *       "lastName": "Meyer",
                 *       "email": "hanna.meyer@crt.example.com",
                 *       "symbol": "HMEY",
                 *       "isActive": true,
                 *       "timestamp": "AAAAAAAAB9E="
                 *     }
                 */
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description The user as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "usr-hmey",
                     *       "userName": "hanna.meyer",
                     *       "firstName": "Hanna",
                     *       "lastName": "Meyer",
                     *       "email": "hanna.meyer@crt.example.com",
                     *       "symbol": "HMEY",
                     *       "isActive": true,
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
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
                 *       "oldPassword": "crt-demo",
                 *       "newPassword": "correct horse battery",
                 *       "passwordConfirmation": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-hmey
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it was reset, and the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "succeeded": true,
                     *       "resetPasswordUrl": "https://crt.example.com/auth/set-password?token=example"
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordReset"];
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
    listUserManagementPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights that user management can grant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 9,
                     *         "name": "Manage users",
                     *         "code": "CanManageUsers"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UserManagementPermission"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserManagementPermissionsOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-hmey
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights that user management granted to a user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 9,
                     *         "name": "Manage users",
                     *         "code": "CanManageUsers"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UserManagementPermission"][];
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
    setUserManagementPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-hmey
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        /** @description Ids of the granted rights. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       9
                 *     ]
                 */
                "application/json": components["schemas"]["RecordId"][];
            };
        };
        responses: {
            /** @description The rights were replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    listMainPermissionsOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-hmey
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights of a user in the main system. */
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
                     *           "id": 1,
                     *           "name": "Manage fulfilment plans",
                     *           "code": "CanManageFulfilmentPlan",
                     *           "granted": true,
                     *           "grantedByRoles": [
                     *             "Planner"
                     *           ]
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Export fulfilment plans",
                     *           "code": "CanExportFulfilmentPlans",
                     *           "granted": false,
                     *           "grantedByRoles": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["MainSystemPermission"][];
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
    grantMainPermissions: {
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
                 *       "userId": "usr-hmey",
                 *       "ids": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    userId: components["schemas"]["UserId"];
                    ids: components["schemas"]["RecordId"][];
                };
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeMainPermissions: {
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
                 *       "userId": "usr-hmey",
                 *       "ids": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    userId: components["schemas"]["UserId"];
                    ids: components["schemas"]["RecordId"][];
                };
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRolesOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-hmey
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles of a user in the main system. */
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
                     *           "id": 4,
                     *           "name": "Planner",
                     *           "granted": true
                     *         },
                     *         {
                     *           "id": 5,
                     *           "name": "Manufacturing",
                     *           "granted": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["RoleRow"][];
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
    assignRoles: {
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
                 *       "userId": "usr-hmey",
                 *       "ids": [
                 *         4
                 *       ]
                 *     }
                 */
                "application/json": {
                    userId: components["schemas"]["UserId"];
                    ids: components["schemas"]["RecordId"][];
                };
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dissociateRoles: {
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
                 *       "userId": "usr-hmey",
                 *       "ids": [
                 *         5
                 *       ]
                 *     }
                 */
                "application/json": {
                    userId: components["schemas"]["UserId"];
                    ids: components["schemas"]["RecordId"][];
                };
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are. */
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
                     *       "count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        /** @description Notifications that are not acknowledged. */
                        count: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
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
                     *       "content": [
                     *         {
                     *           "notyficationId": 4411,
                     *           "requestId": "26-10412",
                     *           "fulfilmentPlanId": 10412,
                     *           "manufacturingCycleId": null,
                     *           "time": "2026-11-20T09:30:00Z",
                     *           "notificationMessage": "26-10412: Shipped was moved from 03/12/2026 to 04/12/2026."
                     *         },
                     *         {
                     *           "notyficationId": 4409,
                     *           "requestId": "26-10398",
                     *           "fulfilmentPlanId": 10398,
                     *           "manufacturingCycleId": 8240,
                     *           "time": "2026-11-19T15:12:00Z",
                     *           "notificationMessage": "26-10398: Milling was completed."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        content: components["schemas"]["Notification"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledgeNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "notyficationIds": [
                 *         4411
                 *       ]
                 *     }
                 */
                "application/json": {
                    notyficationIds: components["schemas"]["RecordId"][];
                };
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
                     *       "message": "Notifications acknowledged succesfully",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledgeNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Notification.
                 * @example 4411
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
                     *       "message": "Notification acknowledged succesfully",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification settings. */
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
                     *         "userId": "usr-hmey",
                     *         "notificationsSettings": {
                     *           "id": 12,
                     *           "notificationLifespan": 5
                     *         },
                     *         "milestoneAlertsSettings": [
                     *           {
                     *             "id": 77,
                     *             "notificationSettingsId": 12,
                     *             "milestoneId": 7,
                     *             "threshold": -2,
                     *             "productTypeId": 4,
                     *             "manufacturingLocationId": 1,
                     *             "alertDescription": "2 days before Shipped, PEEK cranial implant, Freiburg"
                     *           }
                     *         ],
                     *         "jobStepAlertsSettings": [
                     *           {
                     *             "id": 77,
                     *             "notificationSettingsId": 12,
                     *             "materialId": 51,
                     *             "jobStepId": 21,
                     *             "productTypeId": 4,
                     *             "manufacturingLocationId": 1,
                     *             "threshold": 4,
                     *             "alertDescription": "4 hours after Milling, 40-2210, PEEK cranial implant, Freiburg"
                     *           }
                     *         ],
                     *         "changesNotificationSettings": {
                     *           "fulfilmentPlanChanges": [
                     *             {
                     *               "id": 77,
                     *               "notificationSettingsId": 12,
                     *               "selectedProductTypeId": 4,
                     *               "selectedManufacturingLocationId": 1,
                     *               "selectedChangeType": "PRIORITY",
                     *               "displayText": "Priority, PEEK cranial implant, Freiburg"
                     *             }
                     *           ],
                     *           "manufacturingCycleChanges": [
                     *             {
                     *               "id": 77,
                     *               "notificationSettingsId": 12,
                     *               "selectedProductTypeId": 4,
                     *               "selectedManufacturingLocationId": 1,
                     *               "selectedChangeType": "ORDER_NUMBER",
                     *               "displayText": "Order Number, PEEK cranial implant, Freiburg"
                     *             }
                     *           ],
                     *           "jobStepChanges": [
                     *             {
                     *               "id": 77,
                     *               "notificationSettingsId": 12,
                     *               "selectedProductTypeId": 4,
                     *               "selectedManufacturingLocationId": 1,
                     *               "selectedMaterialId": 51,
                     *               "selectedJobStepId": 21,
                     *               "displayText": "Milling, 40-2210, PEEK cranial implant, Freiburg"
                     *             }
                     *           ],
                     *           "plannedMilestoneChanges": [
                     *             {
                     *               "id": 77,
                     *               "notificationSettingsId": 12,
                     *               "selectedProductTypeId": 4,
                     *               "selectedManufacturingLocationId": 1,
                     *               "selectedMilestoneId": 7,
                     *               "displayText": "Shipped planned, PEEK cranial implant, Freiburg"
                     *             }
                     *           ],
                     *           "actualMilestoneChanges": [
                     *             {
                     *               "id": 77,
                     *               "notificationSettingsId": 12,
                     *               "selectedProductTypeId": 4,
                     *               "selectedManufacturingLocationId": 1,
                     *               "selectedMilestoneId": 7,
                     *               "displayText": "Shipped actual, PEEK cranial implant, Freiburg"
                     *             }
                     *           ],
                     *           "availableFulfilmentPlanChanges": [
                     *             {
                     *               "value": "PRIORITY",
                     *               "text": "Priority"
                     *             }
                     *           ],
                     *           "availableManufacturingCycleChanges": [
                     *             {
                     *               "value": "ORDER_NUMBER",
                     *               "text": "Order Number"
                     *             }
                     *           ],
                     *           "availableMilestoneChanges": [
                     *             {
                     *               "value": "7",
                     *               "text": "Shipped"
                     *             }
                     *           ]
                     *         },
                     *         "availableProductTypes": [
                     *           {
                     *             "id": 4,
                     *             "name": "PEEK cranial implant"
                     *           }
                     *         ],
                     *         "availableManufacturingLocations": [
                     *           {
                     *             "id": 1,
                     *             "name": "Freiburg"
                     *           }
                     *         ],
                     *         "availableMilestones": [
                     *           {
                     *             "id": 7,
                     *             "name": "Shipped"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["NotificationSettings"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editNotificationLifespan: {
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
                 *       "id": 12,
                 *       "userId": "usr-hmey",
                 *       "newValue": 5
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["RecordId"];
                    userId: components["schemas"]["UserId"];
                    /** @description Days. */
                    newValue: number;
                };
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
                     *       "message": "Notification Expiry changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMaterialsForRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Product type.
                 * @example 4
                 */
                productTypeId: components["schemas"]["ProductTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The materials of a product type. */
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
                     *           "id": 51,
                     *           "name": "40-2210"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["IdName"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobStepsForRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Material.
                 * @example 51
                 */
                materialId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job steps of a material. */
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
                     *           "id": 21,
                     *           "name": "Milling"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["IdName"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMilestoneAlert: {
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
                 *       "id": 77,
                 *       "notificationSettingsId": 12,
                 *       "milestoneId": 7,
                 *       "threshold": -2,
                 *       "productTypeId": 4,
                 *       "manufacturingLocationId": 1,
                 *       "alertDescription": null
                 *     }
                 */
                "application/json": components["schemas"]["MilestoneAlertChange"];
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
                     *       "message": "Milestone Alert changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMilestoneAlert: {
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
                 *       "notificationSettingsId": 12,
                 *       "milestoneId": 7,
                 *       "threshold": -2,
                 *       "productTypeId": 4,
                 *       "manufacturingLocationId": 1,
                 *       "alertDescription": null
                 *     }
                 */
                "application/json": components["schemas"]["NewMilestoneAlert"];
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
                     *       "message": "Milestone Alert added succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMilestoneAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Rule to delete.
                 * @example 77
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
                     *       "message": "Milestone Alert deleted succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateJobStepAlert: {
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
                 *       "id": 77,
                 *       "notificationSettingsId": 12,
                 *       "materialId": 51,
                 *       "jobStepId": 21,
                 *       "productTypeId": 4,
                 *       "manufacturingLocationId": 1,
                 *       "threshold": 4,
                 *       "alertDescription": null
                 *     }
                 */
                "application/json": components["schemas"]["JobStepAlertChange"];
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
                     *       "message": "Job Step Alert changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addJobStepAlert: {
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
                 *       "notificationSettingsId": 12,
                 *       "materialId": 51,
                 *       "jobStepId": 21,
                 *       "productTypeId": 4,
                 *       "manufacturingLocationId": 1,
                 *       "threshold": 4,
                 *       "alertDescription": null
                 *     }
                 */
                "application/json": components["schemas"]["NewJobStepAlert"];
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
                     *       "message": "Job Step Alert added succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteJobStepAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Rule to delete.
                 * @example 77
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
                     *       "message": "Job Step Alert deleted succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFulfilmentPlanChangeRule: {
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
                 *       "id": 77,
                 *       "notificationSettingsId": 12,
                 *       "selectedProductTypeId": 4,
                 *       "selectedManufacturingLocationId": 1,
                 *       "selectedChangeType": "PRIORITY",
                 *       "displayText": null
                 *     }
                 */
                "application/json": components["schemas"]["FulfilmentPlanChangeRuleChange"];
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
                     *       "message": "Fulfilment Plan Change changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFulfilmentPlanChangeRule: {
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
                 *       "notificationSettingsId": 12,
                 *       "selectedProductTypeId": 4,
                 *       "selectedManufacturingLocationId": 1,
                 *       "selectedChangeType": "PRIORITY",
                 *       "displayText": null
                 *     }
                 */
                "application/json": components["schemas"]["NewFulfilmentPlanChangeRule"];
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
                     *       "message": "Fulfilment Plan Change added succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFulfilmentPlanChangeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Rule to delete.
                 * @example 77
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
                     *       "message": "Fulfilment Plan Change deleted succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateManufacturingCycleChangeRule: {
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
                 *       "id": 77,
                 *       "notificationSettingsId": 12,
                 *       "selectedProductTypeId": 4,
                 *       "selectedManufacturingLocationId": 1,
                 *       "selectedChangeType": "ORDER_NUMBER",
                 *       "displayText": null
                 *     }
                 */
                "application/json": components["schemas"]["ManufacturingCycleChangeRuleChange"];
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
                     *       "message": "Manufacturing Cycle Change changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addManufacturingCycleChangeRule: {
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
                 *       "notificationSettingsId": 12,
                 *       "selectedProductTypeId": 4,
                 *       "selectedManufacturingLocationId": 1,
                 *       "selectedChangeType": "ORDER_NUMBER",
                 *       "displayText": null
                 *     }
                 */
                "application/json": components["schemas"]["NewManufacturingCycleChangeRule"];
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
                     *       "message": "Manufacturing Cycle Change added succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteManufacturingCycleChangeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Rule to delete.
                 * @example 77
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
                     *       "message": "Manufacturing Cycle Change deleted succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateJobStepChangeRule: {
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
                 *       "id": 77,
                 *       "notificationSettingsId": 12,
                 *       "selectedProductTypeId": 4,
                 *       "selectedManufacturingLocationId": 1,
                 *       "selectedMaterialId": 51,
                 *       "selectedJobStepId": 21,
                 *       "displayText": null
                 *     }
                 */
                "application/json": components["schemas"]["JobStepChangeRuleChange"];
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
                     *       "message": "Job Step Change changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addJobStepChangeRule: {
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
                 *       "notificationSettingsId": 12,
                 *       "selectedProductTypeId": 4,
                 *       "selectedManufacturingLocationId": 1,
                 *       "selectedMaterialId": 51,
                 *       "selectedJobStepId": 21,
                 *       "displayText": null
                 *     }
                 */
                "application/json": components["schemas"]["NewJobStepChangeRule"];
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
                     *       "message": "Job Step Change added succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteJobStepChangeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Rule to delete.
                 * @example 77
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
                     *       "message": "Job Step Change deleted succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlannedMilestoneChangeRule: {
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
                 *       "id": 77,
                 *       "notificationSettingsId": 12,
                 *       "selectedProductTypeId": 4,
                 *       "selectedManufacturingLocationId": 1,
                 *       "selectedMilestoneId": 7,
                 *       "displayText": null
                 *     }
                 */
                "application/json": components["schemas"]["PlannedMilestoneChangeRuleChange"];
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
                     *       "message": "Planned Milestone Change changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPlannedMilestoneChangeRule: {
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
                 *       "notificationSettingsId": 12,
                 *       "selectedProductTypeId": 4,
                 *       "selectedManufacturingLocationId": 1,
                 *       "selectedMilestoneId": 7,
                 *       "displayText": null
                 *     }
                 */
                "application/json": components["schemas"]["NewPlannedMilestoneChangeRule"];
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
                     *       "message": "Planned Milestone Change added succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePlannedMilestoneChangeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Rule to delete.
                 * @example 77
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
                     *       "message": "Planned Milestone Change deleted succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateActualMilestoneChangeRule: {
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
                 *       "id": 77,
                 *       "notificationSettingsId": 12,
                 *       "selectedProductTypeId": 4,
                 *       "selectedManufacturingLocationId": 1,
                 *       "selectedMilestoneId": 7,
                 *       "displayText": null
                 *     }
                 */
                "application/json": components["schemas"]["ActualMilestoneChangeRuleChange"];
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
                     *       "message": "Actual Milestone Change changed succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addActualMilestoneChangeRule: {
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
                 *       "notificationSettingsId": 12,
                 *       "selectedProductTypeId": 4,
                 *       "selectedManufacturingLocationId": 1,
                 *       "selectedMilestoneId": 7,
                 *       "displayText": null
                 *     }
                 */
                "application/json": components["schemas"]["NewActualMilestoneChangeRule"];
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
                     *       "message": "Actual Milestone Change added succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteActualMilestoneChangeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Rule to delete.
                 * @example 77
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
                     *       "message": "Actual Milestone Change deleted succesfully.",
                     *       "timestamp": "AAAAAAAAB9E="
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangesFilterOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the filters of the change log offer. */
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
                     *       "productTypes": [
                     *         {
                     *           "id": 4,
                     *           "name": "PEEK cranial implant",
                     *           "products": [
                     *             {
                     *               "id": 12,
                     *               "productCode": "CMF-4410-L"
                     *             },
                     *             {
                     *               "id": 13,
                     *               "productCode": "CMF-4410-R"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": 6,
                     *           "name": "Titanium mesh",
                     *           "products": [
                     *             {
                     *               "id": 20,
                     *               "productCode": "TM-2000"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "changeTypes": [
                     *         {
                     *           "value": "SHIPPED_PLANNED",
                     *           "text": "SHIPPED PLANNED DATE"
                     *         },
                     *         {
                     *           "value": "PO_NUMBER",
                     *           "text": "PO NUMBER"
                     *         },
                     *         {
                     *           "value": "PRIORITY",
                     *           "text": "PRIORITY"
                     *         }
                     *       ],
                     *       "distributionCenters": [
                     *         {
                     *           "id": 3,
                     *           "name": "Rotterdam"
                     *         },
                     *         {
                     *           "id": 4,
                     *           "name": "Sydney"
                     *         },
                     *         {
                     *           "id": 5,
                     *           "name": "Chicago"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        productTypes: components["schemas"]["ProductGroup"][];
                        changeTypes: components["schemas"]["ChangeTypeOption"][];
                        distributionCenters: components["schemas"]["IdName"][];
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
    listRecordChanges: {
        parameters: {
            query: {
                /**
                 * @description What kind of record it is.
                 * @example distribution-center
                 */
                kind: components["schemas"]["RecordKind"];
                /**
                 * @description Record whose history is read.
                 * @example 3
                 */
                id: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes of the record. */
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
                     *           "id": 8121,
                     *           "field": "Time Zone",
                     *           "oldText": "Europe/Amsterdam",
                     *           "newText": "Europe/Brussels",
                     *           "changedAt": "2026-03-16T09:12:00.000Z",
                     *           "user": {
                     *             "id": "usr-hmey",
                     *             "symbol": "HMEY",
                     *             "name": "Hanna Meyer"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["RecordChange"][];
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
    listChanges: {
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
                 *         "requestId": null,
                 *         "chosenProducts": [
                 *           "4-12"
                 *         ],
                 *         "changeTypeFilter": {
                 *           "changeType": "SHIPPED_PLANNED",
                 *           "oldValue": null,
                 *           "newValue": null,
                 *           "changeTypeLabel": "SHIPPED PLANNED DATE"
                 *         },
                 *         "dateFilter": {
                 *           "absoluteStartDate": null,
                 *           "absoluteEndDate": null,
                 *           "relativeDate": "1w 2d",
                 *           "relativeDateMiliseconds": 777600000,
                 *           "currentDateTabValue": "relative"
                 *         },
                 *         "chosenDistributionCenters": [
                 *           3
                 *         ],
                 *         "userId": null,
                 *         "orderBy": "date",
                 *         "ascending": 0
                 *       },
                 *       "limit": 10,
                 *       "page": 1,
                 *       "orderBy": "date",
                 *       "ascending": 0
                 *     }
                 */
                "application/json": {
                    filters: components["schemas"]["ChangesFilterState"];
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /**
                     * @description Column to sort by; goes before the one in filters.
                     * @enum {string}
                     */
                    orderBy?: "requestId" | "productType" | "date" | "changeType" | "message" | "distributionCenter" | "userSymbol" | "poNumber";
                    ascending?: components["schemas"]["SortOrder"];
                };
            };
        };
        responses: {
            /** @description The changes. */
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
                     *           "id": 90412,
                     *           "fulfilmentPlanId": 10412,
                     *           "requestId": "26-10412",
                     *           "productType": "PEEK cranial implant",
                     *           "date": "2026-11-20T09:30:00Z",
                     *           "changeType": "Shipped planned date",
                     *           "message": "Shipped was moved from 03/12/2026 to 04/12/2026.",
                     *           "distributionCenter": "Rotterdam",
                     *           "userSymbol": "HMEY",
                     *           "userName": "Hanna Meyer",
                     *           "poNumber": "PO-88120",
                     *           "source": "scheduler",
                     *           "batchId": "9b0a4a52-1c1f-4d5e-8a37-2f3e5d0c9b11"
                     *         },
                     *         {
                     *           "id": 90388,
                     *           "fulfilmentPlanId": 10412,
                     *           "requestId": "26-10412",
                     *           "productType": "PEEK cranial implant",
                     *           "date": "2026-11-19T15:12:00Z",
                     *           "changeType": "Priority",
                     *           "message": "Priority was switched on.",
                     *           "distributionCenter": "Rotterdam",
                     *           "userSymbol": "HMEY",
                     *           "userName": "Hanna Meyer",
                     *           "poNumber": "PO-88120",
                     *           "source": "screen",
                     *           "batchId": "9b0a49f1-1c1f-4d5e-8a37-2f3e5d0c9b11"
                     *         },
                     *         {
                     *           "id": 90301,
                     *           "fulfilmentPlanId": 10398,
                     *           "requestId": "26-10398",
                     *           "productType": "Titanium mesh",
                     *           "date": "2026-11-18T08:00:00Z",
                     *           "changeType": "Processing status",
                     *           "message": "Processing status was changed from Manufacturing to On Hold.",
                     *           "distributionCenter": "Sydney",
                     *           "userSymbol": null,
                     *           "userName": null,
                     *           "poNumber": null,
                     *           "source": "screen",
                     *           "batchId": "9b0a4510-1c1f-4d5e-8a37-2f3e5d0c9b11"
                     *         }
                     *       ],
                     *       "count": 6021
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ChangeRow"][];
                        count: components["schemas"]["Count"];
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
    getChangeTypeSettings: {
        parameters: {
            query: {
                /**
                 * @description Change type.
                 * @example SHIPPED_PLANNED
                 */
                changeType: components["schemas"]["ChangeTypeCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the values of a change type are filtered. */
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
                     *         "filterType": 3,
                     *         "oldFieldDisabled": false,
                     *         "newFieldDisabled": false,
                     *         "changeTypeSelectOptions": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ChangeTypeSettings"];
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
    findChangedRequests: {
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
            /** @description Request ids with changes. */
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
                     *         "26-10412"
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
    findChangingUsers: {
        parameters: {
            query: {
                /**
                 * @description Part of a name or symbol.
                 * @example mey
                 */
                containsString: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users with changes. */
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
                     *           "id": "usr-hmey",
                     *           "symbol": "HMEY",
                     *           "name": "Hanna Meyer"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["UserReference"][];
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
    saveChangesFilter: {
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
                 *         "requestId": null,
                 *         "chosenProducts": [
                 *           "4-12"
                 *         ],
                 *         "changeTypeFilter": {
                 *           "changeType": "SHIPPED_PLANNED",
                 *           "oldValue": null,
                 *           "newValue": null,
                 *           "changeTypeLabel": "SHIPPED PLANNED DATE"
                 *         },
                 *         "dateFilter": {
                 *           "absoluteStartDate": null,
                 *           "absoluteEndDate": null,
                 *           "relativeDate": "1w 2d",
                 *           "relativeDateMiliseconds": 777600000,
                 *           "currentDateTabValue": "relative"
                 *         },
                 *         "chosenDistributionCenters": [
                 *           3
                 *         ],
                 *         "userId": null,
                 *         "orderBy": "date",
                 *         "ascending": 0
                 *       },
                 *       "name": "Late in Rotterdam",
                 *       "ignoreWarning": false
                 *     }
                 */
                "application/json": {
                    filters: components["schemas"]["ChangesFilterState"];
                    name: components["schemas"]["FilterName"];
                    ignoreWarning?: components["schemas"]["IgnoreWarning"];
                };
            };
        };
        responses: {
            /** @description The id of the saved filter, null unless it was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": 0,
                     *       "message": "Filters saved succesfully.",
                     *       "timestamp": null,
                     *       "data": {
                     *         "id": 17
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["RecordReference"] | null;
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
    listChangesFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved filters of the change log. */
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
                     *       "content": [
                     *         {
                     *           "id": 61,
                     *           "name": "Late in Rotterdam",
                     *           "sharingLevel": 0
                     *         },
                     *         {
                     *           "id": 62,
                     *           "name": "Everything on hold",
                     *           "sharingLevel": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        content: components["schemas"]["SavedFilter"][];
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
    getChangesFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Saved filter.
                 * @example 61
                 */
                id: components["schemas"]["StoredQueryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filter. */
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
                     *         "requestId": null,
                     *         "chosenProducts": [
                     *           "4-12"
                     *         ],
                     *         "changeTypeFilter": {
                     *           "changeType": "SHIPPED_PLANNED",
                     *           "oldValue": null,
                     *           "newValue": null,
                     *           "changeTypeLabel": "SHIPPED PLANNED DATE"
                     *         },
                     *         "dateFilter": {
                     *           "absoluteStartDate": null,
                     *           "absoluteEndDate": null,
                     *           "relativeDate": "1w 2d",
                     *           "relativeDateMiliseconds": 777600000,
                     *           "currentDateTabValue": "relative"
                     *         },
                     *         "chosenDistributionCenters": [
                     *           3
                     *         ],
                     *         "userId": null,
                     *         "orderBy": "date",
                     *         "ascending": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ChangesFilterState"];
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
    listStoredQueries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved filters that the caller sees. */
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
                     *           "id": 61,
                     *           "name": "Late in Rotterdam",
                     *           "sharingLevel": 0,
                     *           "containingEntity": 0,
                     *           "ownerUserId": "usr-hmey",
                     *           "ownerName": "Hanna Meyer",
                     *           "canBeManaged": true
                     *         },
                     *         {
                     *           "id": 62,
                     *           "name": "Everything on hold",
                     *           "sharingLevel": 1,
                     *           "containingEntity": 1,
                     *           "ownerUserId": "usr-jwei",
                     *           "ownerName": "Jonas Weiss",
                     *           "canBeManaged": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["CrtStoredQuery"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStoredQuery: {
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
                 *       "id": 61,
                 *       "newName": "Late in Rotterdam",
                 *       "sharingLevel": 0,
                 *       "ignoreWarning": false
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["StoredQueryId"];
                    newName: components["schemas"]["FilterName"];
                    sharingLevel: components["schemas"]["SharingLevel"];
                    ignoreWarning?: components["schemas"]["IgnoreWarning"];
                };
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStoredQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Saved filter to delete.
                 * @example 61
                 */
                id: components["schemas"]["StoredQueryId"];
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findFilterOwners: {
        parameters: {
            query: {
                /**
                 * @description Part of a name or symbol.
                 * @example mey
                 */
                containsString: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Owners of saved filters. */
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
                     *           "id": "usr-hmey",
                     *           "symbol": "HMEY",
                     *           "name": "Hanna Meyer"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["UserReference"][];
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
    importRequests: {
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
                 *       "requestsFile": "(file)",
                 *       "updateExistingPlans": true
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, at most 50 MB.
                     */
                    requestsFile: Blob;
                    /** @description Update plans that exist; otherwise they are skipped. */
                    updateExistingPlans: boolean;
                };
            };
        };
        responses: {
            /** @description Result code, id of the import and messages. */
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
                     *       "importedRequestId": 404,
                     *       "messages": []
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        /** @description Id of the import; null when the file could not be read. */
                        importedRequestId: components["schemas"]["RecordId"] | null;
                        /** @description Messages to show. */
                        messages: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportLog: {
        parameters: {
            query?: {
                /**
                 * @description Only this request.
                 * @example 26-10412
                 */
                chosenRequestId?: components["schemas"]["RequestNumber"];
                /**
                 * @description Only these statuses.
                 * @example [
                 *       1
                 *     ]
                 */
                chosenStatuses?: components["schemas"]["ImportStatus"][];
                /**
                 * @description Rows on a page; 10 when absent.
                 * @example 10
                 */
                limit?: components["schemas"]["PageLimit"];
                /**
                 * @description Page; the first when absent.
                 * @example 1
                 */
                page?: components["schemas"]["PageNumber"];
                /**
                 * @description Column to sort by; the date when absent.
                 * @example date
                 */
                orderBy?: "date" | "requestId" | "status";
                /**
                 * @description 1 ascending, 0 descending.
                 * @example 0
                 */
                ascending?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import log. */
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
                     *           "id": 5120,
                     *           "date": "2026-11-20T09:30:00Z",
                     *           "importId": 404,
                     *           "requestId": "26-10412",
                     *           "fulfilmentPlanId": 10412,
                     *           "status": 1,
                     *           "statusName": "Updated",
                     *           "skipReason": null,
                     *           "additionalInfo": null,
                     *           "updatedFields": [
                     *             {
                     *               "milestoneName": "Shipped",
                     *               "updatedFieldText": "Planned date",
                     *               "oldValue": "03/12/2026",
                     *               "newValue": "04/12/2026",
                     *               "changeDescription": "Shipped was moved from 03/12/2026 to 04/12/2026."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": 5119,
                     *           "date": "2026-11-20T09:30:00Z",
                     *           "importId": 404,
                     *           "requestId": "26-10530",
                     *           "fulfilmentPlanId": null,
                     *           "status": 2,
                     *           "statusName": "Skipped",
                     *           "skipReason": "No mapping for PEEK Orbital, PO-09.",
                     *           "additionalInfo": null,
                     *           "updatedFields": []
                     *         }
                     *       ],
                     *       "count": 214
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["ImportLogRow"][];
                        count: components["schemas"]["Count"];
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
    listImports: {
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
                 *       "limit": 10,
                 *       "page": 1
                 *     }
                 */
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description The imports. */
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
                     *       "items": [
                     *         {
                     *           "id": 404,
                     *           "importDate": "2026-11-20T09:30:00Z",
                     *           "shouldUpdateExistingPlans": true,
                     *           "isStaged": false,
                     *           "isImported": true,
                     *           "userSymbol": "HMEY"
                     *         },
                     *         {
                     *           "id": 403,
                     *           "importDate": "2026-11-19T06:00:00Z",
                     *           "shouldUpdateExistingPlans": false,
                     *           "isStaged": true,
                     *           "isImported": true,
                     *           "userSymbol": "JWEI"
                     *         }
                     *       ],
                     *       "count": 9
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        items: components["schemas"]["RequestImport"][];
                        count: components["schemas"]["Count"];
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
    listImportResults: {
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
                 *       "id": 404,
                 *       "limit": 10,
                 *       "page": 1
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["RecordId"];
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description What became of the requests of an import. */
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
                     *       "importResults": [
                     *         {
                     *           "requestId": "26-10412",
                     *           "fulfilmentPlanId": 10412,
                     *           "status": 1,
                     *           "statusName": "Updated",
                     *           "skipReason": null,
                     *           "additionalInfo": null,
                     *           "updatedFields": [
                     *             {
                     *               "milestoneName": "Shipped",
                     *               "updatedFieldText": "Planned date",
                     *               "oldValue": "03/12/2026",
                     *               "newValue": "04/12/2026",
                     *               "changeDescription": "Shipped was moved from 03/12/2026 to 04/12/2026."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "requestId": "26-10530",
                     *           "fulfilmentPlanId": null,
                     *           "status": 2,
                     *           "statusName": "Skipped",
                     *           "skipReason": "No mapping for PEEK Orbital, PO-09.",
                     *           "additionalInfo": null,
                     *           "updatedFields": []
                     *         }
                     *       ],
                     *       "count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        importResults: components["schemas"]["ImportResult"][];
                        count: components["schemas"]["Count"];
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
    getImportMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 404
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages of an import. */
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
                     *       "messages": [
                     *         {
                     *           "level": 2,
                     *           "text": "Row 14: the surgery date could not be read."
                     *         }
                     *       ],
                     *       "multipieceCandidates": [
                     *         {
                     *           "hospital": "University Hospital Freiburg",
                     *           "surgeon": "Dr. A. Keller",
                     *           "surgeryDate": "2026-12-15",
                     *           "requestIds": [
                     *             "26-10412",
                     *             "26-10413"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        messages: components["schemas"]["ImportMessage"][];
                        multipieceCandidates: components["schemas"]["MultipieceCandidate"][];
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
    getImportStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 404
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether an import is finished. */
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
                     *       "isImported": true
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        /** @description The import is finished. */
                        isImported: boolean;
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
    findImportedRequests: {
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
            /** @description Imported request ids. */
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
                     *         "26-10412"
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
    listTracking: {
        parameters: {
            query?: {
                /**
                 * @description Only this request.
                 * @example 26-10412
                 */
                requestId?: components["schemas"]["RequestNumber"];
                /**
                 * @description Only these statuses.
                 * @example [
                 *       1
                 *     ]
                 */
                statuses?: components["schemas"]["TrackingStatus"][];
                /**
                 * @description Rows on a page; 10 when absent.
                 * @example 10
                 */
                limit?: components["schemas"]["PageLimit"];
                /**
                 * @description Page; the first when absent.
                 * @example 1
                 */
                page?: components["schemas"]["PageNumber"];
                /**
                 * @description Column to sort by; the date when absent.
                 * @example requestId
                 */
                orderBy?: "requestId" | "date" | "trackingNumber" | "status" | "arrivalDate" | "carrier";
                /**
                 * @description 1 ascending, 0 descending.
                 * @example 0
                 */
                ascending?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parcels. */
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
                     *           "id": 17,
                     *           "requestId": "26-10412",
                     *           "fulfilmentPlanId": 10412,
                     *           "date": "2026-11-20T09:30:00Z",
                     *           "trackingNumber": "1Z-999-AA1-0123",
                     *           "status": 1,
                     *           "statusName": "In transit",
                     *           "additionalInformation": "Left the sorting centre.",
                     *           "arrivalDate": null,
                     *           "carrier": "Example Parcel"
                     *         },
                     *         {
                     *           "id": 18,
                     *           "requestId": "26-90001",
                     *           "fulfilmentPlanId": null,
                     *           "date": "2026-11-20T09:30:00Z",
                     *           "trackingNumber": "1Z-999-AA1-0188",
                     *           "status": 2,
                     *           "statusName": "Arrived",
                     *           "additionalInformation": null,
                     *           "arrivalDate": "2026-11-18T10:20:00Z",
                     *           "carrier": "Example Parcel"
                     *         }
                     *       ],
                     *       "count": 200
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["TrackingItem"][];
                        count: components["schemas"]["Count"];
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
    listTrackingStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses of parcels. */
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
                     *           "id": 1,
                     *           "name": "In transit"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["StatusOption"][];
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
    findTrackedRequests: {
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
            /** @description Request ids of parcels. */
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
                     *         "26-10412"
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
    getSurgeonPreferencesData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences and what the screen offers. */
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
                     *       "representatives": [
                     *         {
                     *           "id": 31,
                     *           "name": "M. Jansen"
                     *         },
                     *         {
                     *           "id": 34,
                     *           "name": "P. Novak"
                     *         }
                     *       ],
                     *       "representativesWithPreferences": [
                     *         {
                     *           "id": 31,
                     *           "name": "M. Jansen"
                     *         }
                     *       ],
                     *       "surgeons": [
                     *         {
                     *           "id": 208,
                     *           "name": "Dr. A. Keller"
                     *         }
                     *       ],
                     *       "availableSurgeons": [
                     *         {
                     *           "id": 211,
                     *           "name": "Dr. B. Okafor"
                     *         }
                     *       ],
                     *       "items": [
                     *         {
                     *           "id": 19,
                     *           "surgeonId": 208,
                     *           "surgeonName": "Dr. A. Keller",
                     *           "plusPreferences": "Rounded edges.",
                     *           "peekPreferences": "Perforated, 2 mm.",
                     *           "medporPreferences": null,
                     *           "pmmaPreferences": null,
                     *           "designSessionPreferences": "Mornings only.",
                     *           "umcPreferences": null,
                     *           "additionalInformation": null,
                     *           "representativeId": 31,
                     *           "representativeName": "M. Jansen",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        representatives: components["schemas"]["IdName"][];
                        representativesWithPreferences: components["schemas"]["IdName"][];
                        surgeons: components["schemas"]["IdName"][];
                        availableSurgeons: components["schemas"]["IdName"][];
                        items: components["schemas"]["SurgeonPreference"][];
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
    listSurgeonPreferences: {
        parameters: {
            query?: {
                /**
                 * @description Only this surgeon.
                 * @example 208
                 */
                surgeonId?: components["schemas"]["RecordId"];
                /**
                 * @description Only this representative.
                 * @example 31
                 */
                representativeId?: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Preferences. */
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
                     *           "id": 19,
                     *           "surgeonId": 208,
                     *           "surgeonName": "Dr. A. Keller",
                     *           "plusPreferences": "Rounded edges.",
                     *           "peekPreferences": "Perforated, 2 mm.",
                     *           "medporPreferences": null,
                     *           "pmmaPreferences": null,
                     *           "designSessionPreferences": "Mornings only.",
                     *           "umcPreferences": null,
                     *           "additionalInformation": null,
                     *           "representativeId": 31,
                     *           "representativeName": "M. Jansen",
                     *           "timestampBase64": "AAAAAAAAB9E=",
                     *           "usedBy": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperationResult"] & {
                        data: components["schemas"]["SurgeonPreference"][];
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
    addSurgeonPreference: {
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
                 *       "surgeonId": 208,
                 *       "plusPreferences": "Rounded edges.",
                 *       "peekPreferences": "Perforated, 2 mm.",
                 *       "medporPreferences": null,
                 *       "pmmaPreferences": null,
                 *       "designSessionPreferences": "Mornings only.",
                 *       "umcPreferences": null,
                 *       "additionalInformation": null,
                 *       "representativeId": 31
                 *     }
                 */
                "application/json": components["schemas"]["SurgeonPreferenceForm"];
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
                     *       "message": "Surgeon preferences added succesfully.",
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
    updateSurgeonPreference: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description Whether the person confirmed the warning of this call.
                 * @example false
                 */
                ignoreWarning?: components["parameters"]["IgnoreWarningQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 19,
                 *       "surgeonId": 208,
                 *       "plusPreferences": "Rounded edges.",
                 *       "peekPreferences": "Perforated, 2 mm.",
                 *       "medporPreferences": null,
                 *       "pmmaPreferences": null,
                 *       "designSessionPreferences": "Mornings only.",
                 *       "umcPreferences": null,
                 *       "additionalInformation": null,
                 *       "representativeId": 31
                 *     }
                 */
                "application/json": components["schemas"]["SurgeonPreferenceChange"];
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
                     *       "message": "Surgeon preferences changed succesfully.",
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
    deleteSurgeonPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Preferences to delete.
                 * @example 19
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
                     *       "message": "Surgeon preferences deleted succesfully.",
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
    exportSurgeonPreferences: {
        parameters: {
            query?: {
                /**
                 * @description Only this surgeon.
                 * @example 208
                 */
                surgeonId?: components["schemas"]["RecordId"];
                /**
                 * @description Only this representative.
                 * @example 31
                 */
                representativeId?: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet; content-disposition carries its name. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
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
}
