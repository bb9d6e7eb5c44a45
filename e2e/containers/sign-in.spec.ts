import { expect, test } from '@playwright/test';
import { compose, runOnce } from '../gateway/compose.ts';

/** Tests the sign-in address that init logs. */

for (const [settings, sentence] of [
  [['PUBLIC_URL=https://www.example.com/'], 'Sign in at https://www.example.com/admin as '],
  [['PORT=127.0.0.1:8081-8082'], 'Sign in at http://localhost:8081/admin as '],
  [
    ['PUBLIC_URL=https://www.example.com', 'ADMIN_HOSTS=admin.example.com'],
    'Sign in at https://admin.example.com/admin as ',
  ],
  [
    ['PUBLIC_URL=https://www.example.com', 'ADMIN_HOSTS=localhost:9000', 'ADMIN_PORT=127.0.0.1:9000'],
    'Sign in at http://localhost:9000/admin as ',
  ],
  [['ADMIN_HOSTS=none'], 'Sign in nowhere, as ADMIN_HOSTS is none.'],
  [['ADMIN_HOSTS=https://admin.example.com'], 'ADMIN_HOSTS must be none, or host names'],
  [['PUBLIC_URL=www.example.com'], 'PUBLIC_URL must be the address visitors use'],
] as const) {
  test(`with ${settings.join(', ')} init logs: ${sentence}`, () => {
    const variables = settings.flatMap((setting) => ['-e', setting]);
    expect(runOnce(...variables, 'init').output).toContain(sentence);
  });
}

test('init names the command that shows the first password again', () => {
  const command = 'docker compose exec api cat /secrets/admin_password';
  expect(runOnce('init').output).toContain(`The first password: ${command}.`);
  const [, , service = '', ...shown] = command.split(' ').slice(1);
  expect(compose('exec', '-T', service, ...shown)).toMatch(/^\S+$/);
});
