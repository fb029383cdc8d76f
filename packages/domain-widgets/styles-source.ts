// The widgets' styles, for whoever builds the workspace from source: every widget brings its own, the page-wide ones
// are the kit's. The published package ships one file instead.
export {};
