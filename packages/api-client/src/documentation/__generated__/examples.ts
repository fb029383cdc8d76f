/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { operations } from './schema.ts';

/** One answer of each operation, as the contract shows it. */
export const examples: Examples = {
  listGrantedDocumentationPermissions: [{"permissionName":"CanReadDocuments","assigned":true},{"permissionName":"CanReadProducts","assigned":true}],
  getDocumentationVersion: {"name":"eDOC","version":"1.4.0"},
  listDocumentationUsers: [{"id":"usr-icar","firstName":"Ines","lastName":"Carvalho","symbol":"ICAR"}],
  listDivisions: [{"id":2,"name":"CMF"}],
  listDocumentTypes: [{"id":2,"name":"Instructions for use"}],
  listPortals: [{"id":2,"name":"eIFU portal"}],
  listLanguages: [{"id":2,"name":"German"}],
  listProductFamilies: [{"id":2,"name":"Cranial"}],
  listRegions: [{"id":2,"name":"Europe","children":[{"id":49,"name":"Germany","languageIds":[12]}]}],
  listDocuments: {"data":[{"id":1201,"name":"Cranial implants","number":"IFU-CMF-0440","divisionId":2,"typeId":2,"latestRevisionName":"C","latestRevisionDate":"2026-09-01","isVersioned":true,"portalId":2,"eifuName":"Cranial implants (PEEK)","locked":false,"currentRevision":{"id":3309,"name":"B","issueDate":"2026-03-01","versionId":2201,"versionName":"2.0"},"supersededRevision":{"id":3301,"name":"A","issueDate":"2025-01-15","versionId":2201,"versionName":"2.0"}},{"id":1207,"name":"Jaw joints","number":"IFU-TMJ-0310","divisionId":2,"typeId":2,"latestRevisionName":"A","latestRevisionDate":"2025-03-14","isVersioned":false,"portalId":null,"eifuName":null,"locked":true,"currentRevision":{"id":3315,"name":"A","issueDate":"2025-03-14","versionId":2207,"versionName":null},"supersededRevision":null}],"count":160},
  addDocument: 1201,
  getDocument: {"id":1201,"name":"Cranial implants","number":"IFU-CMF-0440","divisionId":2,"typeId":2,"latestRevisionName":"C","latestRevisionDate":"2026-09-01","isVersioned":true,"portalId":2,"eifuName":"Cranial implants (PEEK)","locked":true,"lockedReason":"The document is locked: a version of it is part of a keycode.","isVersionedEditable":false,"describesKeyCode":true,"timestampBase64":"AAAAAAAAB9E=","revisions":[{"id":3310,"name":"C","issueDate":"2026-09-01","isCompatible":true,"hasAssociatedProductVersions":true,"isPartOfKeyCode":true,"versionName":"3.0","documentFiles":[{"id":7702,"eifuName":"Cranial implants, German","languages":[{"id":2,"name":"German"}],"location":"https://files.example.com/ifu/cmf-0440/c/de.pdf","region":[{"name":"Europe","isImplicit":false,"children":[{"id":49,"name":"Germany"}]}],"countries":[{"regionId":1,"countryId":49}]}],"isFirst":false,"isFirstOfVersion":false}],"associations":[{"productId":640,"productDescription":"PEEK cranial implant, left","productGTIN":"04048551000126","productVersionName":"3.0","documentVersionName":"3.0"}],"changes":[{"changeType":"Name changed","additionalInfo":"Revision C","oldValue":"Cranial implant","newValue":"Cranial implants","time":"2026-11-20T09:30:00Z","userId":"usr-icar","importFile":null}],"neighbours":{"index":5,"count":184,"previousId":1198,"previousLabel":"IFU-CMF-0438","nextId":1207,"nextLabel":"IFU-CMF-0442"}},
  listDocumentVersions: [{"id":2105,"name":"3.0"}],
  listDocumentNumbers: [{"id":1201,"number":"IFU-CMF-0440"}],
  addRevision: 3310,
  addDocumentFile: 7702,
  listDocumentationProducts: {"data":[{"id":640,"description":"PEEK cranial implant, left","catalogNumber":"CMF-4410-L","gtin":"04048551000126","family":"Cranial","division":"CMF","describedBy":[{"id":1201,"number":"IFU-CMF-0440"}],"hasKeyCode":true},{"id":641,"description":"PEEK cranial implant, right","catalogNumber":"CMF-4410-R","gtin":"04048551000133","family":"Cranial","division":"CMF","describedBy":[{"id":1201,"number":"IFU-CMF-0440"}],"hasKeyCode":false}],"count":500},
  addDocumentationProduct: 640,
  getDocumentationProduct: {"id":640,"description":"PEEK cranial implant, left","catalogNumber":"CMF-4410-L","gtin":"04048551000126","productFamilyId":2,"divisionId":2,"needsKeyCode":true,"isNeedsKeyCodeEditable":false,"implicitVersionKeyCode":null,"isImplicitVersionKeyCodeAssignable":false,"implicitVersionDocuments":[],"associations":[{"id":450,"documentId":1201,"number":"IFU-CMF-0440","isPartOfKeyCode":true,"versionAssociations":[{"id":4501,"documentVersionId":2105,"documentVersionName":"3.0","productVersionId":911,"productVersionName":"3.0","isPartOfKeyCode":true}]}],"productVersions":[{"id":911,"name":"3.0","ecnNumber":"ECN-2201","keyCode":"K7MPX4QD","documentVersions":[{"documentId":1201,"documentVersionId":2105,"documentNumber":"IFU-CMF-0440","versionName":"3.0","hasRevisions":true}],"isKeyCodeAssignable":false}],"eifuDescription":"Implant for the skull","timestampBase64":"AAAAAAAAB9E=","changes":[{"changeType":"Name changed","additionalInfo":"Revision C","oldValue":"Cranial implant","newValue":"Cranial implants","time":"2026-11-20T09:30:00Z","userId":"usr-icar","importFile":null}],"neighbours":{"index":5,"count":500,"previousId":638,"previousLabel":"04048551000119","nextId":641,"nextLabel":"04048551000133"}},
  findDocumentNumbers: [{"id":1201,"number":"IFU-CMF-0440"}],
  findDocumentNumbersForProduct: [{"id":1201,"number":"IFU-CMF-0440"}],
  addProductVersion: 911,
  addVersionAssociation: 4501,
  assignKeyCode: {"id":88,"code":"K7MPX4QD"},
  listKeyCodes: [{"id":88,"code":"K7MPX4QD","documents":[{"id":2105,"number":"IFU-CMF-0440","versionName":"3.0","documentId":1201}],"products":[{"id":911,"gtin":"04048551000126","versionName":"3.0","productId":640,"keyCodeAssignedAt":"2026-11-20T09:30:00Z"}]},{"id":89,"code":"T3WRH9CE","documents":[{"id":2098,"number":"IFU-CMF-0440","versionName":"2.0","documentId":1201}],"products":[]}],
  addKeyCode: {"id":88,"code":"K7MPX4QD","documents":[],"products":[]},
  listDocumentsForKeyCode: [{"id":2105,"number":"IFU-CMF-0440","versionName":"3.0","documentId":1201}],
  listProductsForKeyCode: [{"id":911,"gtin":"04048551000126","versionName":"3.0","productId":640}],
  getTrace: {"start":"keyCodes","alsoAt":[],"code":"K7MPX4QD","documents":{"count":1,"rows":[{"id":2105,"number":"IFU-CMF-0440","versionName":"3.0","documentId":1201,"keyCodes":["K7MPX4QD"]}]},"keyCodes":{"count":1,"rows":[{"id":88,"code":"K7MPX4QD"}]},"products":{"count":1,"rows":[{"id":911,"productId":640,"description":"PEEK cranial implant, left","gtin":"04048551000126","catalogNumber":"CMF-4410-L","versionName":"3.0","keyCode":"K7MPX4QD"}]},"plans":{"count":1,"rows":[{"id":10412,"requestId":"26-10412","productNumber":"CMF-4410-L","hasCycle":true}]},"lots":{"count":1,"rows":[{"id":12,"identifier":"LOT-2611-03","kind":"Sterilization"}]}},
  listProductImports: {"data":[{"id":61,"importDate":"2026-11-20T09:30:00Z","userId":"usr-icar","details":"cmf-products.csv, CMF, 20 rows","fileName":"cmf-products.csv","state":"done","isDryRun":false,"rowCount":20,"summary":{"created":12,"updated":6,"ignored":2}}],"count":184},
  importProducts: 61,
  getProductImport: {"id":61,"importDate":"2026-11-20T09:30:00Z","userId":"usr-icar","details":"cmf-products.csv, CMF, 20 rows","fileName":"cmf-products.csv","state":"done","isDryRun":false,"rowCount":20,"summary":{"created":12,"updated":6,"ignored":2},"message":null,"waitsForId":null,"dryRunId":null,"appliedById":null,"changedSinceDryRun":0,"sameFile":null,"doneCount":20,"startedAt":"2026-11-20T09:30:01Z","finishedAt":"2026-11-20T09:30:02Z","rowsPerSecond":20,"secondsLeft":null,"rows":[{"rowNumber":2,"productId":640,"productNumber":"04048551000127","status":"Updated","updatedFields":[{"column":"Description","oldValue":"PEEK cranial, left","newValue":"PEEK cranial implant, left"}],"details":null,"isChangedSinceDryRun":false}],"count":20},
  applyProductImport: 62,
  listDocumentImports: {"data":[{"id":35,"importDate":"2026-11-20T09:30:00Z","userId":"usr-icar","details":"ifu-cmf-0440.zip, 2 rows","fileName":"ifu-cmf-0440.zip","state":"done","isDryRun":false,"rowCount":2,"summary":{"created":1,"updated":1,"ignored":0}}],"count":184},
  importDocuments: 35,
  getDocumentImport: {"id":35,"importDate":"2026-11-20T09:30:00Z","userId":"usr-icar","details":"ifu-cmf-0440.zip, 2 rows","fileName":"ifu-cmf-0440.zip","state":"done","isDryRun":false,"rowCount":2,"summary":{"created":1,"updated":1,"ignored":0},"message":null,"waitsForId":null,"dryRunId":null,"appliedById":null,"changedSinceDryRun":0,"sameFile":null,"doneCount":2,"startedAt":"2026-11-20T09:30:01Z","finishedAt":"2026-11-20T09:30:02Z","rowsPerSecond":2,"secondsLeft":null,"documentId":1201,"documentNumber":"IFU-CMF-0440","revisionName":"C","status":"Created","files":[{"rowNumber":2,"documentId":1201,"documentNumber":"IFU-CMF-0440","revisionName":"C","location":"https://files.example.com/ifu/cmf-0440/c/de.pdf","languages":["German"],"countries":["Germany","Austria"],"status":"Created","updatedFields":[],"details":null,"isChangedSinceDryRun":false},{"rowNumber":3,"documentId":1201,"documentNumber":"IFU-CMF-0440","revisionName":"C","location":"https://files.example.com/ifu/cmf-0440/c/fr.pdf","languages":["French"],"countries":["France"],"status":"Updated","updatedFields":[{"column":"Countries","oldValue":"Belgium","newValue":"France"}],"details":null,"isChangedSinceDryRun":false}],"count":2},
  applyDocumentImport: 36,
  getDocumentExportTree: {"id":"document-1201","label":"IFU-CMF-0440","disabled":false,"disabledReason":null,"children":[{"id":"file-7702","label":"German","disabled":false,"disabledReason":null,"children":[]}]},
  listDocumentExportTrees: [{"id":"document-1201","label":"IFU-CMF-0440","disabled":false,"disabledReason":null,"children":[{"id":"file-7702","label":"German","disabled":false,"disabledReason":null,"children":[]}]}],
  findDocumentNumbersForExport: [{"id":1201,"number":"IFU-CMF-0440"}],
  extractDocumentNumbers: {"documents":[{"id":1201,"number":"IFU-CMF-0440"}],"junk":[{"line":1,"text":"Number"}],"junkCount":1},
  getProductExportTree: {"id":"product-640","label":"04048551000126","disabled":false,"disabledReason":null,"children":[{"id":"version-911","label":"3.0 (K7MPX4QD)","disabled":false,"disabledReason":null,"children":[]}]},
  listProductExportTrees: [{"id":"product-640","label":"04048551000126","disabled":false,"disabledReason":null,"children":[{"id":"version-911","label":"3.0 (K7MPX4QD)","disabled":false,"disabledReason":null,"children":[]}]}],
  findGtinsForProductExport: [{"id":640,"gtin":"04048551000126","description":"PEEK cranial implant, left"}],
  findDocumentNumbersForProductExport: [{"id":1201,"number":"IFU-CMF-0440"}],
  listAssociatedProductsForExport: [{"id":640,"gtin":"04048551000126","description":"PEEK cranial implant, left"}],
  extractGtinsForProductExport: {"gtins":["04048551000126","04048551000133"],"products":[{"id":640,"gtin":"04048551000126","description":"PEEK cranial implant, left"}],"unknown":["04048551000133"],"junk":[{"line":1,"text":"GTIN"}],"junkCount":1},
  getKeyCodeExportTree: {"id":"product-640","label":"04048551000126","disabled":false,"disabledReason":null,"children":[{"id":"version-911","label":"3.0 (K7MPX4QD)","disabled":false,"disabledReason":null,"children":[]}]},
  listKeyCodeExportTrees: [{"id":"product-640","label":"04048551000126","disabled":false,"disabledReason":null,"children":[{"id":"version-911","label":"3.0 (K7MPX4QD)","disabled":false,"disabledReason":null,"children":[]}]}],
  findGtinsForKeyCodeExport: [{"id":640,"gtin":"04048551000126","description":"PEEK cranial implant, left"}],
  findDocumentNumbersForKeyCodeExport: [{"id":1201,"number":"IFU-CMF-0440"}],
  extractGtinsForKeyCodeExport: {"gtins":["04048551000126","04048551000133"],"products":[{"id":640,"gtin":"04048551000126","description":"PEEK cranial implant, left"}],"unknown":["04048551000133"],"junk":[{"line":1,"text":"GTIN"}],"junkCount":1},
  listConfiguredDocumentTypes: [{"id":2,"name":"Instructions for use","eifuValue":"IFU","timestampBase64":"AAAAAAAAB9E=","usedBy":null}],
  addDocumentType: 2,
  listConfiguredCountries: [{"id":2,"name":"Germany","eifuValue":"DE","regionId":2,"languageIds":[12],"timestampBase64":"AAAAAAAAB9E=","usedBy":null}],
  addCountry: 2,
  listConfiguredDivisions: [{"id":2,"name":"CMF","timestampBase64":"AAAAAAAAB9E=","usedBy":null}],
  addDivision: 2,
  listConfiguredPortals: [{"id":2,"name":"eIFU portal","eifuValue":"PORTAL-1","timestampBase64":"AAAAAAAAB9E=","usedBy":null}],
  addPortal: 2,
  listConfiguredLanguages: [{"id":2,"name":"German","translatedName":"Deutsch","eifuValue":"de","timestampBase64":"AAAAAAAAB9E=","usedBy":null}],
  addLanguage: 2,
  listConfiguredProductFamilies: [{"id":2,"name":"Cranial","timestampBase64":"AAAAAAAAB9E=","usedBy":null}],
  addProductFamily: 2,
  listConfiguredRegions: [{"id":2,"name":"Europe","timestampBase64":"AAAAAAAAB9E=","usedBy":"10 countries"}],
  addRegion: 2,
  listDocumentationQueries: [{"id":14,"name":"Late in Rotterdam","isPrivate":true,"storedQueryType":1,"query":"chosenDivisions=2&orderBy=number&ascending=1","canBeManaged":true,"ownerUserId":"usr-icar","ownerName":"Ines Carvalho"}],
  listDocumentQueries: [{"id":14,"name":"Late in Rotterdam","isPrivate":true,"storedQueryType":1,"query":"chosenDivisions=2&orderBy=number&ascending=1","canBeManaged":true}],
  saveDocumentQuery: 14,
  listProductQueries: [{"id":14,"name":"Late in Rotterdam","isPrivate":true,"storedQueryType":2,"query":"chosenDivisions=2&orderBy=description&ascending=1","canBeManaged":true}],
  saveProductQuery: 14,
  listDocumentationPermissionsOfUser: [{"id":4,"name":"Read documents","code":"CanReadDocuments","granted":true}],
  listDocumentationRolesOfUser: [{"id":2,"name":"Documentation reader","granted":true}],
};

