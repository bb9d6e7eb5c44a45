import { readFileSync } from 'node:fs';
import path from 'node:path';
import nodeOptions from './node-options.json';

test("the API's image runs Node with the options of npm start", () => {
  const dockerfile = readFileSync(path.join(import.meta.dirname, '../api/Dockerfile'), 'utf8');
  const [, command] = /^CMD (\["node",.*)$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(command ?? '[]').slice(1, -2)).toEqual(nodeOptions);
});
