/** Stops an import before anything has changed; its sentence is for whoever sent the file. */
export class ImportError extends Error {}

/** The server fell silent: it may have swapped, or not. */
export class EndUnknown extends Error {
  constructor() {
    super(
      'The connection to the server broke before it told how the import ended. Run it again: what is already in the catalogue is left as it is.',
    );
  }
}