interface Examples {
  listGrantedDocumentationPermissions: operations['listGrantedDocumentationPermissions']['responses'][200]['content']['application/json'];
  getDocumentationVersion: operations['getDocumentationVersion']['responses'][200]['content']['application/json'];
  listDocumentationUsers: operations['listDocumentationUsers']['responses'][200]['content']['application/json'];
  listDivisions: operations['listDivisions']['responses'][200]['content']['application/json'];
  listDocumentTypes: operations['listDocumentTypes']['responses'][200]['content']['application/json'];
  listPortals: operations['listPortals']['responses'][200]['content']['application/json'];
  listLanguages: operations['listLanguages']['responses'][200]['content']['application/json'];
  listProductFamilies: operations['listProductFamilies']['responses'][200]['content']['application/json'];
  listRegions: operations['listRegions']['responses'][200]['content']['application/json'];
  listDocuments: operations['listDocuments']['responses'][200]['content']['application/json'];
  addDocument: operations['addDocument']['responses'][200]['content']['application/json'];
  getDocument: operations['getDocument']['responses'][200]['content']['application/json'];
  listDocumentVersions: operations['listDocumentVersions']['responses'][200]['content']['application/json'];
  listDocumentNumbers: operations['listDocumentNumbers']['responses'][200]['content']['application/json'];
  addRevision: operations['addRevision']['responses'][200]['content']['application/json'];
  addDocumentFile: operations['addDocumentFile']['responses'][200]['content']['application/json'];
  listDocumentationProducts: operations['listDocumentationProducts']['responses'][200]['content']['application/json'];
  addDocumentationProduct: operations['addDocumentationProduct']['responses'][200]['content']['application/json'];
  getDocumentationProduct: operations['getDocumentationProduct']['responses'][200]['content']['application/json'];
  findDocumentNumbers: operations['findDocumentNumbers']['responses'][200]['content']['application/json'];
  findDocumentNumbersForProduct: operations['findDocumentNumbersForProduct']['responses'][200]['content']['application/json'];
  addProductVersion: operations['addProductVersion']['responses'][200]['content']['application/json'];
  addVersionAssociation: operations['addVersionAssociation']['responses'][200]['content']['application/json'];
  assignKeyCode: operations['assignKeyCode']['responses'][200]['content']['application/json'];
  listKeyCodes: operations['listKeyCodes']['responses'][200]['content']['application/json'];
  addKeyCode: operations['addKeyCode']['responses'][200]['content']['application/json'];
  listDocumentsForKeyCode: operations['listDocumentsForKeyCode']['responses'][200]['content']['application/json'];
  listProductsForKeyCode: operations['listProductsForKeyCode']['responses'][200]['content']['application/json'];
  getTrace: operations['getTrace']['responses'][200]['content']['application/json'];
  listProductImports: operations['listProductImports']['responses'][200]['content']['application/json'];
  importProducts: operations['importProducts']['responses'][200]['content']['application/json'];
  getProductImport: operations['getProductImport']['responses'][200]['content']['application/json'];
  applyProductImport: operations['applyProductImport']['responses'][200]['content']['application/json'];
  listDocumentImports: operations['listDocumentImports']['responses'][200]['content']['application/json'];
  importDocuments: operations['importDocuments']['responses'][200]['content']['application/json'];
  getDocumentImport: operations['getDocumentImport']['responses'][200]['content']['application/json'];
  applyDocumentImport: operations['applyDocumentImport']['responses'][200]['content']['application/json'];
  getDocumentExportTree: operations['getDocumentExportTree']['responses'][200]['content']['application/json'];
  listDocumentExportTrees: operations['listDocumentExportTrees']['responses'][200]['content']['application/json'];
  findDocumentNumbersForExport: operations['findDocumentNumbersForExport']['responses'][200]['content']['application/json'];
  extractDocumentNumbers: operations['extractDocumentNumbers']['responses'][200]['content']['application/json'];
  getProductExportTree: operations['getProductExportTree']['responses'][200]['content']['application/json'];
  listProductExportTrees: operations['listProductExportTrees']['responses'][200]['content']['application/json'];
  findGtinsForProductExport: operations['findGtinsForProductExport']['responses'][200]['content']['application/json'];
  findDocumentNumbersForProductExport: operations['findDocumentNumbersForProductExport']['responses'][200]['content']['application/json'];
  listAssociatedProductsForExport: operations['listAssociatedProductsForExport']['responses'][200]['content']['application/json'];
  extractGtinsForProductExport: operations['extractGtinsForProductExport']['responses'][200]['content']['application/json'];
  getKeyCodeExportTree: operations['getKeyCodeExportTree']['responses'][200]['content']['application/json'];
  listKeyCodeExportTrees: operations['listKeyCodeExportTrees']['responses'][200]['content']['application/json'];
  findGtinsForKeyCodeExport: operations['findGtinsForKeyCodeExport']['responses'][200]['content']['application/json'];
  findDocumentNumbersForKeyCodeExport: operations['findDocumentNumbersForKeyCodeExport']['responses'][200]['content']['application/json'];
  extractGtinsForKeyCodeExport: operations['extractGtinsForKeyCodeExport']['responses'][200]['content']['application/json'];
  listConfiguredDocumentTypes: operations['listConfiguredDocumentTypes']['responses'][200]['content']['application/json'];
  addDocumentType: operations['addDocumentType']['responses'][200]['content']['application/json'];
  listConfiguredCountries: operations['listConfiguredCountries']['responses'][200]['content']['application/json'];
  addCountry: operations['addCountry']['responses'][200]['content']['application/json'];
  listConfiguredDivisions: operations['listConfiguredDivisions']['responses'][200]['content']['application/json'];
  addDivision: operations['addDivision']['responses'][200]['content']['application/json'];
  listConfiguredPortals: operations['listConfiguredPortals']['responses'][200]['content']['application/json'];
  addPortal: operations['addPortal']['responses'][200]['content']['application/json'];
  listConfiguredLanguages: operations['listConfiguredLanguages']['responses'][200]['content']['application/json'];
  addLanguage: operations['addLanguage']['responses'][200]['content']['application/json'];
  listConfiguredProductFamilies: operations['listConfiguredProductFamilies']['responses'][200]['content']['application/json'];
  addProductFamily: operations['addProductFamily']['responses'][200]['content']['application/json'];
  listConfiguredRegions: operations['listConfiguredRegions']['responses'][200]['content']['application/json'];
  addRegion: operations['addRegion']['responses'][200]['content']['application/json'];
  listDocumentationQueries: operations['listDocumentationQueries']['responses'][200]['content']['application/json'];
  listDocumentQueries: operations['listDocumentQueries']['responses'][200]['content']['application/json'];
  saveDocumentQuery: operations['saveDocumentQuery']['responses'][200]['content']['application/json'];
  listProductQueries: operations['listProductQueries']['responses'][200]['content']['application/json'];
  saveProductQuery: operations['saveProductQuery']['responses'][200]['content']['application/json'];
  listDocumentationPermissionsOfUser: operations['listDocumentationPermissionsOfUser']['responses'][200]['content']['application/json'];
  listDocumentationRolesOfUser: operations['listDocumentationRolesOfUser']['responses'][200]['content']['application/json'];
}

