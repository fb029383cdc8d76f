/* Generated from openapi/ by `pnpm generate`. Do not edit. */
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
    };
    responses: {
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type PermissionName = components['schemas']['PermissionName'];
export type ProblemError = components['schemas']['ProblemError'];
export type Problem = components['schemas']['Problem'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
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
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
