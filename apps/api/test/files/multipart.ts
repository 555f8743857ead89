interface Part {
  name?: string;
  filename?: string;
  type?: string;
  bytes: Buffer | string;
  headers?: string;
}
const BOUNDARY = '----doorstep-test';
export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

const partOf = ({ name = 'image', filename = 'photo.jpg', type = 'image/jpeg', bytes, headers }: Part) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\n${headers ?? `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}`}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
/** A multipart body as a browser would send it, and as none would. */
export const multipart = (parts: Part[], end = `--${BOUNDARY}--\r\n`): Buffer =>
  Buffer.concat([...parts.map(partOf), Buffer.from(end)]);
