/** Builds what is run, each part only when something that it is made of changed. */
export function build(): void;

/** Whether everything that is run lies built, from the files as they are now. */
export function isBuilt(): boolean;
