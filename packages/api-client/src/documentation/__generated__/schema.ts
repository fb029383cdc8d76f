/* Generated from openapi/ by `npm run generate`. Do not edit. */
export interface paths {
    "/Permission/Granted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documentation rights of the caller
         * @description Second of the three sources of rights (A18). A failure counts as an empty list (A20).
         */
        get: operations["listGrantedDocumentationPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the version of the documentation service
         * @description For the About dialog (A33).
         */
        get: operations["getDocumentationVersion"];
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
         * List the users whose names are shown
         * @description By last and first name; also those who are no longer active.
         */
        get: operations["listDocumentationUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dictionary/Divisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the divisions
         * @description For filters and forms, by name.
         */
        get: operations["listDivisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dictionary/DocumentTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the document types
         * @description For filters and forms, by name.
         */
        get: operations["listDocumentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dictionary/Portals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the portals
         * @description For filters and forms, by name.
         */
        get: operations["listPortals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dictionary/Languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the languages
         * @description For filters and forms, by name.
         */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dictionary/ProductFamilies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product families
         * @description For filters and forms, by name.
         */
        get: operations["listProductFamilies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Dictionary/Regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the regions
         * @description With their countries, by name.
         */
        get: operations["listRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents
         * @description One page of the documents that match (O1, O2).
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Add a document
         * @description Refused with 409 when the number exists or contains characters that are not allowed (O7).
         */
        post: operations["addDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a document
         * @description With revisions, files, associated products and changes. When the query of the list is sent along, with its neighbours in that list (O3).
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description A locked document, or one whose version is part of a key code, is refused with 409 (O10).
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/{id}/Name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the name of a document
         * @description The value travels in the query, as in its siblings (AA8).
         */
        put: operations["setDocumentName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/{id}/Division": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the division of a document
         * @description The id of a division of the dictionary travels in the query (AA8).
         */
        put: operations["setDocumentDivision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/{id}/Type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the type of a document
         * @description The id of a document type of the dictionary travels in the query (AA8).
         */
        put: operations["setDocumentType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/{id}/EIFUName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the eIFU name of a document
         * @description The name in the eIFU travels in the query; left out it is cleared (AA8).
         */
        put: operations["setDocumentEifuName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/{id}/Portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the portal of a document
         * @description The id of a portal travels in the query; left out the portal is cleared (O29).
         */
        put: operations["setDocumentPortal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/{id}/IsVersioned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the versioned switch of a document
         * @description Only when isVersionedEditable; off folds all versions into one (O9).
         */
        put: operations["setDocumentVersioned"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/{id}/Number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the number of a document
         * @description Refused with 409 when it exists.
         */
        put: operations["setDocumentNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/{id}/Version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a document
         * @description For associations with product versions (O26), newest first.
         */
        get: operations["listDocumentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/DocumentNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List document numbers by their ids
         * @description For filters that were saved or sent in a link.
         */
        get: operations["listDocumentNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/Revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a revision
         * @description The incompatible mark of a first version, or of one in use, cannot change (O14).
         */
        put: operations["updateRevision"];
        /**
         * Add a revision
         * @description A revision that is not compatible opens a version. Refused with 409 for a name that exists (O17).
         */
        post: operations["addRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/Revision/{id}": {
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
         * Delete a revision
         * @description Refused with 409 when it has product versions, is in a key code or is not compatible (O16).
         */
        delete: operations["deleteRevision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a file
         * @description At least one language and one country (O18).
         */
        put: operations["updateDocumentFile"];
        /**
         * Add a file to a revision
         * @description At least one language and one country; the location has to be a URI (O18).
         */
        post: operations["addDocumentFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Document/File/{id}": {
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
         * Delete a file
         * @description The file is taken out of its revision (O20).
         */
        delete: operations["deleteDocumentFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description One page of the products that match (P1, P2).
         */
        get: operations["listDocumentationProducts"];
        put?: never;
        /**
         * Add a product
         * @description Refused with 409 for a catalogue number or GTIN that exists (P6).
         */
        post: operations["addDocumentationProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product
         * @description With versions, associations and changes. When the query of the list is sent along, with its neighbours in that list (P7).
         */
        get: operations["getDocumentationProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Refused with 409 when a key code would lose it.
         */
        delete: operations["deleteDocumentationProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/{id}/Description": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the description of a product
         * @description The value travels in the query, as for documents.
         */
        put: operations["setProductDescription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/{id}/ProductFamily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the family of a product
         * @description The id of a product family travels in the query; left out the family is cleared.
         */
        put: operations["setProductFamily"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/{id}/Division": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the division of a product
         * @description The id of a division of the dictionary travels in the query (AA8).
         */
        put: operations["setProductDivision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/{id}/NeedsKeyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the key code switch of a product
         * @description Only when isNeedsKeyCodeEditable (P9).
         */
        put: operations["setProductNeedsKeyCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/{id}/EIFUDescription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the eIFU description of a product
         * @description The description in the eIFU travels in the query; left out it is cleared.
         */
        put: operations["setProductEifuDescription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/DocumentNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find documents by a part of their number
         * @description For the filter Describing Documents (P2); at most 20.
         */
        get: operations["findDocumentNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/{id}/DocumentNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find documents that can describe a product
         * @description Number contains the text and the document is not associated yet; at most 20.
         */
        get: operations["findDocumentNumbersForProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/Association": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the document of an association
         * @description Refused with 409 once versions are associated (P14).
         */
        put: operations["updateAssociation"];
        /**
         * Let documents describe a product
         * @description Refused with 409 when one is associated already (P13).
         */
        post: operations["addAssociations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/Association/{id}": {
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
         * Delete an association
         * @description Its version associations go with it, unless a key code would lose a document version (P16, P23).
         */
        delete: operations["deleteAssociation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/Version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a version of a product
         * @description Refused with 409 for a name that exists.
         */
        put: operations["updateProductVersion"];
        /**
         * Add a version to a product
         * @description Refused with 409 for a name that exists.
         */
        post: operations["addProductVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/Version/{id}": {
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
         * Delete a version of a product
         * @description Refused with 409 when a key code would lose it (P16).
         */
        delete: operations["deleteProductVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/VersionsAssociation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an association between versions
         * @description As when it is added.
         */
        put: operations["updateVersionAssociation"];
        /**
         * Let a document version belong to a product version
         * @description Refused with 409 when it does already, or when the product version has a key code (P15, P16).
         */
        post: operations["addVersionAssociation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/VersionsAssociation/{id}": {
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
         * Delete an association between versions
         * @description Refused with 409 when a key code would lose the document version (P16).
         */
        delete: operations["deleteVersionAssociation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Product/{id}/KeyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a key code
         * @description To a product version, or to a product without versions (P10, P11). A code that stands for exactly these document versions is used again, otherwise one is made (Q6).
         */
        post: operations["assignKeyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/KeyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List key codes
         * @description All key codes by code.
         */
        get: operations["listKeyCodes"];
        put?: never;
        /**
         * Make a key code
         * @description A new, unique code without documents and products (Q2).
         */
        post: operations["addKeyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/KeyCode/{id}/availableDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the document versions that a key code can get
         * @description Without those that would make its set that of another code.
         */
        get: operations["listDocumentsForKeyCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/KeyCode/{id}/availableProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product versions that a key code can get
         * @description Without those that have another code.
         */
        get: operations["listProductsForKeyCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/KeyCode/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the document versions of a key code
         * @description Refused with 409 when another code stands for the same set (Q4).
         */
        put: operations["setKeyCodeDocuments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/KeyCode/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the product versions of a key code
         * @description Refused with 409 when one has another code.
         */
        put: operations["setKeyCodeProducts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a code in both directions
         * @description From a key code, a GTIN or catalogue number, a document number, a request id or the identifier of a combined order to all that belongs to it: document versions, key codes, product versions, plans and combined orders. A plan belongs to the product that has the number of its own as catalogue number. What the caller may not read is null, and so is what lies behind it. Where the code is that of several things, as of a document and of a product, all that belongs to either of them is answered. A code that nothing has, or nothing that the caller may read, answers 404.
         */
        get: operations["getTrace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Trace/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a trace as a spreadsheet
         * @description All that the trace of the code reaches, one row each, in the order of its levels: up to 10,000 of each; what the caller may not read is left out, and the second sheet says so.
         */
        get: operations["exportTrace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports of products
         * @description One page, newest first (R2).
         */
        get: operations["listProductImports"];
        put?: never;
        /**
         * Import a file of products
         * @description A file that cannot be read is refused with 400, and detail says why (R5). Otherwise all of its rows are kept, and are imported in the background; events of entity product-import tell how it goes on.
         */
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductImport/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import of products
         * @description With what became of every row (R2, R3), one page of them in the order of the file; how far it is, while it runs.
         */
        get: operations["getProductImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductImport/Template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a template of a file of products
         * @description A spreadsheet with the headings of the columns, and on demand some rows as an example.
         */
        get: operations["getProductImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductImport/{id}/Apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carry out a dry run of products
         * @description A further import of the same rows, for real; its rows tell which of them came out otherwise than in the dry run. Refused with 409 for what is no dry run, is not done, or was carried out already.
         */
        post: operations["applyProductImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductImport/{id}/Stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an import of products
         * @description What is imported stays; the rest waits until the import goes on. Refused with 409 when it is done already.
         */
        post: operations["stopProductImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductImport/{id}/Continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with an import of products that was stopped or failed
         * @description It goes on with the first row that is not done. Refused with 409 unless it was stopped or failed.
         */
        post: operations["continueProductImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductImport/{id}/FailedRows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the rows of an import of products that were ignored
         * @description A spreadsheet with their cells as they were in the file, and a column Reason behind them: mend and import it.
         */
        get: operations["exportFailedProductRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports of documents
         * @description One page, newest first (R4).
         */
        get: operations["listDocumentImports"];
        put?: never;
        /**
         * Import a manifest of documents
         * @description A manifest of documents: one row for each file of a revision, with the number of the document, the revision, and the location, languages and countries of the file. A file that cannot be read is refused with 400, and detail says why (R5). Otherwise all of its rows are kept, and are imported in the background; events of entity document-import tell how it goes on.
         */
        post: operations["importDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentImport/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import of documents
         * @description With what became of every file (R3, R4), one page of them in the order of the manifest; how far it is, while it runs.
         */
        get: operations["getDocumentImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentImport/Template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a template of a manifest of documents
         * @description A spreadsheet with the headings of the columns, and on demand some rows as an example.
         */
        get: operations["getDocumentImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentImport/{id}/Apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carry out a dry run of documents
         * @description A further import of the same rows, for real; its rows tell which of them came out otherwise than in the dry run. Refused with 409 for what is no dry run, is not done, or was carried out already.
         */
        post: operations["applyDocumentImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentImport/{id}/Stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an import of documents
         * @description What is imported stays; the rest waits until the import goes on. Refused with 409 when it is done already.
         */
        post: operations["stopDocumentImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentImport/{id}/Continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with an import of documents that was stopped or failed
         * @description It goes on with the first row that is not done. Refused with 409 unless it was stopped or failed.
         */
        post: operations["continueDocumentImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentImport/{id}/FailedRows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the rows of an import of documents that were ignored
         * @description A spreadsheet with their cells as they were in the file, and a column Reason behind them: mend and import it.
         */
        get: operations["exportFailedDocumentRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentExport/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tree of a document
         * @description Its revisions and files.
         */
        get: operations["getDocumentExportTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentExport/List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the trees of documents
         * @description In the order of the numbers; more than 20,000 files do not fit in one answer (409).
         */
        get: operations["listDocumentExportTrees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentExport/DocumentNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find documents to export by a part of their number
         * @description Number contains the text; at most 20 (R18).
         */
        get: operations["findDocumentNumbersForExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentExport/Documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export chosen files as a list
         * @description One line per file: target name, tab, location. Always export-documents.txt.
         */
        post: operations["exportDocumentList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentExport/Files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export chosen files as a copy script
         * @description One copy command per file, safely quoted. Always export-documents.bat.
         */
        post: operations["exportDocumentScript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentExport/ExtractNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the document numbers of a file
         * @description Preselects the documents in the tree; numbers that are pasted are sent as such a file.
         */
        post: operations["extractDocumentNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductExport/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tree of a product
         * @description Its versions; those without what the export needs are disabled (R8).
         */
        get: operations["getProductExportTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductExport/List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the trees of products
         * @description In the order of the ids.
         */
        get: operations["listProductExportTrees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductExport/ProductGtins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find products to export by a part of their GTIN
         * @description GTIN contains the text; at most 20 (R18).
         */
        get: operations["findGtinsForProductExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductExport/DocumentNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find documents whose products are exported
         * @description For the document-based mode: number contains the text; at most 20 (R21).
         */
        get: operations["findDocumentNumbersForProductExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductExport/AssociatedProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products that documents describe
         * @description For the document-based mode (R21).
         */
        get: operations["listAssociatedProductsForExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export chosen products as a text file
         * @description Format by profile. Always products-bulk-import.txt.
         */
        post: operations["exportProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductExport/ZipExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export chosen products as a ZIP file
         * @description One text file per product. Always products-bulk-import.zip.
         */
        post: operations["exportProductsZip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ProductExport/ExtractGtins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the GTINs of a file
         * @description Preselects the products in the tree; codes that are pasted are sent as such a file.
         */
        post: operations["extractGtinsForProductExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/KeyCodeExport/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tree of a product for key codes
         * @description Its versions; those without a key code are disabled.
         */
        get: operations["getKeyCodeExportTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/KeyCodeExport/List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the trees of products for key codes
         * @description In the order of the ids.
         */
        get: operations["listKeyCodeExportTrees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/KeyCodeExport/ProductGtins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find products by a part of their GTIN for key codes
         * @description GTIN contains the text; at most 20 (R18).
         */
        get: operations["findGtinsForKeyCodeExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/KeyCodeExport/DocumentNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find documents by a part of their number for key codes
         * @description Number contains the text; at most 20 (R18).
         */
        get: operations["findDocumentNumbersForKeyCodeExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/KeyCodeExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export key codes as a text file
         * @description One line per product version: GTIN, version, code. Always export-keycodes.txt.
         */
        post: operations["exportKeyCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/KeyCodeExport/ExtractGtins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the GTINs of a file for key codes
         * @description Preselects the products in the tree; codes that are pasted are sent as such a file.
         */
        post: operations["extractGtinsForKeyCodeExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/DocumentType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the document types for configuration
         * @description All document types by name, to be edited (S1).
         */
        get: operations["listConfiguredDocumentTypes"];
        /**
         * Change a document type
         * @description A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
         */
        put: operations["updateDocumentType"];
        /**
         * Add a document type
         * @description A name that exists is refused with 409.
         */
        post: operations["addDocumentType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/DocumentType/{id}": {
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
         * Delete a document type
         * @description Refused with 409 and the reason while something uses it (S5).
         */
        delete: operations["deleteDocumentType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/Country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the countries for configuration
         * @description All countries by name, to be edited (S1).
         */
        get: operations["listConfiguredCountries"];
        /**
         * Change a country
         * @description A name that exists is refused with 409, and so is a field that somebody else changed since the stamp. Without languages the country keeps those that it requires.
         */
        put: operations["updateCountry"];
        /**
         * Add a country
         * @description A name that exists is refused with 409. Without languages the country requires none.
         */
        post: operations["addCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/Country/{id}": {
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
         * Delete a country
         * @description Refused with 409 and the reason while something uses it (S5).
         */
        delete: operations["deleteCountry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/Division": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the divisions for configuration
         * @description All divisions by name, to be edited (S1).
         */
        get: operations["listConfiguredDivisions"];
        /**
         * Change a division
         * @description A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
         */
        put: operations["updateDivision"];
        /**
         * Add a division
         * @description A name that exists is refused with 409.
         */
        post: operations["addDivision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/Division/{id}": {
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
         * Delete a division
         * @description Refused with 409 and the reason while something uses it (S5).
         */
        delete: operations["deleteDivision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/Portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the portals for configuration
         * @description All portals by name, to be edited (S1).
         */
        get: operations["listConfiguredPortals"];
        /**
         * Change a portal
         * @description A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
         */
        put: operations["updatePortal"];
        /**
         * Add a portal
         * @description A name that exists is refused with 409.
         */
        post: operations["addPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/Portal/{id}": {
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
         * Delete a portal
         * @description Refused with 409 and the reason while something uses it (S5).
         */
        delete: operations["deletePortal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/Language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the languages for configuration
         * @description All languages by name, to be edited (S1).
         */
        get: operations["listConfiguredLanguages"];
        /**
         * Change a language
         * @description A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
         */
        put: operations["updateLanguage"];
        /**
         * Add a language
         * @description A name that exists is refused with 409.
         */
        post: operations["addLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/Language/{id}": {
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
         * Delete a language
         * @description Refused with 409 and the reason while something uses it (S5).
         */
        delete: operations["deleteLanguage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/ProductFamily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product families for configuration
         * @description All product families by name, to be edited (S1).
         */
        get: operations["listConfiguredProductFamilies"];
        /**
         * Change a product family
         * @description A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
         */
        put: operations["updateProductFamily"];
        /**
         * Add a product family
         * @description A name that exists is refused with 409.
         */
        post: operations["addProductFamily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/ProductFamily/{id}": {
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
         * Delete a product family
         * @description Refused with 409 and the reason while something uses it (S5).
         */
        delete: operations["deleteProductFamily"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/Region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the regions for configuration
         * @description All regions by name, to be edited (S4).
         */
        get: operations["listConfiguredRegions"];
        /**
         * Change a region
         * @description A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
         */
        put: operations["updateRegion"];
        /**
         * Add a region
         * @description A name that exists is refused with 409.
         */
        post: operations["addRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Configuration/Region/{id}": {
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
         * Delete a region
         * @description Refused with 409 and the reason while something uses it (S5).
         */
        delete: operations["deleteRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/StoredQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved filters of the documentation
         * @description One's own and those that are not private, for who manages everybody's filters all of them, by name; of each list to those who may read it (W5).
         */
        get: operations["listDocumentationQueries"];
        /**
         * Rename a saved filter of the documentation
         * @description Only one's own, or anybody's for who manages everybody's filters; a name that its owner uses already is refused with 409, unless that filter shall be overwritten (W4, W9).
         */
        put: operations["renameDocumentationQuery"];
        post?: never;
        /**
         * Delete a saved filter of the documentation
         * @description Only one's own, or anybody's for who manages everybody's filters; it disappears from menu and filter bar (W6).
         */
        delete: operations["deleteDocumentationQuery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/StoredQuery/Document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved filters of the document list
         * @description For the menu and the filter bar, private before public, then by name.
         */
        get: operations["listDocumentQueries"];
        put?: never;
        /**
         * Save the filters of the document list
         * @description A name that the caller uses already is overwritten after the screen asked (O27).
         */
        post: operations["saveDocumentQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/StoredQuery/Product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved filters of the product list
         * @description For the menu and the filter bar, private before public, then by name.
         */
        get: operations["listProductQueries"];
        put?: never;
        /**
         * Save the filters of the product list
         * @description A name that the caller uses already is overwritten after the screen asked (O27).
         */
        post: operations["saveProductQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Permission/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rights of a user in the documentation service
         * @description All of them, granted or not, by name.
         */
        get: operations["listDocumentationPermissionsOfUser"];
        /**
         * Revoke rights in the documentation service
         * @description The ids of what is revoked: a PUT, as specified (AA1).
         */
        put: operations["revokeDocumentationPermissions"];
        /**
         * Grant rights in the documentation service
         * @description The ids of what is granted (AA1).
         */
        post: operations["grantDocumentationPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Role/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of a user in the documentation service
         * @description All of them, granted or not, by name.
         */
        get: operations["listDocumentationRolesOfUser"];
        /**
         * Revoke roles in the documentation service
         * @description The ids of what is revoked: a PUT, as specified (AA1).
         */
        put: operations["revokeDocumentationRoles"];
        /**
         * Grant roles in the documentation service
         * @description The ids of what is granted (AA1).
         */
        post: operations["grantDocumentationRoles"];
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
        /** @description Version of one application, as listed in About (A33). */
        ApplicationVersion: {
            /** @description Name of the application. */
            name: string;
            /** @description Version that is running. */
            version: string;
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
        /** @description A user as named in lists. */
        DocumentationUser: {
            id: components["schemas"]["UserId"];
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            symbol: components["schemas"]["UserSymbol"];
        };
        /**
         * @description Id of an entry of a configuration list.
         * @example 2
         */
        EntryId: number;
        /** @description Entry of a dictionary. */
        DictionaryEntry: {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
        };
        /** @description The languages in which documents have to be there for a country (coverage). */
        RequiredLanguages: components["schemas"]["EntryId"][];
        /** @description A country with the languages that it requires. */
        DictionaryCountry: {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
            languageIds: components["schemas"]["RequiredLanguages"];
        };
        /** @description A region with its countries (O19). */
        DictionaryRegion: {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
            children: components["schemas"]["DictionaryCountry"][];
        };
        /**
         * @description Direction of a sort (A32).
         * @enum {integer}
         */
        SortOrder: 0 | 1;
        /**
         * Format: date
         * @description Calendar day without time and zone, yyyy-MM-dd, from 1900 to 2199.
         * @example 2026-11-20
         */
        PlainDate: string;
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
         * @description Id of a document.
         * @example 1201
         */
        DocumentId: number;
        /**
         * @description Number of a document, unique; one that contains '_' is refused with 409 (O7).
         * @example IFU-CMF-0440
         */
        DocumentNumber: string;
        /**
         * @description Id of a revision.
         * @example 3310
         */
        RevisionId: number;
        /**
         * @description Id of a version of a document.
         * @example 2105
         */
        DocumentVersionId: number;
        /**
         * @description Name of a version, unique within its document or product.
         * @example 3.0
         */
        VersionName: string;
        /** @description A revision, as far as a list of documents tells it. */
        RevisionInLine: {
            id: components["schemas"]["RevisionId"];
            /** @description Name. */
            name: string;
            issueDate: components["schemas"]["PlainDate"];
            versionId: components["schemas"]["DocumentVersionId"];
            versionName: components["schemas"]["VersionName"] | null;
        };
        /** @description A document as listed. */
        DocumentRow: {
            id: components["schemas"]["DocumentId"];
            /** @description Name. */
            name: string;
            number: components["schemas"]["DocumentNumber"];
            divisionId: components["schemas"]["EntryId"];
            typeId: components["schemas"]["EntryId"];
            /** @description Name of the newest revision. */
            latestRevisionName: string | null;
            /** @description Issue date of the newest revision; it may lie in the future. */
            latestRevisionDate: components["schemas"]["PlainDate"] | null;
            /** @description Revisions belong to versions. */
            isVersioned: boolean;
            portalId: components["schemas"]["EntryId"] | null;
            /** @description Name in the eIFU. */
            eifuName: string | null;
            /** @description Cannot be removed (O28). */
            locked: boolean;
            /** @description The revision that was issued last by the day that is asked for; null before the first one. */
            currentRevision: components["schemas"]["RevisionInLine"] | null;
            /** @description The revision of the same version that the current one follows. */
            supersededRevision: components["schemas"]["RevisionInLine"] | null;
        };
        /**
         * @description How many there are in all, over every page.
         * @example 184
         */
        Count: number;
        /** @description One page of documents. */
        DocumentPage: {
            data: components["schemas"]["DocumentRow"][];
            count: components["schemas"]["Count"];
        };
        /** @description A document to be added. */
        DocumentForm: {
            /** @description Name. */
            name: string;
            number: components["schemas"]["DocumentNumber"];
            divisionId: components["schemas"]["EntryId"];
            typeId: components["schemas"]["EntryId"];
            portalId?: components["schemas"]["EntryId"] | null;
            /** @description Revisions belong to versions; absent counts as false. */
            isVersioned?: boolean;
            /** @description Name in the eIFU. */
            eifuName?: string | null;
        };
        /**
         * @description Id of a file.
         * @example 7702
         */
        DocumentFileId: number;
        /**
         * @description Where the file is found, the whole address of a web page; another one is refused as 'Location is not valid uri.'.
         * @example https://files.example.com/ifu/cmf-0440/c/de.pdf
         */
        FileLocation: string;
        /** @description A region of a file and its countries (O19). */
        FileRegion: {
            /** @description Name of the region. */
            name: string;
            /** @description All countries of the region were chosen. */
            isImplicit: boolean;
            children: components["schemas"]["DictionaryEntry"][];
        };
        /** @description A country of a file, with its region. */
        RegionCountry: {
            regionId: components["schemas"]["EntryId"];
            countryId: components["schemas"]["EntryId"];
        };
        /** @description A file of a revision: one document text for languages and countries. */
        DocumentFile: {
            id: components["schemas"]["DocumentFileId"];
            /** @description Name in the eIFU. */
            eifuName: string | null;
            languages: components["schemas"]["DictionaryEntry"][];
            location: components["schemas"]["FileLocation"];
            region: components["schemas"]["FileRegion"][];
            countries: components["schemas"]["RegionCountry"][];
        };
        /** @description A revision of a document. */
        Revision: {
            id: components["schemas"]["RevisionId"];
            /** @description Name. */
            name: string;
            issueDate: components["schemas"]["PlainDate"];
            /** @description Compatible with the revision before; shown inverted as incompatible (O12). */
            isCompatible: boolean;
            /** @description Product versions are associated with its version. */
            hasAssociatedProductVersions: boolean;
            /** @description Its version is part of a key code. */
            isPartOfKeyCode: boolean;
            versionName: components["schemas"]["VersionName"] | null;
            documentFiles: components["schemas"]["DocumentFile"][];
            /** @description Earliest issue date of the document, ties by id (O15). */
            isFirst: boolean;
            /** @description Earliest issue date of its version, ties by id. */
            isFirstOfVersion: boolean;
        };
        /**
         * @description Id of a product of the documentation.
         * @example 640
         */
        DocumentedProductId: number;
        /**
         * @description Global trade item number: 14 digits (P4).
         * @example 04048551000126
         */
        Gtin: string;
        /** @description A product that a document describes (O21). */
        DocumentAssociatedProduct: {
            productId: components["schemas"]["DocumentedProductId"];
            /** @description Name of the product. */
            productDescription: string;
            productGTIN: components["schemas"]["Gtin"] | null;
            productVersionName: components["schemas"]["VersionName"] | null;
            documentVersionName: components["schemas"]["VersionName"] | null;
        };
        /**
         * Format: date-time
         * @description Moment in time, RFC 3339 in UTC, without leap seconds, from 1900 to 2199.
         * @example 2026-11-20T09:30:00Z
         */
        Instant: string;
        /** @description A change of a document or product (O22). */
        ChangeRecord: {
            /** @description Kind of the change. */
            changeType: string;
            /** @description What it belongs to. */
            additionalInfo: string | null;
            /** @description Value before. */
            oldValue: string | null;
            /** @description Value after. */
            newValue: string | null;
            time: components["schemas"]["Instant"];
            userId: components["schemas"]["UserId"];
            /** @description Name of the file from which an import took it; null where nobody imported it. */
            importFile: string | null;
        };
        /**
         * @description Id of a record of reference data.
         * @example 17
         */
        RecordId: number;
        /** @description Place of a record in the filtered list from which it was opened (O3, P7). */
        Neighbours: {
            /** @description Place in the list, from 1; null when it is not in the list. */
            index: number | null;
            count: components["schemas"]["Count"];
            /** @description Id of the one before. */
            previousId: components["schemas"]["RecordId"] | null;
            /** @description Its document number or GTIN. */
            previousLabel: string | null;
            /** @description Id of the one after. */
            nextId: components["schemas"]["RecordId"] | null;
            /** @description Its document number or GTIN. */
            nextLabel: string | null;
        };
        /** @description A document with everything that belongs to it. */
        DocumentDetails: {
            id: components["schemas"]["DocumentId"];
            /** @description Name. */
            name: string;
            number: components["schemas"]["DocumentNumber"];
            divisionId: components["schemas"]["EntryId"];
            typeId: components["schemas"]["EntryId"];
            /** @description Name of the newest revision. */
            latestRevisionName: string | null;
            /** @description Issue date of the newest revision; it may lie in the future. */
            latestRevisionDate: components["schemas"]["PlainDate"] | null;
            /** @description Revisions belong to versions. */
            isVersioned: boolean;
            portalId: components["schemas"]["EntryId"] | null;
            /** @description Name in the eIFU. */
            eifuName: string | null;
            /** @description Cannot be removed (O28). */
            locked: boolean;
            /** @description Why it cannot be removed, in a sentence; null when it can. */
            lockedReason: string | null;
            /** @description The versioned switch can be changed (O9). */
            isVersionedEditable: boolean;
            /** @description A version of a product that it describes has a keycode. */
            describesKeyCode: boolean;
            timestampBase64: components["schemas"]["Stamp"];
            revisions: components["schemas"]["Revision"][];
            associations: components["schemas"]["DocumentAssociatedProduct"][];
            changes: components["schemas"]["ChangeRecord"][];
            neighbours: components["schemas"]["Neighbours"] | null;
        };
        /** @description A version of a document. */
        DocumentVersion: {
            id: components["schemas"]["DocumentVersionId"];
            name: components["schemas"]["VersionName"];
        };
        /** @description A document by its number. */
        DocumentNumberEntry: {
            id: components["schemas"]["DocumentId"];
            number: components["schemas"]["DocumentNumber"];
        };
        /** @description A revision as it shall be. */
        RevisionChange: {
            id: components["schemas"]["RevisionId"];
            /** @description Name. */
            name: string;
            /** @description Issue date. */
            issueDate: components["schemas"]["PlainDate"];
            /** @description Compatible with the revision before. */
            isCompatible: boolean;
            /** @description Needed for the first version and for incompatible revisions (O13). */
            versionName?: components["schemas"]["VersionName"] | null;
        };
        /** @description A revision to be added. */
        RevisionForm: {
            documentId: components["schemas"]["DocumentId"];
            /** @description Name. */
            name: string;
            /** @description Issue date. */
            issueDate: components["schemas"]["PlainDate"];
            /** @description Compatible with the revision before. */
            isCompatible: boolean;
            /** @description Needed for the first version and for incompatible revisions (O13). */
            versionName?: components["schemas"]["VersionName"] | null;
        };
        /** @description A file as it shall be. */
        FileChange: {
            id: components["schemas"]["DocumentFileId"];
            /** @description Name in the eIFU. */
            eifuName?: string | null;
            location: components["schemas"]["FileLocation"];
            languages: components["schemas"]["EntryId"][];
            countries: components["schemas"]["RegionCountry"][];
        };
        /** @description A file to be added. */
        FileForm: {
            revisionId: components["schemas"]["RevisionId"];
            /** @description Name in the eIFU. */
            eifuName?: string | null;
            location: components["schemas"]["FileLocation"];
            languages: components["schemas"]["EntryId"][];
            countries: components["schemas"]["RegionCountry"][];
        };
        /** @description A product as listed (P1). */
        DocumentationProductRow: {
            id: components["schemas"]["DocumentedProductId"];
            /** @description Name of the product (P20). */
            description: string;
            /** @description Catalogue number, unique. */
            catalogNumber: string | null;
            gtin: components["schemas"]["Gtin"] | null;
            /** @description Product family. */
            family: string | null;
            /** @description Division. */
            division: string;
            describedBy: components["schemas"]["DocumentNumberEntry"][];
            /** @description A version of it has a key code, so that it cannot be removed (P16). */
            hasKeyCode: boolean;
        };
        /** @description One page of products. */
        DocumentationProductPage: {
            data: components["schemas"]["DocumentationProductRow"][];
            count: components["schemas"]["Count"];
        };
        /** @description A product to be added (P4). */
        DocumentationProductForm: {
            /** @description Name of the product. */
            description: string;
            divisionId: components["schemas"]["EntryId"];
            /** @description Catalogue number, unique. */
            catalogNumber: string;
            /**
             * @description Global trade item number: 14 digits; another text is refused in words (P4).
             * @example 04048551000126
             */
            gtin: string;
            productFamilyId?: components["schemas"]["EntryId"] | null;
            /** @description Its versions need a key code; absent counts as false. */
            needsKeyCode?: boolean;
            /** @description Description in the eIFU. */
            eifuDescription?: string | null;
        };
        /**
         * @description Key code: 8 characters without look-alike letters (Q2).
         * @example K7MPX4QD
         */
        KeyCodeText: string;
        /** @description A document version that belongs to a product version. */
        ProductVersionDocument: {
            documentId: components["schemas"]["DocumentId"];
            documentVersionId: components["schemas"]["DocumentVersionId"];
            documentNumber: components["schemas"]["DocumentNumber"];
            versionName: components["schemas"]["VersionName"] | null;
            /** @description There is something to read; a document without revisions gets no key code (P10). */
            hasRevisions: boolean;
        };
        /**
         * @description Id of an association between a product and a document.
         * @example 450
         */
        AssociationId: number;
        /**
         * @description Id of an association between versions.
         * @example 4501
         */
        VersionAssociationId: number;
        /**
         * @description Id of a version of a product.
         * @example 911
         */
        ProductVersionId: number;
        /** @description A document version that belongs to a product version. */
        VersionAssociation: {
            id: components["schemas"]["VersionAssociationId"];
            documentVersionId: components["schemas"]["DocumentVersionId"];
            documentVersionName: components["schemas"]["VersionName"];
            productVersionId: components["schemas"]["ProductVersionId"];
            productVersionName: components["schemas"]["VersionName"];
            /** @description The product version has a key code, which would lose the document version (P16). */
            isPartOfKeyCode: boolean;
        };
        /** @description A document that describes a product. */
        Association: {
            id: components["schemas"]["AssociationId"];
            documentId: components["schemas"]["DocumentId"];
            number: components["schemas"]["DocumentNumber"];
            versionAssociations: components["schemas"]["VersionAssociation"][];
            /** @description A key code would lose a version of the document without the association (P16). */
            isPartOfKeyCode: boolean;
        };
        /** @description A version of a product. */
        ProductVersion: {
            id: components["schemas"]["ProductVersionId"];
            name: components["schemas"]["VersionName"];
            /** @description Engineering change number. */
            ecnNumber: string | null;
            keyCode: components["schemas"]["KeyCodeText"] | null;
            documentVersions: components["schemas"]["ProductVersionDocument"][];
            /** @description Assign Keycode is possible (P10). */
            isKeyCodeAssignable: boolean;
        };
        /** @description A product with everything that belongs to it. */
        DocumentationProduct: {
            id: components["schemas"]["DocumentedProductId"];
            /** @description Name of the product (P20). */
            description: string;
            /** @description Catalogue number, unique. */
            catalogNumber: string | null;
            gtin: components["schemas"]["Gtin"] | null;
            productFamilyId: components["schemas"]["EntryId"] | null;
            divisionId: components["schemas"]["EntryId"];
            /** @description Its versions need a key code (P9). */
            needsKeyCode: boolean;
            /** @description The switch can be changed. */
            isNeedsKeyCodeEditable: boolean;
            /** @description Key code of a product without versions (P11). */
            implicitVersionKeyCode: components["schemas"]["KeyCodeText"] | null;
            /** @description A product without versions can get a key code. */
            isImplicitVersionKeyCodeAssignable: boolean;
            /** @description The document versions of a product without versions (P11). */
            implicitVersionDocuments: components["schemas"]["ProductVersionDocument"][];
            associations: components["schemas"]["Association"][];
            productVersions: components["schemas"]["ProductVersion"][];
            /** @description Description in the eIFU. */
            eifuDescription: string | null;
            timestampBase64: components["schemas"]["Stamp"];
            changes: components["schemas"]["ChangeRecord"][];
            neighbours: components["schemas"]["Neighbours"] | null;
        };
        /**
         * @description Id of a key code.
         * @example 88
         */
        KeyCodeId: number;
        /** @description The key code that a product version has now. */
        KeyCodeAssigned: {
            id: components["schemas"]["KeyCodeId"];
            code: components["schemas"]["KeyCodeText"];
        };
        /** @description A document version of a key code. */
        KeyCodeDocument: {
            id: components["schemas"]["DocumentVersionId"];
            number: components["schemas"]["DocumentNumber"];
            versionName: components["schemas"]["VersionName"] | null;
            documentId: components["schemas"]["DocumentId"];
        };
        /** @description A product version of a key code. */
        KeyCodeProduct: {
            id: components["schemas"]["ProductVersionId"];
            gtin: components["schemas"]["Gtin"] | null;
            versionName: components["schemas"]["VersionName"] | null;
            productId: components["schemas"]["DocumentedProductId"];
            keyCodeAssignedAt: components["schemas"]["Instant"];
        };
        /** @description A key code. */
        KeyCode: {
            id: components["schemas"]["KeyCodeId"];
            code: components["schemas"]["KeyCodeText"];
            documents: components["schemas"]["KeyCodeDocument"][];
            products: components["schemas"]["KeyCodeProduct"][];
        };
        /** @description A product version that a key code can get. */
        KeyCodeProductOption: {
            id: components["schemas"]["ProductVersionId"];
            gtin: components["schemas"]["Gtin"] | null;
            versionName: components["schemas"]["VersionName"] | null;
            productId: components["schemas"]["DocumentedProductId"];
        };
        /**
         * @description Where a trace begins.
         * @example keyCodes
         * @enum {string}
         */
        TraceLevel: "documents" | "keyCodes" | "products" | "plans" | "lots";
        /**
         * @description How many there are, those that are not told included.
         * @example 1
         */
        TraceCount: number;
        /** @description A document version with the key codes of the trace that stand for it. */
        TraceDocument: components["schemas"]["KeyCodeDocument"] & {
            keyCodes: components["schemas"]["KeyCodeText"][];
        };
        /** @description Document versions by number. */
        TraceDocuments: {
            count: components["schemas"]["TraceCount"];
            rows: components["schemas"]["TraceDocument"][];
        };
        /** @description A key code. */
        TraceKeyCode: {
            id: components["schemas"]["KeyCodeId"];
            code: components["schemas"]["KeyCodeText"];
        };
        /** @description Key codes by code. */
        TraceKeyCodes: {
            count: components["schemas"]["TraceCount"];
            rows: components["schemas"]["TraceKeyCode"][];
        };
        /** @description A product version, or a product without versions. */
        TraceProduct: {
            id: components["schemas"]["ProductVersionId"];
            productId: components["schemas"]["DocumentedProductId"];
            /** @description What the product is. */
            description: string;
            gtin: components["schemas"]["Gtin"] | null;
            /** @description Catalogue number. */
            catalogNumber: string | null;
            versionName: components["schemas"]["VersionName"] | null;
            keyCode: components["schemas"]["KeyCodeText"] | null;
        };
        /** @description Product versions by GTIN. */
        TraceProducts: {
            count: components["schemas"]["TraceCount"];
            rows: components["schemas"]["TraceProduct"][];
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
         * @description Number of a product that can be planned.
         * @example CMF-4410-L
         */
        ProductNumber: string;
        /** @description A plan with the number of its product. */
        TracePlan: {
            id: components["schemas"]["PlanId"];
            requestId: components["schemas"]["RequestNumber"];
            productNumber: components["schemas"]["ProductNumber"] | null;
            /** @description Its manufacturing is a cycle. */
            hasCycle: boolean;
        };
        /** @description Plans, the newest first. */
        TracePlans: {
            count: components["schemas"]["TraceCount"];
            rows: components["schemas"]["TracePlan"][];
        };
        /**
         * @description Identifier of a combined order, unique within its definition.
         * @example LOT-2611-03
         */
        CombinedOrderIdentifier: string;
        /** @description A combined order; its identifier is a sterile lot number, a tracking number or a build id. */
        TraceLot: {
            id: components["schemas"]["RecordId"];
            identifier: components["schemas"]["CombinedOrderIdentifier"];
            /** @description What kind of combined order it is. */
            kind: string;
        };
        /** @description Combined orders, the newest first. */
        TraceLots: {
            count: components["schemas"]["TraceCount"];
            rows: components["schemas"]["TraceLot"][];
        };
        /** @description What belongs to a code; null is what the caller may not read, and what lies behind it. */
        Trace: {
            start: components["schemas"]["TraceLevel"];
            /** @description The other levels at which something has the code; what belongs to that is here too. */
            alsoAt: components["schemas"]["TraceLevel"][];
            /** @description The code as it is written. */
            code: string;
            documents: components["schemas"]["TraceDocuments"] | null;
            keyCodes: components["schemas"]["TraceKeyCodes"] | null;
            products: components["schemas"]["TraceProducts"] | null;
            plans: components["schemas"]["TracePlans"] | null;
            lots: components["schemas"]["TraceLots"] | null;
        };
        /**
         * @description How far an import is: it waits for its turn, runs, was stopped, is done, or cannot go on; what was stopped or failed can go on where it ended.
         * @enum {string}
         */
        ImportState: "queued" | "running" | "stopped" | "done" | "failed";
        /** @description What became of the rows. */
        ImportSummary: {
            /** @description Rows that added something. */
            created: number;
            /** @description Rows that changed something. */
            updated: number;
            /** @description Rows that did nothing. */
            ignored: number;
        };
        /** @description An import of a file. */
        ImportListItem: {
            id: components["schemas"]["RecordId"];
            importDate: components["schemas"]["Instant"];
            userId: components["schemas"]["UserId"];
            /** @description What was imported. */
            details: string | null;
            /** @description Name of the file, cut for show. */
            fileName: string;
            state: components["schemas"]["ImportState"];
            /** @description It tells what would become of its rows. */
            isDryRun: boolean;
            /** @description Rows of the file. */
            rowCount: number;
            summary: components["schemas"]["ImportSummary"];
        };
        /** @description One page of imports. */
        ProductImportPage: {
            data: components["schemas"]["ImportListItem"][];
            count: components["schemas"]["Count"];
        };
        /**
         * @description What a row came to.
         * @enum {string}
         */
        ImportOutcome: "created" | "updated" | "ignored";
        /** @description An import of the same file. */
        EarlierImport: {
            id: components["schemas"]["RecordId"];
            importDate: components["schemas"]["Instant"];
            userId: components["schemas"]["UserId"];
        };
        /** @description How an import goes on, and what it has to do with others. */
        ImportProgress: {
            /** @description Why it stopped or failed, in a sentence. */
            message: string | null;
            /** @description The import of this kind before which it does not begin. */
            waitsForId: components["schemas"]["RecordId"] | null;
            /** @description The dry run that it carries out. */
            dryRunId: components["schemas"]["RecordId"] | null;
            /** @description Of a dry run, the import that carries it out. */
            appliedById: components["schemas"]["RecordId"] | null;
            /** @description Rows that came out otherwise than in the dry run. */
            changedSinceDryRun: number;
            /** @description The last import of the same file before this one; dry runs are not among them. */
            sameFile: components["schemas"]["EarlierImport"] | null;
            /** @description Rows that are done. */
            doneCount: number;
            /** @description When its first row was taken. */
            startedAt: components["schemas"]["Instant"] | null;
            /** @description When it ended, for now or for good. */
            finishedAt: components["schemas"]["Instant"] | null;
            /** @description Rows per second since it began to run; null before the first ones are done. */
            rowsPerSecond: number | null;
            /** @description Seconds until its end at this rate; null unless it runs. */
            secondsLeft: number | null;
        };
        /** @description Number of the row as a spreadsheet counts, the line of the headings among them. */
        ImportRowNumber: number;
        /** @description What happened; updated fields are shown when it ends with Updated (R3). */
        ImportRowStatus: string;
        /** @description A field that an import changed. */
        ImportChangedField: {
            /** @description Column of the file. */
            column: string;
            /** @description Value before. */
            oldValue: string | null;
            /** @description Value after. */
            newValue: string | null;
        };
        /** @description Everything that speaks against the row, or that is to be said about it, one line each, cut for show. */
        ImportRowDetails: string | null;
        /** @description What became of one row. */
        ImportRowResult: {
            rowNumber: components["schemas"]["ImportRowNumber"];
            status: components["schemas"]["ImportRowStatus"];
            updatedFields: components["schemas"]["ImportChangedField"][];
            details: components["schemas"]["ImportRowDetails"];
            /** @description The row came out otherwise than in the dry run that is carried out. */
            isChangedSinceDryRun: boolean;
        };
        /** @description What became of one row. */
        ProductImportRow: components["schemas"]["ImportRowResult"] & {
            /** @description The product, when it exists (R19). */
            productId: components["schemas"]["DocumentedProductId"] | null;
            /** @description GTIN or catalogue number of the row as it was written, cut for show. */
            productNumber: string | null;
        };
        /** @description An import and one page of its rows. */
        ProductImportDetails: components["schemas"]["ImportListItem"] & components["schemas"]["ImportProgress"] & {
            rows: components["schemas"]["ProductImportRow"][];
            count: components["schemas"]["Count"];
        };
        /** @description One page of imports. */
        DocumentImportPage: {
            data: components["schemas"]["ImportListItem"][];
            count: components["schemas"]["Count"];
        };
        /** @description Number of the document as it was written, cut for show. */
        ImportedDocumentNumber: string | null;
        /** @description Name of the revision as it was written, cut for show. */
        ImportedRevisionName: string | null;
        /** @description What became of one row, which is one file of a revision (R4). */
        DocumentImportFile: components["schemas"]["ImportRowResult"] & {
            /** @description The document, when it exists (R19). */
            documentId: components["schemas"]["DocumentId"] | null;
            documentNumber: components["schemas"]["ImportedDocumentNumber"];
            revisionName: components["schemas"]["ImportedRevisionName"];
            /** @description Location of the row as it was written, cut for show. */
            location: string | null;
            /** @description Languages of the row as they were written, cut for show. */
            languages: string[];
            /** @description Countries and regions of the row as they were written, cut for show. */
            countries: string[];
        };
        /** @description An import and one page of its files, which are the rows of its manifest. */
        DocumentImportDetails: components["schemas"]["ImportListItem"] & components["schemas"]["ImportProgress"] & {
            /** @description The only document of the manifest, when it exists. */
            documentId: components["schemas"]["DocumentId"] | null;
            documentNumber: components["schemas"]["ImportedDocumentNumber"];
            revisionName: components["schemas"]["ImportedRevisionName"];
            /** @description What happened, in a word: Created when a file was added, else Updated when one was changed, else Ignored; the state where the import has not ended well. */
            status: string;
            files: components["schemas"]["DocumentImportFile"][];
            count: components["schemas"]["Count"];
        };
        /**
         * @description Id of a node, unique in the tree.
         * @example file-7702
         */
        TreeNodeId: string;
        /** @description A node of the tree from which is chosen (R8). */
        ExportTreeNode: {
            id: components["schemas"]["TreeNodeId"];
            /** @description Text of the node. */
            label: string;
            /** @description Cannot be ticked. */
            disabled: boolean;
            /** @description Why it cannot be ticked; null where it can, or where only what is below it cannot. */
            disabledReason: string | null;
            children: components["schemas"]["ExportTreeNode"][];
        };
        /**
         * @description Node of a tree of documents; a document or a revision stands for all its files, `all` for those of all documents.
         * @example file-7702
         */
        DocumentNodeId: string;
        /** @description Chosen nodes; none is refused with 'Choose at least one file', one that is not there any more with 409. */
        ChosenDocumentNodes: components["schemas"]["DocumentNodeId"][];
        /**
         * @description How documents are exported.
         * @enum {integer}
         */
        DocumentExportMode: 1 | 2;
        /** @description A line of a file in which nothing was found. */
        JunkLine: {
            /** @description Number of the line, from 1. */
            line: number;
            /** @description How it begins. */
            text: string;
        };
        /** @description The first lines that have something, but not what is looked for; empty lines are none of them. */
        JunkLines: components["schemas"]["JunkLine"][];
        /** @description How many such lines there are. */
        JunkCount: number;
        /** @description The documents whose numbers stand in a file, and the lines without any. */
        ExtractedDocuments: {
            /** @description In the order of the file, each once. */
            documents: components["schemas"]["DocumentNumberEntry"][];
            junk: components["schemas"]["JunkLines"];
            junkCount: components["schemas"]["JunkCount"];
        };
        /** @description A product by its GTIN. */
        ProductGtinEntry: {
            id: components["schemas"]["DocumentedProductId"];
            gtin: components["schemas"]["Gtin"] | null;
            /** @description Name of the product. */
            description: string;
        };
        /**
         * @description Node of a tree of products; a product stands for all its versions that are not disabled, `all` for those of all products.
         * @example version-911
         */
        ProductNodeId: string;
        /** @description Chosen nodes; one that is not there any more, or disabled by now, is refused with 409. */
        ChosenProductNodes: components["schemas"]["ProductNodeId"][];
        /**
         * @description For whom products are exported; Manual is hidden on the screen (R7).
         * @enum {integer}
         */
        ProductExportProfile: 1 | 2 | 3;
        /**
         * @description How products are exported (R7).
         * @enum {integer}
         */
        ProductExportMode: 1 | 2 | 3;
        /** @description What is exported and how; nothing chosen is refused with 'Choose at least one product'. */
        ProductExportRequest: {
            chosenIds: components["schemas"]["ChosenProductNodes"];
            /** @description Products of which all versions that are not disabled are exported, beside the chosen ones. */
            products?: components["schemas"]["DocumentedProductId"][];
            profile: components["schemas"]["ProductExportProfile"];
            mode: components["schemas"]["ProductExportMode"];
        };
        /** @description The GTINs of a file, the products that have them, and the lines without any (R9). */
        ExtractedGtins: {
            /** @description In the order of the file, each once; 8, 12 or 13 digits with a right check digit get their zeros. */
            gtins: components["schemas"]["Gtin"][];
            /** @description The products that have them, in the same order. */
            products: components["schemas"]["ProductGtinEntry"][];
            /** @description GTINs that no product has. */
            unknown: components["schemas"]["Gtin"][];
            junk: components["schemas"]["JunkLines"];
            junkCount: components["schemas"]["JunkCount"];
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
        /** @description A document type. */
        DocumentType: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
            /** @description Value in the eIFU. */
            eifuValue: string | null;
        };
        /** @description A document type as it shall be. */
        DocumentTypeChange: {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
            /** @description Value in the eIFU. */
            eifuValue: string | null;
        };
        /** @description What is entered for a document type. */
        DocumentTypeForm: {
            /** @description Name. */
            name: string;
            /** @description Value in the eIFU. */
            eifuValue: string | null;
        };
        /** @description A country. */
        Country: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
            /** @description Value in the eIFU. */
            eifuValue: string;
            regionId: components["schemas"]["EntryId"];
            languageIds: components["schemas"]["RequiredLanguages"];
        };
        /** @description A country as it shall be. */
        CountryChange: {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
            /** @description Value in the eIFU. */
            eifuValue: string;
            regionId: components["schemas"]["EntryId"];
            languageIds?: components["schemas"]["RequiredLanguages"];
        };
        /** @description What is entered for a country. */
        CountryForm: {
            /** @description Name. */
            name: string;
            /** @description Value in the eIFU. */
            eifuValue: string;
            regionId: components["schemas"]["EntryId"];
            languageIds?: components["schemas"]["RequiredLanguages"];
        };
        /** @description A division. */
        Division: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
        };
        /** @description A division as it shall be. */
        DivisionChange: {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
        };
        /** @description What is entered for a division. */
        DivisionForm: {
            /** @description Name. */
            name: string;
        };
        /** @description A portal. */
        Portal: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
            /** @description Value in the eIFU. */
            eifuValue: string | null;
        };
        /** @description A portal as it shall be. */
        PortalChange: {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
            /** @description Value in the eIFU. */
            eifuValue: string | null;
        };
        /** @description What is entered for a portal. */
        PortalForm: {
            /** @description Name. */
            name: string;
            /** @description Value in the eIFU. */
            eifuValue: string | null;
        };
        /** @description A language. */
        Language: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
            /** @description Name in the language itself. */
            translatedName: string;
            /** @description Value in the eIFU. */
            eifuValue: string;
        };
        /** @description A language as it shall be. */
        LanguageChange: {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
            /** @description Name in the language itself. */
            translatedName: string;
            /** @description Value in the eIFU. */
            eifuValue: string;
        };
        /** @description What is entered for a language. */
        LanguageForm: {
            /** @description Name. */
            name: string;
            /** @description Name in the language itself. */
            translatedName: string;
            /** @description Value in the eIFU. */
            eifuValue: string;
        };
        /** @description A product family. */
        ProductFamily: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
        };
        /** @description A product family as it shall be. */
        ProductFamilyChange: {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
        };
        /** @description What is entered for a product family. */
        ProductFamilyForm: {
            /** @description Name. */
            name: string;
        };
        /** @description A region. */
        Region: components["schemas"]["ListedRecord"] & {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
        };
        /** @description A region as it shall be. */
        RegionChange: {
            id: components["schemas"]["EntryId"];
            /** @description Name. */
            name: string;
        };
        /** @description What is entered for a region. */
        RegionForm: {
            /** @description Name. */
            name: string;
        };
        /**
         * @description Name of a saved filter.
         * @example Late in Rotterdam
         */
        FilterName: string;
        /**
         * @description List to which a saved filter belongs.
         * @enum {integer}
         */
        DocumentationQueryType: 1 | 2;
        /**
         * @description Query string of the list, without the question mark.
         * @example chosenDivisions=2&orderBy=number&ascending=1
         */
        DocumentationQueryText: string;
        /** @description A saved filter. */
        DocumentationQuery: {
            id: components["schemas"]["RecordId"];
            name: components["schemas"]["FilterName"];
            /** @description Only its owner sees it. */
            isPrivate: boolean;
            storedQueryType: components["schemas"]["DocumentationQueryType"];
            query: components["schemas"]["DocumentationQueryText"];
            /** @description The caller may change and delete it. */
            canBeManaged: boolean;
        };
        /** @description A saved filter with its owner, as it is managed (W5, W8). */
        ManagedDocumentationQuery: components["schemas"]["DocumentationQuery"] & {
            ownerUserId: components["schemas"]["UserId"];
            /** @description Name of the owner; shown to those who manage everybody's filters (W8). */
            ownerName: string;
        };
        /** @description A right in the documentation service and whether a user holds it. */
        DocumentationPermissionRow: {
            id: components["schemas"]["RecordId"];
            /** @description Name shown to the administrator. */
            name: string;
            code: components["schemas"]["PermissionName"];
            /** @description The user holds it. */
            granted: boolean;
        };
        /** @description A role in the documentation service and whether a user has it. */
        DocumentationRoleRow: {
            id: components["schemas"]["RecordId"];
            /** @description Name of the role. */
            name: string;
            /** @description The user has it. */
            granted: boolean;
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
    };
    parameters: {
        /**
         * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
         * @example AAAAAAAAB9E=
         */
        StampQuery: components["schemas"]["Stamp"];
        /**
         * @description Import.
         * @example 61
         */
        ImportId: components["schemas"]["RecordId"];
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
export type Stamp = components['schemas']['Stamp'];
export type Problem = components['schemas']['Problem'];
export type ApplicationVersion = components['schemas']['ApplicationVersion'];
export type UserId = components['schemas']['UserId'];
export type UserSymbol = components['schemas']['UserSymbol'];
export type DocumentationUser = components['schemas']['DocumentationUser'];
export type EntryId = components['schemas']['EntryId'];
export type DictionaryEntry = components['schemas']['DictionaryEntry'];
export type RequiredLanguages = components['schemas']['RequiredLanguages'];
export type DictionaryCountry = components['schemas']['DictionaryCountry'];
export type DictionaryRegion = components['schemas']['DictionaryRegion'];
export type SortOrder = components['schemas']['SortOrder'];
export type PlainDate = components['schemas']['PlainDate'];
export type PageLimit = components['schemas']['PageLimit'];
export type PageNumber = components['schemas']['PageNumber'];
export type DocumentId = components['schemas']['DocumentId'];
export type DocumentNumber = components['schemas']['DocumentNumber'];
export type RevisionId = components['schemas']['RevisionId'];
export type DocumentVersionId = components['schemas']['DocumentVersionId'];
export type VersionName = components['schemas']['VersionName'];
export type RevisionInLine = components['schemas']['RevisionInLine'];
export type DocumentRow = components['schemas']['DocumentRow'];
export type Count = components['schemas']['Count'];
export type DocumentPage = components['schemas']['DocumentPage'];
export type DocumentForm = components['schemas']['DocumentForm'];
export type DocumentFileId = components['schemas']['DocumentFileId'];
export type FileLocation = components['schemas']['FileLocation'];
export type FileRegion = components['schemas']['FileRegion'];
export type RegionCountry = components['schemas']['RegionCountry'];
export type DocumentFile = components['schemas']['DocumentFile'];
export type Revision = components['schemas']['Revision'];
export type DocumentedProductId = components['schemas']['DocumentedProductId'];
export type Gtin = components['schemas']['Gtin'];
export type DocumentAssociatedProduct = components['schemas']['DocumentAssociatedProduct'];
export type Instant = components['schemas']['Instant'];
export type ChangeRecord = components['schemas']['ChangeRecord'];
export type RecordId = components['schemas']['RecordId'];
export type Neighbours = components['schemas']['Neighbours'];
export type DocumentDetails = components['schemas']['DocumentDetails'];
export type DocumentVersion = components['schemas']['DocumentVersion'];
export type DocumentNumberEntry = components['schemas']['DocumentNumberEntry'];
export type RevisionChange = components['schemas']['RevisionChange'];
export type RevisionForm = components['schemas']['RevisionForm'];
export type FileChange = components['schemas']['FileChange'];
export type FileForm = components['schemas']['FileForm'];
export type DocumentationProductRow = components['schemas']['DocumentationProductRow'];
export type DocumentationProductPage = components['schemas']['DocumentationProductPage'];
export type DocumentationProductForm = components['schemas']['DocumentationProductForm'];
export type KeyCodeText = components['schemas']['KeyCodeText'];
export type ProductVersionDocument = components['schemas']['ProductVersionDocument'];
export type AssociationId = components['schemas']['AssociationId'];
export type VersionAssociationId = components['schemas']['VersionAssociationId'];
export type ProductVersionId = components['schemas']['ProductVersionId'];
export type VersionAssociation = components['schemas']['VersionAssociation'];
export type Association = components['schemas']['Association'];
export type ProductVersion = components['schemas']['ProductVersion'];
export type DocumentationProduct = components['schemas']['DocumentationProduct'];
export type KeyCodeId = components['schemas']['KeyCodeId'];
export type KeyCodeAssigned = components['schemas']['KeyCodeAssigned'];
export type KeyCodeDocument = components['schemas']['KeyCodeDocument'];
export type KeyCodeProduct = components['schemas']['KeyCodeProduct'];
export type KeyCode = components['schemas']['KeyCode'];
export type KeyCodeProductOption = components['schemas']['KeyCodeProductOption'];
export type TraceLevel = components['schemas']['TraceLevel'];
export type TraceCount = components['schemas']['TraceCount'];
export type TraceDocument = components['schemas']['TraceDocument'];
export type TraceDocuments = components['schemas']['TraceDocuments'];
export type TraceKeyCode = components['schemas']['TraceKeyCode'];
export type TraceKeyCodes = components['schemas']['TraceKeyCodes'];
export type TraceProduct = components['schemas']['TraceProduct'];
export type TraceProducts = components['schemas']['TraceProducts'];
export type PlanId = components['schemas']['PlanId'];
export type RequestNumber = components['schemas']['RequestNumber'];
export type ProductNumber = components['schemas']['ProductNumber'];
export type TracePlan = components['schemas']['TracePlan'];
export type TracePlans = components['schemas']['TracePlans'];
export type CombinedOrderIdentifier = components['schemas']['CombinedOrderIdentifier'];
export type TraceLot = components['schemas']['TraceLot'];
export type TraceLots = components['schemas']['TraceLots'];
export type Trace = components['schemas']['Trace'];
export type ImportState = components['schemas']['ImportState'];
export type ImportSummary = components['schemas']['ImportSummary'];
export type ImportListItem = components['schemas']['ImportListItem'];
export type ProductImportPage = components['schemas']['ProductImportPage'];
export type ImportOutcome = components['schemas']['ImportOutcome'];
export type EarlierImport = components['schemas']['EarlierImport'];
export type ImportProgress = components['schemas']['ImportProgress'];
export type ImportRowNumber = components['schemas']['ImportRowNumber'];
export type ImportRowStatus = components['schemas']['ImportRowStatus'];
export type ImportChangedField = components['schemas']['ImportChangedField'];
export type ImportRowDetails = components['schemas']['ImportRowDetails'];
export type ImportRowResult = components['schemas']['ImportRowResult'];
export type ProductImportRow = components['schemas']['ProductImportRow'];
export type ProductImportDetails = components['schemas']['ProductImportDetails'];
export type DocumentImportPage = components['schemas']['DocumentImportPage'];
export type ImportedDocumentNumber = components['schemas']['ImportedDocumentNumber'];
export type ImportedRevisionName = components['schemas']['ImportedRevisionName'];
export type DocumentImportFile = components['schemas']['DocumentImportFile'];
export type DocumentImportDetails = components['schemas']['DocumentImportDetails'];
export type TreeNodeId = components['schemas']['TreeNodeId'];
export type ExportTreeNode = components['schemas']['ExportTreeNode'];
export type DocumentNodeId = components['schemas']['DocumentNodeId'];
export type ChosenDocumentNodes = components['schemas']['ChosenDocumentNodes'];
export type DocumentExportMode = components['schemas']['DocumentExportMode'];
export type JunkLine = components['schemas']['JunkLine'];
export type JunkLines = components['schemas']['JunkLines'];
export type JunkCount = components['schemas']['JunkCount'];
export type ExtractedDocuments = components['schemas']['ExtractedDocuments'];
export type ProductGtinEntry = components['schemas']['ProductGtinEntry'];
export type ProductNodeId = components['schemas']['ProductNodeId'];
export type ChosenProductNodes = components['schemas']['ChosenProductNodes'];
export type ProductExportProfile = components['schemas']['ProductExportProfile'];
export type ProductExportMode = components['schemas']['ProductExportMode'];
export type ProductExportRequest = components['schemas']['ProductExportRequest'];
export type ExtractedGtins = components['schemas']['ExtractedGtins'];
export type ListedRecord = components['schemas']['ListedRecord'];
export type DocumentType = components['schemas']['DocumentType'];
export type DocumentTypeChange = components['schemas']['DocumentTypeChange'];
export type DocumentTypeForm = components['schemas']['DocumentTypeForm'];
export type Country = components['schemas']['Country'];
export type CountryChange = components['schemas']['CountryChange'];
export type CountryForm = components['schemas']['CountryForm'];
export type Division = components['schemas']['Division'];
export type DivisionChange = components['schemas']['DivisionChange'];
export type DivisionForm = components['schemas']['DivisionForm'];
export type Portal = components['schemas']['Portal'];
export type PortalChange = components['schemas']['PortalChange'];
export type PortalForm = components['schemas']['PortalForm'];
export type Language = components['schemas']['Language'];
export type LanguageChange = components['schemas']['LanguageChange'];
export type LanguageForm = components['schemas']['LanguageForm'];
export type ProductFamily = components['schemas']['ProductFamily'];
export type ProductFamilyChange = components['schemas']['ProductFamilyChange'];
export type ProductFamilyForm = components['schemas']['ProductFamilyForm'];
export type Region = components['schemas']['Region'];
export type RegionChange = components['schemas']['RegionChange'];
export type RegionForm = components['schemas']['RegionForm'];
export type FilterName = components['schemas']['FilterName'];
export type DocumentationQueryType = components['schemas']['DocumentationQueryType'];
export type DocumentationQueryText = components['schemas']['DocumentationQueryText'];
export type DocumentationQuery = components['schemas']['DocumentationQuery'];
export type ManagedDocumentationQuery = components['schemas']['ManagedDocumentationQuery'];
export type DocumentationPermissionRow = components['schemas']['DocumentationPermissionRow'];
export type DocumentationRoleRow = components['schemas']['DocumentationRoleRow'];
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
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ParameterStampQuery = components['parameters']['StampQuery'];
export type ParameterImportId = components['parameters']['ImportId'];
export type HeaderContentDisposition = components['headers']['ContentDisposition'];
export interface operations {
    listGrantedDocumentationPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The granted rights only; assigned is always true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "permissionName": "CanReadDocuments",
                     *         "assigned": true
                     *       },
                     *       {
                     *         "permissionName": "CanReadProducts",
                     *         "assigned": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["GrantedPermissionRecord"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentationVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version of the documentation service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "eDOC",
                     *       "version": "1.4.0"
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationVersion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentationUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users whose names are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "usr-icar",
                     *         "firstName": "Ines",
                     *         "lastName": "Carvalho",
                     *         "symbol": "ICAR"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentationUser"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDivisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The divisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "CMF"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DictionaryEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "Instructions for use"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DictionaryEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPortals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The portals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "eIFU portal"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DictionaryEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "German"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DictionaryEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductFamilies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product families. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "Cranial"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DictionaryEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The regions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "Europe",
                     *         "children": [
                     *           {
                     *             "id": 49,
                     *             "name": "Germany",
                     *             "languageIds": [
                     *               12
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DictionaryRegion"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Only these divisions; repeated.
                 * @example [
                 *       2
                 *     ]
                 */
                chosenDivisions?: components["schemas"]["EntryId"][];
                /**
                 * @description Only these types; repeated.
                 * @example [
                 *       2
                 *     ]
                 */
                chosenDocumentTypes?: components["schemas"]["EntryId"][];
                /**
                 * @description Only these portals; repeated.
                 * @example [
                 *       2
                 *     ]
                 */
                chosenPortals?: components["schemas"]["EntryId"][];
                /**
                 * @description Column to sort by; the number when absent.
                 * @example name
                 */
                orderBy?: "name" | "number" | "division" | "type" | "latestRevisionName" | "portal" | "eifuName";
                /**
                 * @description 1 ascending, 0 descending.
                 * @example 1
                 */
                ascending?: components["schemas"]["SortOrder"];
                /**
                 * @description The day of which each row says what was current, by UTC today when absent; it leaves out no document.
                 * @example 2026-08-20
                 */
                currentOn?: components["schemas"]["PlainDate"];
                /**
                 * @description Rows on a page; 20 when absent.
                 * @example 20
                 */
                limit?: components["schemas"]["PageLimit"];
                /**
                 * @description Page; the first when absent.
                 * @example 1
                 */
                page?: components["schemas"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 1201,
                     *           "name": "Cranial implants",
                     *           "number": "IFU-CMF-0440",
                     *           "divisionId": 2,
                     *           "typeId": 2,
                     *           "latestRevisionName": "C",
                     *           "latestRevisionDate": "2026-09-01",
                     *           "isVersioned": true,
                     *           "portalId": 2,
                     *           "eifuName": "Cranial implants (PEEK)",
                     *           "locked": false,
                     *           "currentRevision": {
                     *             "id": 3309,
                     *             "name": "B",
                     *             "issueDate": "2026-03-01",
                     *             "versionId": 2201,
                     *             "versionName": "2.0"
                     *           },
                     *           "supersededRevision": {
                     *             "id": 3301,
                     *             "name": "A",
                     *             "issueDate": "2025-01-15",
                     *             "versionId": 2201,
                     *             "versionName": "2.0"
                     *           }
                     *         },
                     *         {
                     *           "id": 1207,
                     *           "name": "Jaw joints",
                     *           "number": "IFU-TMJ-0310",
                     *           "divisionId": 2,
                     *           "typeId": 2,
                     *           "latestRevisionName": "A",
                     *           "latestRevisionDate": "2025-03-14",
                     *           "isVersioned": false,
                     *           "portalId": null,
                     *           "eifuName": null,
                     *           "locked": true,
                     *           "currentRevision": {
                     *             "id": 3315,
                     *             "name": "A",
                     *             "issueDate": "2025-03-14",
                     *             "versionId": 2207,
                     *             "versionName": null
                     *           },
                     *           "supersededRevision": null
                     *         }
                     *       ],
                     *       "count": 160
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDocument: {
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
                 *       "name": "Cranial implants",
                 *       "number": "IFU-CMF-0440",
                 *       "divisionId": 2,
                 *       "typeId": 2,
                 *       "portalId": 2,
                 *       "isVersioned": true,
                 *       "eifuName": null
                 *     }
                 */
                "application/json": components["schemas"]["DocumentForm"];
            };
        };
        responses: {
            /** @description Id of the new document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 1201 */
                    "application/json": components["schemas"]["DocumentId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: {
                /**
                 * @description Whether neighbours are wanted; absent counts as false.
                 * @example true
                 */
                withNeighbours?: boolean;
                /**
                 * @description Only these divisions; repeated.
                 * @example [
                 *       2
                 *     ]
                 */
                chosenDivisions?: components["schemas"]["EntryId"][];
                /**
                 * @description Only these types; repeated.
                 * @example [
                 *       2
                 *     ]
                 */
                chosenDocumentTypes?: components["schemas"]["EntryId"][];
                /**
                 * @description Only these portals; repeated.
                 * @example [
                 *       2
                 *     ]
                 */
                chosenPortals?: components["schemas"]["EntryId"][];
                /**
                 * @description Column to sort by; the number when absent.
                 * @example name
                 */
                orderBy?: "name" | "number" | "division" | "type" | "latestRevisionName" | "portal" | "eifuName";
                /**
                 * @description 1 ascending, 0 descending.
                 * @example 1
                 */
                ascending?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path: {
                /**
                 * @description Document.
                 * @example 1201
                 */
                id: components["schemas"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1201,
                     *       "name": "Cranial implants",
                     *       "number": "IFU-CMF-0440",
                     *       "divisionId": 2,
                     *       "typeId": 2,
                     *       "latestRevisionName": "C",
                     *       "latestRevisionDate": "2026-09-01",
                     *       "isVersioned": true,
                     *       "portalId": 2,
                     *       "eifuName": "Cranial implants (PEEK)",
                     *       "locked": true,
                     *       "lockedReason": "The document is locked: a version of it is part of a keycode.",
                     *       "isVersionedEditable": false,
                     *       "describesKeyCode": true,
                     *       "timestampBase64": "AAAAAAAAB9E=",
                     *       "revisions": [
                     *         {
                     *           "id": 3310,
                     *           "name": "C",
                     *           "issueDate": "2026-09-01",
                     *           "isCompatible": true,
                     *           "hasAssociatedProductVersions": true,
                     *           "isPartOfKeyCode": true,
                     *           "versionName": "3.0",
                     *           "documentFiles": [
                     *             {
                     *               "id": 7702,
                     *               "eifuName": "Cranial implants, German",
                     *               "languages": [
                     *                 {
                     *                   "id": 2,
                     *                   "name": "German"
                     *                 }
                     *               ],
                     *               "location": "https://files.example.com/ifu/cmf-0440/c/de.pdf",
                     *               "region": [
                     *                 {
                     *                   "name": "Europe",
                     *                   "isImplicit": false,
                     *                   "children": [
                     *                     {
                     *                       "id": 49,
                     *                       "name": "Germany"
                     *                     }
                     *                   ]
                     *                 }
                     *               ],
                     *               "countries": [
                     *                 {
                     *                   "regionId": 1,
                     *                   "countryId": 49
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "isFirst": false,
                     *           "isFirstOfVersion": false
                     *         }
                     *       ],
                     *       "associations": [
                     *         {
                     *           "productId": 640,
                     *           "productDescription": "PEEK cranial implant, left",
                     *           "productGTIN": "04048551000126",
                     *           "productVersionName": "3.0",
                     *           "documentVersionName": "3.0"
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "changeType": "Name changed",
                     *           "additionalInfo": "Revision C",
                     *           "oldValue": "Cranial implant",
                     *           "newValue": "Cranial implants",
                     *           "time": "2026-11-20T09:30:00Z",
                     *           "userId": "usr-icar",
                     *           "importFile": null
                     *         }
                     *       ],
                     *       "neighbours": {
                     *         "index": 5,
                     *         "count": 184,
                     *         "previousId": 1198,
                     *         "previousLabel": "IFU-CMF-0438",
                     *         "nextId": 1207,
                     *         "nextLabel": "IFU-CMF-0442"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document.
                 * @example 1201
                 */
                id: components["schemas"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDocumentName: {
        parameters: {
            query: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value.
                 * @example Cranial implants
                 */
                value: string;
            };
            header?: never;
            path: {
                /**
                 * @description Document.
                 * @example 1201
                 */
                id: components["schemas"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDocumentDivision: {
        parameters: {
            query: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value.
                 * @example 2
                 */
                value: components["schemas"]["EntryId"];
            };
            header?: never;
            path: {
                /**
                 * @description Document.
                 * @example 1201
                 */
                id: components["schemas"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDocumentType: {
        parameters: {
            query: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value.
                 * @example 2
                 */
                value: components["schemas"]["EntryId"];
            };
            header?: never;
            path: {
                /**
                 * @description Document.
                 * @example 1201
                 */
                id: components["schemas"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDocumentEifuName: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value; left out to clear it.
                 * @example Cranial implants (PEEK)
                 */
                value?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Document.
                 * @example 1201
                 */
                id: components["schemas"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDocumentPortal: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value; left out to clear it.
                 * @example 2
                 */
                value?: components["schemas"]["EntryId"];
            };
            header?: never;
            path: {
                /**
                 * @description Document.
                 * @example 1201
                 */
                id: components["schemas"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDocumentVersioned: {
        parameters: {
            query: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value.
                 * @example true
                 */
                value: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Document.
                 * @example 1201
                 */
                id: components["schemas"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDocumentNumber: {
        parameters: {
            query: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value.
                 * @example IFU-CMF-0440
                 */
                value: components["schemas"]["DocumentNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description Document.
                 * @example 1201
                 */
                id: components["schemas"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document.
                 * @example 1201
                 */
                id: components["schemas"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions of a document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2105,
                     *         "name": "3.0"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentVersion"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentNumbers: {
        parameters: {
            query: {
                /**
                 * @description Documents; repeated.
                 * @example [
                 *       1201
                 *     ]
                 */
                ids: components["schemas"]["DocumentId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents and their numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1201,
                     *         "number": "IFU-CMF-0440"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentNumberEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRevision: {
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
                 *       "id": 3310,
                 *       "name": "C",
                 *       "issueDate": "2026-09-01",
                 *       "isCompatible": true,
                 *       "versionName": null
                 *     }
                 */
                "application/json": components["schemas"]["RevisionChange"];
            };
        };
        responses: {
            /** @description The revision was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addRevision: {
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
                 *       "documentId": 1201,
                 *       "name": "C",
                 *       "issueDate": "2026-09-01",
                 *       "isCompatible": true,
                 *       "versionName": null
                 *     }
                 */
                "application/json": components["schemas"]["RevisionForm"];
            };
        };
        responses: {
            /** @description Id of the new revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 3310 */
                    "application/json": components["schemas"]["RevisionId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Revision.
                 * @example 3310
                 */
                id: components["schemas"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDocumentFile: {
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
                 *       "id": 7702,
                 *       "eifuName": "Cranial implants, German",
                 *       "location": "https://files.example.com/ifu/cmf-0440/c/de.pdf",
                 *       "languages": [
                 *         2
                 *       ],
                 *       "countries": [
                 *         {
                 *           "regionId": 1,
                 *           "countryId": 49
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FileChange"];
            };
        };
        responses: {
            /** @description The file was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDocumentFile: {
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
                 *       "revisionId": 3310,
                 *       "eifuName": "Cranial implants, German",
                 *       "location": "https://files.example.com/ifu/cmf-0440/c/de.pdf",
                 *       "languages": [
                 *         2
                 *       ],
                 *       "countries": [
                 *         {
                 *           "regionId": 1,
                 *           "countryId": 49
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description Id of the new file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 7702 */
                    "application/json": components["schemas"]["DocumentFileId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocumentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description File.
                 * @example 7702
                 */
                id: components["schemas"]["DocumentFileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentationProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only these families; repeated.
                 * @example [
                 *       2
                 *     ]
                 */
                chosenProductFamilies?: components["schemas"]["EntryId"][];
                /**
                 * @description Only products that these documents describe: their ids; repeated.
                 * @example [
                 *       1201
                 *     ]
                 */
                chosenDocumentNumbers?: components["schemas"]["DocumentId"][];
                /**
                 * @description Only these divisions; repeated.
                 * @example [
                 *       2
                 *     ]
                 */
                chosenDivisions?: components["schemas"]["EntryId"][];
                /**
                 * @description Column to sort by; the description when absent.
                 * @example description
                 */
                orderBy?: "description" | "catalogNumber" | "gtin" | "family" | "division";
                /**
                 * @description 1 ascending, 0 descending.
                 * @example 1
                 */
                ascending?: components["schemas"]["SortOrder"];
                /**
                 * @description Rows on a page; 20 when absent.
                 * @example 20
                 */
                limit?: components["schemas"]["PageLimit"];
                /**
                 * @description Page; the first when absent.
                 * @example 1
                 */
                page?: components["schemas"]["PageNumber"];
            };
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
                     *       "data": [
                     *         {
                     *           "id": 640,
                     *           "description": "PEEK cranial implant, left",
                     *           "catalogNumber": "CMF-4410-L",
                     *           "gtin": "04048551000126",
                     *           "family": "Cranial",
                     *           "division": "CMF",
                     *           "describedBy": [
                     *             {
                     *               "id": 1201,
                     *               "number": "IFU-CMF-0440"
                     *             }
                     *           ],
                     *           "hasKeyCode": true
                     *         },
                     *         {
                     *           "id": 641,
                     *           "description": "PEEK cranial implant, right",
                     *           "catalogNumber": "CMF-4410-R",
                     *           "gtin": "04048551000133",
                     *           "family": "Cranial",
                     *           "division": "CMF",
                     *           "describedBy": [
                     *             {
                     *               "id": 1201,
                     *               "number": "IFU-CMF-0440"
                     *             }
                     *           ],
                     *           "hasKeyCode": false
                     *         }
                     *       ],
                     *       "count": 500
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentationProductPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDocumentationProduct: {
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
                 *       "description": "PEEK cranial implant, left",
                 *       "divisionId": 2,
                 *       "catalogNumber": "CMF-4410-L",
                 *       "gtin": "04048551000126",
                 *       "productFamilyId": 2,
                 *       "needsKeyCode": true,
                 *       "eifuDescription": null
                 *     }
                 */
                "application/json": components["schemas"]["DocumentationProductForm"];
            };
        };
        responses: {
            /** @description Id of the new product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 640 */
                    "application/json": components["schemas"]["DocumentedProductId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentationProduct: {
        parameters: {
            query?: {
                /**
                 * @description Whether neighbours are wanted; absent counts as false.
                 * @example true
                 */
                withNeighbours?: boolean;
                /**
                 * @description Only these families; repeated.
                 * @example [
                 *       2
                 *     ]
                 */
                chosenProductFamilies?: components["schemas"]["EntryId"][];
                /**
                 * @description Only products that these documents describe: their ids; repeated.
                 * @example [
                 *       1201
                 *     ]
                 */
                chosenDocumentNumbers?: components["schemas"]["DocumentId"][];
                /**
                 * @description Only these divisions; repeated.
                 * @example [
                 *       2
                 *     ]
                 */
                chosenDivisions?: components["schemas"]["EntryId"][];
                /**
                 * @description Column to sort by; the description when absent.
                 * @example description
                 */
                orderBy?: "description" | "catalogNumber" | "gtin" | "family" | "division";
                /**
                 * @description 1 ascending, 0 descending.
                 * @example 1
                 */
                ascending?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 640
                 */
                id: components["schemas"]["DocumentedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 640,
                     *       "description": "PEEK cranial implant, left",
                     *       "catalogNumber": "CMF-4410-L",
                     *       "gtin": "04048551000126",
                     *       "productFamilyId": 2,
                     *       "divisionId": 2,
                     *       "needsKeyCode": true,
                     *       "isNeedsKeyCodeEditable": false,
                     *       "implicitVersionKeyCode": null,
                     *       "isImplicitVersionKeyCodeAssignable": false,
                     *       "implicitVersionDocuments": [],
                     *       "associations": [
                     *         {
                     *           "id": 450,
                     *           "documentId": 1201,
                     *           "number": "IFU-CMF-0440",
                     *           "isPartOfKeyCode": true,
                     *           "versionAssociations": [
                     *             {
                     *               "id": 4501,
                     *               "documentVersionId": 2105,
                     *               "documentVersionName": "3.0",
                     *               "productVersionId": 911,
                     *               "productVersionName": "3.0",
                     *               "isPartOfKeyCode": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "productVersions": [
                     *         {
                     *           "id": 911,
                     *           "name": "3.0",
                     *           "ecnNumber": "ECN-2201",
                     *           "keyCode": "K7MPX4QD",
                     *           "documentVersions": [
                     *             {
                     *               "documentId": 1201,
                     *               "documentVersionId": 2105,
                     *               "documentNumber": "IFU-CMF-0440",
                     *               "versionName": "3.0",
                     *               "hasRevisions": true
                     *             }
                     *           ],
                     *           "isKeyCodeAssignable": false
                     *         }
                     *       ],
                     *       "eifuDescription": "Implant for the skull",
                     *       "timestampBase64": "AAAAAAAAB9E=",
                     *       "changes": [
                     *         {
                     *           "changeType": "Name changed",
                     *           "additionalInfo": "Revision C",
                     *           "oldValue": "Cranial implant",
                     *           "newValue": "Cranial implants",
                     *           "time": "2026-11-20T09:30:00Z",
                     *           "userId": "usr-icar",
                     *           "importFile": null
                     *         }
                     *       ],
                     *       "neighbours": {
                     *         "index": 5,
                     *         "count": 500,
                     *         "previousId": 638,
                     *         "previousLabel": "04048551000119",
                     *         "nextId": 641,
                     *         "nextLabel": "04048551000133"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentationProduct"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocumentationProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 640
                 */
                id: components["schemas"]["DocumentedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProductDescription: {
        parameters: {
            query: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value.
                 * @example PEEK cranial implant, left
                 */
                value: string;
            };
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 640
                 */
                id: components["schemas"]["DocumentedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProductFamily: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value; left out to clear it.
                 * @example 2
                 */
                value?: components["schemas"]["EntryId"];
            };
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 640
                 */
                id: components["schemas"]["DocumentedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProductDivision: {
        parameters: {
            query: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value.
                 * @example 2
                 */
                value: components["schemas"]["EntryId"];
            };
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 640
                 */
                id: components["schemas"]["DocumentedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProductNeedsKeyCode: {
        parameters: {
            query: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value.
                 * @example true
                 */
                value: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 640
                 */
                id: components["schemas"]["DocumentedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProductEifuDescription: {
        parameters: {
            query?: {
                /**
                 * @description The stamp of the record as it was read: what others changed since then in other fields is kept, a field that both changed is refused. Without it the record is replaced as it is.
                 * @example AAAAAAAAB9E=
                 */
                timestampBase64?: components["parameters"]["StampQuery"];
                /**
                 * @description New value; left out to clear it.
                 * @example Implant for the skull
                 */
                value?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 640
                 */
                id: components["schemas"]["DocumentedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDocumentNumbers: {
        parameters: {
            query: {
                /**
                 * @description Part of a number; empty for the first ones.
                 * @example 0440
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1201,
                     *         "number": "IFU-CMF-0440"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentNumberEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDocumentNumbersForProduct: {
        parameters: {
            query: {
                /**
                 * @description Part of a number; empty for the first ones.
                 * @example 0440
                 */
                query: string;
            };
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 640
                 */
                id: components["schemas"]["DocumentedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents that can describe a product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1201,
                     *         "number": "IFU-CMF-0440"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentNumberEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAssociation: {
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
                 *       "id": 450,
                 *       "documentId": 1201
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["AssociationId"];
                    documentId: components["schemas"]["DocumentId"];
                };
            };
        };
        responses: {
            /** @description The association was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAssociations: {
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
                 *       "productId": 640,
                 *       "documentIds": [
                 *         1201
                 *       ]
                 *     }
                 */
                "application/json": {
                    productId: components["schemas"]["DocumentedProductId"];
                    documentIds: components["schemas"]["DocumentId"][];
                };
            };
        };
        responses: {
            /** @description The documents were associated. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAssociation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Association.
                 * @example 450
                 */
                id: components["schemas"]["AssociationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The association was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProductVersion: {
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
                 *       "id": 911,
                 *       "name": "3.0",
                 *       "ecnNumber": "ECN-2201"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["ProductVersionId"];
                    name: components["schemas"]["VersionName"];
                    /** @description Engineering change number. */
                    ecnNumber?: string | null;
                };
            };
        };
        responses: {
            /** @description The version was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addProductVersion: {
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
                 *       "productId": 640,
                 *       "name": "3.0",
                 *       "ecnNumber": "ECN-2201"
                 *     }
                 */
                "application/json": {
                    productId: components["schemas"]["DocumentedProductId"];
                    name: components["schemas"]["VersionName"];
                    /** @description Engineering change number. */
                    ecnNumber?: string | null;
                };
            };
        };
        responses: {
            /** @description Id of the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 911 */
                    "application/json": components["schemas"]["ProductVersionId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProductVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Version.
                 * @example 911
                 */
                id: components["schemas"]["ProductVersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVersionAssociation: {
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
                 *       "id": 4501,
                 *       "associationId": 450,
                 *       "productVersionId": 911,
                 *       "documentVersionId": 2105
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["VersionAssociationId"];
                    associationId: components["schemas"]["AssociationId"];
                    productVersionId: components["schemas"]["ProductVersionId"];
                    documentVersionId: components["schemas"]["DocumentVersionId"];
                };
            };
        };
        responses: {
            /** @description The association was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addVersionAssociation: {
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
                 *       "associationId": 450,
                 *       "productVersionId": 911,
                 *       "documentVersionId": 2105
                 *     }
                 */
                "application/json": {
                    associationId: components["schemas"]["AssociationId"];
                    productVersionId: components["schemas"]["ProductVersionId"];
                    documentVersionId: components["schemas"]["DocumentVersionId"];
                };
            };
        };
        responses: {
            /** @description Id of the new association. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 4501 */
                    "application/json": components["schemas"]["VersionAssociationId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVersionAssociation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Association.
                 * @example 4501
                 */
                id: components["schemas"]["VersionAssociationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The association was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignKeyCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 640
                 */
                id: components["schemas"]["DocumentedProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productVersionId": 911,
                 *       "productId": 640
                 *     }
                 */
                "application/json": {
                    /** @description Null or absent for a product without versions. */
                    productVersionId?: components["schemas"]["ProductVersionId"] | null;
                    productId: components["schemas"]["DocumentedProductId"];
                };
            };
        };
        responses: {
            /** @description The key code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 88,
                     *       "code": "K7MPX4QD"
                     *     }
                     */
                    "application/json": components["schemas"]["KeyCodeAssigned"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeyCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Key codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 88,
                     *         "code": "K7MPX4QD",
                     *         "documents": [
                     *           {
                     *             "id": 2105,
                     *             "number": "IFU-CMF-0440",
                     *             "versionName": "3.0",
                     *             "documentId": 1201
                     *           }
                     *         ],
                     *         "products": [
                     *           {
                     *             "id": 911,
                     *             "gtin": "04048551000126",
                     *             "versionName": "3.0",
                     *             "productId": 640,
                     *             "keyCodeAssignedAt": "2026-11-20T09:30:00Z"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "id": 89,
                     *         "code": "T3WRH9CE",
                     *         "documents": [
                     *           {
                     *             "id": 2098,
                     *             "number": "IFU-CMF-0440",
                     *             "versionName": "2.0",
                     *             "documentId": 1201
                     *           }
                     *         ],
                     *         "products": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["KeyCode"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addKeyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new key code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 88,
                     *       "code": "K7MPX4QD",
                     *       "documents": [],
                     *       "products": []
                     *     }
                     */
                    "application/json": components["schemas"]["KeyCode"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentsForKeyCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key code.
                 * @example 88
                 */
                id: components["schemas"]["KeyCodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document versions that a key code can get. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2105,
                     *         "number": "IFU-CMF-0440",
                     *         "versionName": "3.0",
                     *         "documentId": 1201
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["KeyCodeDocument"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductsForKeyCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key code.
                 * @example 88
                 */
                id: components["schemas"]["KeyCodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product versions that a key code can get. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 911,
                     *         "gtin": "04048551000126",
                     *         "versionName": "3.0",
                     *         "productId": 640
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["KeyCodeProductOption"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setKeyCodeDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key code.
                 * @example 88
                 */
                id: components["schemas"]["KeyCodeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentVersionIds": [
                 *         2105
                 *       ]
                 *     }
                 */
                "application/json": {
                    documentVersionIds: components["schemas"]["DocumentVersionId"][];
                    /** @description The set as the caller read it. What others added to it or removed from it since stays so; without it the set is replaced whole. */
                    readIds?: components["schemas"]["DocumentVersionId"][];
                };
            };
        };
        responses: {
            /** @description The set was replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setKeyCodeProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key code.
                 * @example 88
                 */
                id: components["schemas"]["KeyCodeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productVersionIds": [
                 *         911
                 *       ]
                 *     }
                 */
                "application/json": {
                    productVersionIds: components["schemas"]["ProductVersionId"][];
                    /** @description The set as the caller read it. What others added to it or removed from it since stays so; without it the set is replaced whole. */
                    readIds?: components["schemas"]["ProductVersionId"][];
                };
            };
        };
        responses: {
            /** @description The set was replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTrace: {
        parameters: {
            query: {
                /**
                 * @description The code, however it is capitalised.
                 * @example K7MPX4QD
                 */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What belongs to the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "start": "keyCodes",
                     *       "alsoAt": [],
                     *       "code": "K7MPX4QD",
                     *       "documents": {
                     *         "count": 1,
                     *         "rows": [
                     *           {
                     *             "id": 2105,
                     *             "number": "IFU-CMF-0440",
                     *             "versionName": "3.0",
                     *             "documentId": 1201,
                     *             "keyCodes": [
                     *               "K7MPX4QD"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "keyCodes": {
                     *         "count": 1,
                     *         "rows": [
                     *           {
                     *             "id": 88,
                     *             "code": "K7MPX4QD"
                     *           }
                     *         ]
                     *       },
                     *       "products": {
                     *         "count": 1,
                     *         "rows": [
                     *           {
                     *             "id": 911,
                     *             "productId": 640,
                     *             "description": "PEEK cranial implant, left",
                     *             "gtin": "04048551000126",
                     *             "catalogNumber": "CMF-4410-L",
                     *             "versionName": "3.0",
                     *             "keyCode": "K7MPX4QD"
                     *           }
                     *         ]
                     *       },
                     *       "plans": {
                     *         "count": 1,
                     *         "rows": [
                     *           {
                     *             "id": 10412,
                     *             "requestId": "26-10412",
                     *             "productNumber": "CMF-4410-L",
                     *             "hasCycle": true
                     *           }
                     *         ]
                     *       },
                     *       "lots": {
                     *         "count": 1,
                     *         "rows": [
                     *           {
                     *             "id": 12,
                     *             "identifier": "LOT-2611-03",
                     *             "kind": "Sterilization"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Trace"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTrace: {
        parameters: {
            query: {
                /**
                 * @description The code, however it is capitalised.
                 * @example K7MPX4QD
                 */
                code: string;
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductImports: {
        parameters: {
            query?: {
                /**
                 * @description Rows on a page; 20 when absent.
                 * @example 20
                 */
                limit?: components["schemas"]["PageLimit"];
                /**
                 * @description Page; the first when absent.
                 * @example 1
                 */
                page?: components["schemas"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 61,
                     *           "importDate": "2026-11-20T09:30:00Z",
                     *           "userId": "usr-icar",
                     *           "details": "cmf-products.csv, CMF, 20 rows",
                     *           "fileName": "cmf-products.csv",
                     *           "state": "done",
                     *           "isDryRun": false,
                     *           "rowCount": 20,
                     *           "summary": {
                     *             "created": 12,
                     *             "updated": 6,
                     *             "ignored": 2
                     *           }
                     *         }
                     *       ],
                     *       "count": 184
                     *     }
                     */
                    "application/json": components["schemas"]["ProductImportPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importProducts: {
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
                 *       "file": "(file)",
                 *       "updateExistingProducts": true,
                 *       "divisionId": 2
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV or XLSX file of products, at most 50 MB.
                     */
                    file: Blob;
                    /** @description Change products that exist; absent counts as false. */
                    updateExistingProducts?: boolean;
                    divisionId: components["schemas"]["EntryId"];
                    /** @description Only tell what would become of every row; absent counts as false. */
                    isDryRun?: boolean;
                };
            };
        };
        responses: {
            /** @description Id of the import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 61 */
                    "application/json": components["schemas"]["RecordId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductImport: {
        parameters: {
            query?: {
                /**
                 * @description Rows on a page; 20 when absent.
                 * @example 20
                 */
                limit?: components["schemas"]["PageLimit"];
                /**
                 * @description Page; the first when absent.
                 * @example 1
                 */
                page?: components["schemas"]["PageNumber"];
                /**
                 * @description Only rows with one of these outcomes; all when absent.
                 * @example [
                 *       "ignored"
                 *     ]
                 */
                chosenOutcomes?: components["schemas"]["ImportOutcome"][];
            };
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 61
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import and its rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 61,
                     *       "importDate": "2026-11-20T09:30:00Z",
                     *       "userId": "usr-icar",
                     *       "details": "cmf-products.csv, CMF, 20 rows",
                     *       "fileName": "cmf-products.csv",
                     *       "state": "done",
                     *       "isDryRun": false,
                     *       "rowCount": 20,
                     *       "summary": {
                     *         "created": 12,
                     *         "updated": 6,
                     *         "ignored": 2
                     *       },
                     *       "message": null,
                     *       "waitsForId": null,
                     *       "dryRunId": null,
                     *       "appliedById": null,
                     *       "changedSinceDryRun": 0,
                     *       "sameFile": null,
                     *       "doneCount": 20,
                     *       "startedAt": "2026-11-20T09:30:01Z",
                     *       "finishedAt": "2026-11-20T09:30:02Z",
                     *       "rowsPerSecond": 20,
                     *       "secondsLeft": null,
                     *       "rows": [
                     *         {
                     *           "rowNumber": 2,
                     *           "productId": 640,
                     *           "productNumber": "04048551000127",
                     *           "status": "Updated",
                     *           "updatedFields": [
                     *             {
                     *               "column": "Description",
                     *               "oldValue": "PEEK cranial, left",
                     *               "newValue": "PEEK cranial implant, left"
                     *             }
                     *           ],
                     *           "details": null,
                     *           "isChangedSinceDryRun": false
                     *         }
                     *       ],
                     *       "count": 20
                     *     }
                     */
                    "application/json": components["schemas"]["ProductImportDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductImportTemplate: {
        parameters: {
            query?: {
                /**
                 * @description With rows that show every kind of result; absent counts as false.
                 * @example false
                 */
                withExamples?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; content-disposition carries its name. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyProductImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 61
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Id of the import that carries it out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 62 */
                    "application/json": components["schemas"]["RecordId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopProductImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 61
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    continueProductImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 61
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportFailedProductRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 61
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; content-disposition carries its name. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentImports: {
        parameters: {
            query?: {
                /**
                 * @description Rows on a page; 20 when absent.
                 * @example 20
                 */
                limit?: components["schemas"]["PageLimit"];
                /**
                 * @description Page; the first when absent.
                 * @example 1
                 */
                page?: components["schemas"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 35,
                     *           "importDate": "2026-11-20T09:30:00Z",
                     *           "userId": "usr-icar",
                     *           "details": "ifu-cmf-0440.zip, 2 rows",
                     *           "fileName": "ifu-cmf-0440.zip",
                     *           "state": "done",
                     *           "isDryRun": false,
                     *           "rowCount": 2,
                     *           "summary": {
                     *             "created": 1,
                     *             "updated": 1,
                     *             "ignored": 0
                     *           }
                     *         }
                     *       ],
                     *       "count": 184
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentImportPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importDocuments: {
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
                 *       "file": "(file)",
                 *       "updateExistingFiles": true
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description ZIP, CSV or XLSX file of documents, at most 50 MB.
                     */
                    file: Blob;
                    /** @description Change languages, countries and eIFU names of files that exist; absent counts as false. */
                    updateExistingFiles?: boolean;
                    /** @description Only tell what would become of every row; absent counts as false. */
                    isDryRun?: boolean;
                };
            };
        };
        responses: {
            /** @description Id of the import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 35 */
                    "application/json": components["schemas"]["RecordId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentImport: {
        parameters: {
            query?: {
                /**
                 * @description Rows on a page; 20 when absent.
                 * @example 20
                 */
                limit?: components["schemas"]["PageLimit"];
                /**
                 * @description Page; the first when absent.
                 * @example 1
                 */
                page?: components["schemas"]["PageNumber"];
                /**
                 * @description Only rows with one of these outcomes; all when absent.
                 * @example [
                 *       "ignored"
                 *     ]
                 */
                chosenOutcomes?: components["schemas"]["ImportOutcome"][];
            };
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 61
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import and its rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 35,
                     *       "importDate": "2026-11-20T09:30:00Z",
                     *       "userId": "usr-icar",
                     *       "details": "ifu-cmf-0440.zip, 2 rows",
                     *       "fileName": "ifu-cmf-0440.zip",
                     *       "state": "done",
                     *       "isDryRun": false,
                     *       "rowCount": 2,
                     *       "summary": {
                     *         "created": 1,
                     *         "updated": 1,
                     *         "ignored": 0
                     *       },
                     *       "message": null,
                     *       "waitsForId": null,
                     *       "dryRunId": null,
                     *       "appliedById": null,
                     *       "changedSinceDryRun": 0,
                     *       "sameFile": null,
                     *       "doneCount": 2,
                     *       "startedAt": "2026-11-20T09:30:01Z",
                     *       "finishedAt": "2026-11-20T09:30:02Z",
                     *       "rowsPerSecond": 2,
                     *       "secondsLeft": null,
                     *       "documentId": 1201,
                     *       "documentNumber": "IFU-CMF-0440",
                     *       "revisionName": "C",
                     *       "status": "Created",
                     *       "files": [
                     *         {
                     *           "rowNumber": 2,
                     *           "documentId": 1201,
                     *           "documentNumber": "IFU-CMF-0440",
                     *           "revisionName": "C",
                     *           "location": "https://files.example.com/ifu/cmf-0440/c/de.pdf",
                     *           "languages": [
                     *             "German"
                     *           ],
                     *           "countries": [
                     *             "Germany",
                     *             "Austria"
                     *           ],
                     *           "status": "Created",
                     *           "updatedFields": [],
                     *           "details": null,
                     *           "isChangedSinceDryRun": false
                     *         },
                     *         {
                     *           "rowNumber": 3,
                     *           "documentId": 1201,
                     *           "documentNumber": "IFU-CMF-0440",
                     *           "revisionName": "C",
                     *           "location": "https://files.example.com/ifu/cmf-0440/c/fr.pdf",
                     *           "languages": [
                     *             "French"
                     *           ],
                     *           "countries": [
                     *             "France"
                     *           ],
                     *           "status": "Updated",
                     *           "updatedFields": [
                     *             {
                     *               "column": "Countries",
                     *               "oldValue": "Belgium",
                     *               "newValue": "France"
                     *             }
                     *           ],
                     *           "details": null,
                     *           "isChangedSinceDryRun": false
                     *         }
                     *       ],
                     *       "count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentImportDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentImportTemplate: {
        parameters: {
            query?: {
                /**
                 * @description With rows that show every kind of result; absent counts as false.
                 * @example false
                 */
                withExamples?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; content-disposition carries its name. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyDocumentImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 61
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Id of the import that carries it out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 36 */
                    "application/json": components["schemas"]["RecordId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopDocumentImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 61
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    continueDocumentImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 61
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportFailedDocumentRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Import.
                 * @example 61
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; content-disposition carries its name. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentExportTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Document.
                 * @example 1201
                 */
                id: components["schemas"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree of a document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "document-1201",
                     *       "label": "IFU-CMF-0440",
                     *       "disabled": false,
                     *       "disabledReason": null,
                     *       "children": [
                     *         {
                     *           "id": "file-7702",
                     *           "label": "German",
                     *           "disabled": false,
                     *           "disabledReason": null,
                     *           "children": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExportTreeNode"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentExportTrees: {
        parameters: {
            query: {
                /**
                 * @description Documents: their ids; repeated.
                 * @example [
                 *       1201
                 *     ]
                 */
                documentNumbers: components["schemas"]["DocumentId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trees of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "document-1201",
                     *         "label": "IFU-CMF-0440",
                     *         "disabled": false,
                     *         "disabledReason": null,
                     *         "children": [
                     *           {
                     *             "id": "file-7702",
                     *             "label": "German",
                     *             "disabled": false,
                     *             "disabledReason": null,
                     *             "children": []
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ExportTreeNode"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDocumentNumbersForExport: {
        parameters: {
            query: {
                /**
                 * @description Part of a number; empty for the first ones.
                 * @example 0440
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents to export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1201,
                     *         "number": "IFU-CMF-0440"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentNumberEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDocumentList: {
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
                 *       "chosenFileIds": [
                 *         "file-7702"
                 *       ],
                 *       "mode": 1
                 *     }
                 */
                "application/json": {
                    chosenFileIds: components["schemas"]["ChosenDocumentNodes"];
                    mode?: components["schemas"]["DocumentExportMode"];
                };
            };
        };
        responses: {
            /** @description The text file; content-disposition carries its name. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDocumentScript: {
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
                 *       "chosenFileIds": [
                 *         "file-7702"
                 *       ],
                 *       "mode": 1
                 *     }
                 */
                "application/json": {
                    chosenFileIds: components["schemas"]["ChosenDocumentNodes"];
                    mode?: components["schemas"]["DocumentExportMode"];
                };
            };
        };
        responses: {
            /** @description The batch file; content-disposition carries its name. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-bat": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extractDocumentNumbers: {
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
                 *       "file": "(file)"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Text or CSV file that contains numbers of documents, at most 5 MB and 5,000 different ones.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description What was found in the file, and what was not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "id": 1201,
                     *           "number": "IFU-CMF-0440"
                     *         }
                     *       ],
                     *       "junk": [
                     *         {
                     *           "line": 1,
                     *           "text": "Number"
                     *         }
                     *       ],
                     *       "junkCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExtractedDocuments"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductExportTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 640
                 */
                id: components["schemas"]["DocumentedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree of a product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "product-640",
                     *       "label": "04048551000126",
                     *       "disabled": false,
                     *       "disabledReason": null,
                     *       "children": [
                     *         {
                     *           "id": "version-911",
                     *           "label": "3.0 (K7MPX4QD)",
                     *           "disabled": false,
                     *           "disabledReason": null,
                     *           "children": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExportTreeNode"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductExportTrees: {
        parameters: {
            query: {
                /**
                 * @description Products; repeated.
                 * @example [
                 *       640
                 *     ]
                 */
                products: components["schemas"]["DocumentedProductId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trees of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "product-640",
                     *         "label": "04048551000126",
                     *         "disabled": false,
                     *         "disabledReason": null,
                     *         "children": [
                     *           {
                     *             "id": "version-911",
                     *             "label": "3.0 (K7MPX4QD)",
                     *             "disabled": false,
                     *             "disabledReason": null,
                     *             "children": []
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ExportTreeNode"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findGtinsForProductExport: {
        parameters: {
            query: {
                /**
                 * @description Part of a GTIN; empty for the first ones.
                 * @example 0126
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products to export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 640,
                     *         "gtin": "04048551000126",
                     *         "description": "PEEK cranial implant, left"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductGtinEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDocumentNumbersForProductExport: {
        parameters: {
            query: {
                /**
                 * @description Part of a number; empty for the first ones.
                 * @example 0440
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents whose products are exported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1201,
                     *         "number": "IFU-CMF-0440"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentNumberEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssociatedProductsForExport: {
        parameters: {
            query: {
                /**
                 * @description Documents; repeated.
                 * @example [
                 *       1201
                 *     ]
                 */
                documentIds: components["schemas"]["DocumentId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products that documents describe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 640,
                     *         "gtin": "04048551000126",
                     *         "description": "PEEK cranial implant, left"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductGtinEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportProducts: {
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
                 *       "chosenIds": [
                 *         "version-911"
                 *       ],
                 *       "products": [
                 *         640
                 *       ],
                 *       "profile": 2,
                 *       "mode": 2
                 *     }
                 */
                "application/json": components["schemas"]["ProductExportRequest"];
            };
        };
        responses: {
            /** @description The text file; content-disposition carries its name. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportProductsZip: {
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
                 *       "chosenIds": [
                 *         "version-911"
                 *       ],
                 *       "products": [
                 *         640
                 *       ],
                 *       "profile": 2,
                 *       "mode": 2
                 *     }
                 */
                "application/json": components["schemas"]["ProductExportRequest"];
            };
        };
        responses: {
            /** @description The ZIP file; content-disposition carries its name. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extractGtinsForProductExport: {
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
                 *       "file": "(file)"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Text or CSV file that contains GTINs, at most 5 MB and 5,000 different ones.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description What was found in the file, and what was not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gtins": [
                     *         "04048551000126",
                     *         "04048551000133"
                     *       ],
                     *       "products": [
                     *         {
                     *           "id": 640,
                     *           "gtin": "04048551000126",
                     *           "description": "PEEK cranial implant, left"
                     *         }
                     *       ],
                     *       "unknown": [
                     *         "04048551000133"
                     *       ],
                     *       "junk": [
                     *         {
                     *           "line": 1,
                     *           "text": "GTIN"
                     *         }
                     *       ],
                     *       "junkCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExtractedGtins"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getKeyCodeExportTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 640
                 */
                id: components["schemas"]["DocumentedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree of a product for key codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "product-640",
                     *       "label": "04048551000126",
                     *       "disabled": false,
                     *       "disabledReason": null,
                     *       "children": [
                     *         {
                     *           "id": "version-911",
                     *           "label": "3.0 (K7MPX4QD)",
                     *           "disabled": false,
                     *           "disabledReason": null,
                     *           "children": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExportTreeNode"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeyCodeExportTrees: {
        parameters: {
            query: {
                /**
                 * @description Products; repeated.
                 * @example [
                 *       640
                 *     ]
                 */
                products: components["schemas"]["DocumentedProductId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trees of products for key codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "product-640",
                     *         "label": "04048551000126",
                     *         "disabled": false,
                     *         "disabledReason": null,
                     *         "children": [
                     *           {
                     *             "id": "version-911",
                     *             "label": "3.0 (K7MPX4QD)",
                     *             "disabled": false,
                     *             "disabledReason": null,
                     *             "children": []
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ExportTreeNode"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findGtinsForKeyCodeExport: {
        parameters: {
            query: {
                /**
                 * @description Part of a GTIN; empty for the first ones.
                 * @example 0126
                 */
                query: string;
            };
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
                     * @example [
                     *       {
                     *         "id": 640,
                     *         "gtin": "04048551000126",
                     *         "description": "PEEK cranial implant, left"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductGtinEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDocumentNumbersForKeyCodeExport: {
        parameters: {
            query: {
                /**
                 * @description Part of a number; empty for the first ones.
                 * @example 0440
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1201,
                     *         "number": "IFU-CMF-0440"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentNumberEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportKeyCodes: {
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
                 *       "chosenIds": [
                 *         "version-911"
                 *       ]
                 *     }
                 */
                "application/json": {
                    chosenIds: components["schemas"]["ChosenProductNodes"];
                };
            };
        };
        responses: {
            /** @description The text file; content-disposition carries its name. */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extractGtinsForKeyCodeExport: {
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
                 *       "file": "(file)"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Text or CSV file that contains GTINs, at most 5 MB and 5,000 different ones.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description What was found in the file, and what was not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gtins": [
                     *         "04048551000126",
                     *         "04048551000133"
                     *       ],
                     *       "products": [
                     *         {
                     *           "id": 640,
                     *           "gtin": "04048551000126",
                     *           "description": "PEEK cranial implant, left"
                     *         }
                     *       ],
                     *       "unknown": [
                     *         "04048551000133"
                     *       ],
                     *       "junk": [
                     *         {
                     *           "line": 1,
                     *           "text": "GTIN"
                     *         }
                     *       ],
                     *       "junkCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExtractedGtins"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConfiguredDocumentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document types for configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "Instructions for use",
                     *         "eifuValue": "IFU",
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "usedBy": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentType"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDocumentType: {
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
                 *       "id": 2,
                 *       "name": "Instructions for use",
                 *       "eifuValue": "IFU"
                 *     }
                 */
                "application/json": components["schemas"]["DocumentTypeChange"];
            };
        };
        responses: {
            /** @description The entry was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDocumentType: {
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
                 *       "name": "Instructions for use",
                 *       "eifuValue": "IFU"
                 *     }
                 */
                "application/json": components["schemas"]["DocumentTypeForm"];
            };
        };
        responses: {
            /** @description Id of the new entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 2 */
                    "application/json": components["schemas"]["EntryId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocumentType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Entry.
                 * @example 2
                 */
                id: components["schemas"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConfiguredCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries for configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "Germany",
                     *         "eifuValue": "DE",
                     *         "regionId": 2,
                     *         "languageIds": [
                     *           12
                     *         ],
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "usedBy": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Country"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCountry: {
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
                 *       "id": 2,
                 *       "name": "Germany",
                 *       "eifuValue": "DE",
                 *       "regionId": 2,
                 *       "languageIds": [
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CountryChange"];
            };
        };
        responses: {
            /** @description The entry was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCountry: {
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
                 *       "name": "Germany",
                 *       "eifuValue": "DE",
                 *       "regionId": 2,
                 *       "languageIds": [
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CountryForm"];
            };
        };
        responses: {
            /** @description Id of the new entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 2 */
                    "application/json": components["schemas"]["EntryId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Entry.
                 * @example 2
                 */
                id: components["schemas"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConfiguredDivisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The divisions for configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "CMF",
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "usedBy": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Division"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDivision: {
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
                 *       "id": 2,
                 *       "name": "CMF"
                 *     }
                 */
                "application/json": components["schemas"]["DivisionChange"];
            };
        };
        responses: {
            /** @description The entry was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDivision: {
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
                 *       "name": "CMF"
                 *     }
                 */
                "application/json": components["schemas"]["DivisionForm"];
            };
        };
        responses: {
            /** @description Id of the new entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 2 */
                    "application/json": components["schemas"]["EntryId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDivision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Entry.
                 * @example 2
                 */
                id: components["schemas"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConfiguredPortals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The portals for configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "eIFU portal",
                     *         "eifuValue": "PORTAL-1",
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "usedBy": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Portal"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePortal: {
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
                 *       "id": 2,
                 *       "name": "eIFU portal",
                 *       "eifuValue": "PORTAL-1"
                 *     }
                 */
                "application/json": components["schemas"]["PortalChange"];
            };
        };
        responses: {
            /** @description The entry was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPortal: {
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
                 *       "name": "eIFU portal",
                 *       "eifuValue": "PORTAL-1"
                 *     }
                 */
                "application/json": components["schemas"]["PortalForm"];
            };
        };
        responses: {
            /** @description Id of the new entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 2 */
                    "application/json": components["schemas"]["EntryId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Entry.
                 * @example 2
                 */
                id: components["schemas"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConfiguredLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages for configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "German",
                     *         "translatedName": "Deutsch",
                     *         "eifuValue": "de",
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "usedBy": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Language"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLanguage: {
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
                 *       "id": 2,
                 *       "name": "German",
                 *       "translatedName": "Deutsch",
                 *       "eifuValue": "de"
                 *     }
                 */
                "application/json": components["schemas"]["LanguageChange"];
            };
        };
        responses: {
            /** @description The entry was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addLanguage: {
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
                 *       "name": "German",
                 *       "translatedName": "Deutsch",
                 *       "eifuValue": "de"
                 *     }
                 */
                "application/json": components["schemas"]["LanguageForm"];
            };
        };
        responses: {
            /** @description Id of the new entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 2 */
                    "application/json": components["schemas"]["EntryId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Entry.
                 * @example 2
                 */
                id: components["schemas"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConfiguredProductFamilies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product families for configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "Cranial",
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "usedBy": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductFamily"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProductFamily: {
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
                 *       "id": 2,
                 *       "name": "Cranial"
                 *     }
                 */
                "application/json": components["schemas"]["ProductFamilyChange"];
            };
        };
        responses: {
            /** @description The entry was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addProductFamily: {
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
                 *       "name": "Cranial"
                 *     }
                 */
                "application/json": components["schemas"]["ProductFamilyForm"];
            };
        };
        responses: {
            /** @description Id of the new entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 2 */
                    "application/json": components["schemas"]["EntryId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProductFamily: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Entry.
                 * @example 2
                 */
                id: components["schemas"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConfiguredRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The regions for configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "Europe",
                     *         "timestampBase64": "AAAAAAAAB9E=",
                     *         "usedBy": "10 countries"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Region"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRegion: {
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
                 *       "id": 2,
                 *       "name": "Europe"
                 *     }
                 */
                "application/json": components["schemas"]["RegionChange"];
            };
        };
        responses: {
            /** @description The entry was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addRegion: {
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
                 *       "name": "Europe"
                 *     }
                 */
                "application/json": components["schemas"]["RegionForm"];
            };
        };
        responses: {
            /** @description Id of the new entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 2 */
                    "application/json": components["schemas"]["EntryId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Entry.
                 * @example 2
                 */
                id: components["schemas"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentationQueries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved filters of the documentation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 14,
                     *         "name": "Late in Rotterdam",
                     *         "isPrivate": true,
                     *         "storedQueryType": 1,
                     *         "query": "chosenDivisions=2&orderBy=number&ascending=1",
                     *         "canBeManaged": true,
                     *         "ownerUserId": "usr-icar",
                     *         "ownerName": "Ines Carvalho"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ManagedDocumentationQuery"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameDocumentationQuery: {
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
                 *       "name": "Late in Rotterdam"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["RecordId"];
                    name: components["schemas"]["FilterName"];
                    /** @description The filter that has this name already goes; absent counts as false (W9). */
                    overwrite?: boolean;
                };
            };
        };
        responses: {
            /** @description The filter was renamed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocumentationQuery: {
        parameters: {
            query: {
                /**
                 * @description Saved filter.
                 * @example 14
                 */
                id: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filter was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentQueries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved filters of the document list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 14,
                     *         "name": "Late in Rotterdam",
                     *         "isPrivate": true,
                     *         "storedQueryType": 1,
                     *         "query": "chosenDivisions=2&orderBy=number&ascending=1",
                     *         "canBeManaged": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentationQuery"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDocumentQuery: {
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
                 *       "query": "chosenDivisions=2&orderBy=number&ascending=1",
                 *       "name": "Late in Rotterdam",
                 *       "isPrivate": true
                 *     }
                 */
                "application/json": {
                    query: components["schemas"]["DocumentationQueryText"];
                    name: components["schemas"]["FilterName"];
                    /** @description Only its owner sees it; absent: as the filter that is overwritten, or true. */
                    isPrivate?: boolean;
                };
            };
        };
        responses: {
            /** @description Id of the saved filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 14 */
                    "application/json": components["schemas"]["RecordId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductQueries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved filters of the product list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 14,
                     *         "name": "Late in Rotterdam",
                     *         "isPrivate": true,
                     *         "storedQueryType": 2,
                     *         "query": "chosenDivisions=2&orderBy=description&ascending=1",
                     *         "canBeManaged": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentationQuery"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProductQuery: {
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
                 *       "query": "chosenDivisions=2&orderBy=number&ascending=1",
                 *       "name": "Late in Rotterdam",
                 *       "isPrivate": true
                 *     }
                 */
                "application/json": {
                    query: components["schemas"]["DocumentationQueryText"];
                    name: components["schemas"]["FilterName"];
                    /** @description Only its owner sees it; absent: as the filter that is overwritten, or true. */
                    isPrivate?: boolean;
                };
            };
        };
        responses: {
            /** @description Id of the saved filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 14 */
                    "application/json": components["schemas"]["RecordId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentationPermissionsOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-icar
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights of a user in the documentation service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "name": "Read documents",
                     *         "code": "CanReadDocuments",
                     *         "granted": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentationPermissionRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeDocumentationPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-icar
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        /** @description Ids to revoke. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       4
                 *     ]
                 */
                "application/json": components["schemas"]["RecordId"][];
            };
        };
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    grantDocumentationPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-icar
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        /** @description Ids to grant. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       4
                 *     ]
                 */
                "application/json": components["schemas"]["RecordId"][];
            };
        };
        responses: {
            /** @description Granted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentationRolesOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-icar
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles of a user in the documentation service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "Documentation reader",
                     *         "granted": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocumentationRoleRow"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeDocumentationRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-icar
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        /** @description Ids to revoke. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       4
                 *     ]
                 */
                "application/json": components["schemas"]["RecordId"][];
            };
        };
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    grantDocumentationRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description User.
                 * @example usr-icar
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        /** @description Ids to grant. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       4
                 *     ]
                 */
                "application/json": components["schemas"]["RecordId"][];
            };
        };
        responses: {
            /** @description Granted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
