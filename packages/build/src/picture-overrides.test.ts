import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { pictureOverrides } from './picture-overrides.ts';

const app = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(app, { recursive: true }));

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(app, file)), { recursive: true });
  writeFileSync(path.join(app, file), content);
};

async function builtPictures() {
  const compiler = webpack({
    mode: 'none',
    context: app,
    entry: './src/page.js',
    output: { path: path.join(app, 'dist'), assetModuleFilename: '[name][ext]', clean: true },
    module: { rules: [{ test: /\.(svg|jpg)$/, type: 'asset/resource' }] },
    plugins: [pictureOverrides(app)],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  expect(stats?.hasErrors()).toBe(false);
  return readdirSync(path.join(app, 'dist')).filter((file) => !file.endsWith('.js'));
}

test('replaces only the drawn picture of the same name with a real one', async () => {
  write('pictures/leaders/mentor.svg', '<svg/>');
  write('pictures/leaders/director.svg', '<svg id="director"/>');
  write(
    'src/page.js',
    "import m from '../pictures/leaders/mentor.svg'; import d from '../pictures/leaders/director.svg'; console.log(m, d);",
  );
  expect(await builtPictures()).toEqual(['director.svg', 'mentor.svg']);

  write('pictures/overrides/leaders/mentor.jpg', 'photograph');
  expect(await builtPictures()).toEqual(['director.svg', 'mentor.jpg']);

  rmSync(path.join(app, 'pictures/overrides'), { recursive: true });
  expect(await builtPictures()).toEqual(['director.svg', 'mentor.svg']);
});
