// A bucket of the S3 protocol in memory, for tests that hold a process up between its bytes and its rows.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/** `onPut`: called once the bytes are kept, before anybody is told; true: nobody is. */
export async function startBucket(onPut: (bytes: Buffer) => boolean) {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const id = request.url!.split('/').at(-1)!;
      if (request.method === 'PUT') {
        objects.set(id, bytes);
        if (onPut(bytes)) return;
      }
      if (request.method === 'DELETE') objects.delete(id);
      const found = request.method === 'GET' ? objects.get(id) : undefined;
      if (request.method === 'GET' && !found)
        response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      else response.writeHead(200).end(found);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'doorstep-files',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      S3_SECRET_ACCESS_KEY: 'sesame',
    },
    /** Ids of the pictures in it; papers that are drawn meanwhile are none. */
    photos: (): string[] => [...objects].filter(([, bytes]) => isJpeg(bytes)).map(([id]) => id),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