/** One body of each operation that takes one. */
export const exampleBodies: ExampleBodies = {
  addDocument: {"name":"Cranial implants","number":"IFU-CMF-0440","divisionId":2,"typeId":2,"portalId":2,"isVersioned":true,"eifuName":null},
  updateRevision: {"id":3310,"name":"C","issueDate":"2026-09-01","isCompatible":true,"versionName":null},
  addRevision: {"documentId":1201,"name":"C","issueDate":"2026-09-01","isCompatible":true,"versionName":null},
  updateDocumentFile: {"id":7702,"eifuName":"Cranial implants, German","location":"https://files.example.com/ifu/cmf-0440/c/de.pdf","languages":[2],"countries":[{"regionId":1,"countryId":49}]},
  addDocumentFile: {"revisionId":3310,"eifuName":"Cranial implants, German","location":"https://files.example.com/ifu/cmf-0440/c/de.pdf","languages":[2],"countries":[{"regionId":1,"countryId":49}]},
  addDocumentationProduct: {"description":"PEEK cranial implant, left","divisionId":2,"catalogNumber":"CMF-4410-L","gtin":"04048551000126","productFamilyId":2,"needsKeyCode":true,"eifuDescription":null},
  updateAssociation: {"id":450,"documentId":1201},
  addAssociations: {"productId":640,"documentIds":[1201]},
  updateProductVersion: {"id":911,"name":"3.0","ecnNumber":"ECN-2201"},
  addProductVersion: {"productId":640,"name":"3.0","ecnNumber":"ECN-2201"},
  updateVersionAssociation: {"id":4501,"associationId":450,"productVersionId":911,"documentVersionId":2105},
  addVersionAssociation: {"associationId":450,"productVersionId":911,"documentVersionId":2105},
  assignKeyCode: {"productVersionId":911,"productId":640},
  setKeyCodeDocuments: {"documentVersionIds":[2105]},
  setKeyCodeProducts: {"productVersionIds":[911]},
  exportDocumentList: {"chosenFileIds":["file-7702"],"mode":1},
  exportDocumentScript: {"chosenFileIds":["file-7702"],"mode":1},
  exportProducts: {"chosenIds":["version-911"],"products":[640],"profile":2,"mode":2},
  exportProductsZip: {"chosenIds":["version-911"],"products":[640],"profile":2,"mode":2},
  exportKeyCodes: {"chosenIds":["version-911"]},
  updateDocumentType: {"id":2,"name":"Instructions for use","eifuValue":"IFU"},
  addDocumentType: {"name":"Instructions for use","eifuValue":"IFU"},
  updateCountry: {"id":2,"name":"Germany","eifuValue":"DE","regionId":2,"languageIds":[12]},
  addCountry: {"name":"Germany","eifuValue":"DE","regionId":2,"languageIds":[12]},
  updateDivision: {"id":2,"name":"CMF"},
  addDivision: {"name":"CMF"},
  updatePortal: {"id":2,"name":"eIFU portal","eifuValue":"PORTAL-1"},
  addPortal: {"name":"eIFU portal","eifuValue":"PORTAL-1"},
  updateLanguage: {"id":2,"name":"German","translatedName":"Deutsch","eifuValue":"de"},
  addLanguage: {"name":"German","translatedName":"Deutsch","eifuValue":"de"},
  updateProductFamily: {"id":2,"name":"Cranial"},
  addProductFamily: {"name":"Cranial"},
  updateRegion: {"id":2,"name":"Europe"},
  addRegion: {"name":"Europe"},
  renameDocumentationQuery: {"id":14,"name":"Late in Rotterdam"},
  saveDocumentQuery: {"query":"chosenDivisions=2&orderBy=number&ascending=1","name":"Late in Rotterdam","isPrivate":true},
  saveProductQuery: {"query":"chosenDivisions=2&orderBy=number&ascending=1","name":"Late in Rotterdam","isPrivate":true},
  revokeDocumentationPermissions: [4],
  grantDocumentationPermissions: [4],
  revokeDocumentationRoles: [4],
  grantDocumentationRoles: [4],
};

