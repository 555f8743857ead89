import { inflateSync } from 'node:zlib';

/** Every letter that is drawn, piece by piece, as a reader of the PDF would copy it: by each font's table from its signs to letters. */
export function textOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]),
  );
  const stream = (body: string) => {
    const data = Buffer.from(
      body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream')),
      'latin1',
    );
    return (body.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1');
  };
  const tables = new Map(
    [...objects].flatMap(([id, body]) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
      if (!table) return [];
      const letters: string[] = [];
      for (const [, from, , list] of stream(objects.get(table)!).matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
        for (const [i, [, hex]] of [...list!.matchAll(/<([\da-fA-F ]*)>/g)].entries())
          letters[parseInt(from!, 16) + i] = Buffer.from(hex!.replaceAll(' ', ''), 'hex')
            .swap16()
            .toString('utf16le');
      return [[id, letters] as const];
    }),
  );
  const fonts = new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, tables.get(id!)!]),
  );
  return [...objects.values()]
    .filter((body) => body.includes('stream\n'))
    .map(stream)
    .filter((content) => / Tf\n/.test(content))
    .flatMap((content) => {
      let letters: string[] = [];
      return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, shown]) => {
        if (font) {
          letters = fonts.get(font)!;
          return [];
        }
        return [
          [...shown!.matchAll(/<(\w+)>/g)]
            .map(([, hex]) =>
              hex!
                .match(/.{4}/g)!
                .map((sign) => letters[parseInt(sign, 16)] ?? '\uFFFD')
                .join(''),
            )
            .join(''),
        ];
      });
    });
}
