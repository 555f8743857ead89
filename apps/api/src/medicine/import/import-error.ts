/** Stops an import before anything has changed; its sentence is for whoever sent the file. */
export class ImportError extends Error {}