interface ExampleBodies {
  addDocument: NonNullable<operations['addDocument']['requestBody']>['content']['application/json'];
  updateRevision: NonNullable<operations['updateRevision']['requestBody']>['content']['application/json'];
  addRevision: NonNullable<operations['addRevision']['requestBody']>['content']['application/json'];
  updateDocumentFile: NonNullable<operations['updateDocumentFile']['requestBody']>['content']['application/json'];
  addDocumentFile: NonNullable<operations['addDocumentFile']['requestBody']>['content']['application/json'];
  addDocumentationProduct: NonNullable<operations['addDocumentationProduct']['requestBody']>['content']['application/json'];
  updateAssociation: NonNullable<operations['updateAssociation']['requestBody']>['content']['application/json'];
  addAssociations: NonNullable<operations['addAssociations']['requestBody']>['content']['application/json'];
  updateProductVersion: NonNullable<operations['updateProductVersion']['requestBody']>['content']['application/json'];
  addProductVersion: NonNullable<operations['addProductVersion']['requestBody']>['content']['application/json'];
  updateVersionAssociation: NonNullable<operations['updateVersionAssociation']['requestBody']>['content']['application/json'];
  addVersionAssociation: NonNullable<operations['addVersionAssociation']['requestBody']>['content']['application/json'];
  assignKeyCode: NonNullable<operations['assignKeyCode']['requestBody']>['content']['application/json'];
  setKeyCodeDocuments: NonNullable<operations['setKeyCodeDocuments']['requestBody']>['content']['application/json'];
  setKeyCodeProducts: NonNullable<operations['setKeyCodeProducts']['requestBody']>['content']['application/json'];
  exportDocumentList: NonNullable<operations['exportDocumentList']['requestBody']>['content']['application/json'];
  exportDocumentScript: NonNullable<operations['exportDocumentScript']['requestBody']>['content']['application/json'];
  exportProducts: NonNullable<operations['exportProducts']['requestBody']>['content']['application/json'];
  exportProductsZip: NonNullable<operations['exportProductsZip']['requestBody']>['content']['application/json'];
  exportKeyCodes: NonNullable<operations['exportKeyCodes']['requestBody']>['content']['application/json'];
  updateDocumentType: NonNullable<operations['updateDocumentType']['requestBody']>['content']['application/json'];
  addDocumentType: NonNullable<operations['addDocumentType']['requestBody']>['content']['application/json'];
  updateCountry: NonNullable<operations['updateCountry']['requestBody']>['content']['application/json'];
  addCountry: NonNullable<operations['addCountry']['requestBody']>['content']['application/json'];
  updateDivision: NonNullable<operations['updateDivision']['requestBody']>['content']['application/json'];
  addDivision: NonNullable<operations['addDivision']['requestBody']>['content']['application/json'];
  updatePortal: NonNullable<operations['updatePortal']['requestBody']>['content']['application/json'];
  addPortal: NonNullable<operations['addPortal']['requestBody']>['content']['application/json'];
  updateLanguage: NonNullable<operations['updateLanguage']['requestBody']>['content']['application/json'];
  addLanguage: NonNullable<operations['addLanguage']['requestBody']>['content']['application/json'];
  updateProductFamily: NonNullable<operations['updateProductFamily']['requestBody']>['content']['application/json'];
  addProductFamily: NonNullable<operations['addProductFamily']['requestBody']>['content']['application/json'];
  updateRegion: NonNullable<operations['updateRegion']['requestBody']>['content']['application/json'];
  addRegion: NonNullable<operations['addRegion']['requestBody']>['content']['application/json'];
  renameDocumentationQuery: NonNullable<operations['renameDocumentationQuery']['requestBody']>['content']['application/json'];
  saveDocumentQuery: NonNullable<operations['saveDocumentQuery']['requestBody']>['content']['application/json'];
  saveProductQuery: NonNullable<operations['saveProductQuery']['requestBody']>['content']['application/json'];
  revokeDocumentationPermissions: NonNullable<operations['revokeDocumentationPermissions']['requestBody']>['content']['application/json'];
  grantDocumentationPermissions: NonNullable<operations['grantDocumentationPermissions']['requestBody']>['content']['application/json'];
  revokeDocumentationRoles: NonNullable<operations['revokeDocumentationRoles']['requestBody']>['content']['application/json'];
  grantDocumentationRoles: NonNullable<operations['grantDocumentationRoles']['requestBody']>['content']['application/json'];
}

