import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file));
const drawings = globSync('**/*.svg', { cwd: import.meta.dirname });
const offerings = drawings.filter((file) => path.dirname(file) === 'offerings');

test.each(drawings)('the drawing %s is small: 8 KB for a product, 60 KB for others', (file) => {
  expect(brotliCompressSync(read(file)).length).toBeLessThan((offerings.includes(file) ? 8 : 60) * 1024);
});

test('a product picture has fewer than 200 elements, because a browser builds each one', () => {
  expect(offerings).toHaveLength(6);
  for (const file of offerings)
    expect(
      read(file)
        .toString()
        .match(/<[a-z]/g)?.length,
    ).toBeLessThan(200);
});
