import { withoutData } from './request-log.ts';

test.each([
  ['with its statement', { sql: 'select 1' }],
  ['of MySQL', { code: 'ER_DUP_ENTRY' }],
  ['of SQLite', { code: 'SQLITE_CONSTRAINT' }],
])('the message of a database error %s is not logged', (_what, properties) => {
  const error = Object.assign(new Error('Duplicate entry nimal@example.com'), properties);
  expect(JSON.stringify(withoutData(error))).not.toContain('nimal');
});

test('the message of any other error is logged', () => {
  expect(withoutData(new Error('x is not a function'))).toMatchObject({ message: 'x is not a function' });
});
