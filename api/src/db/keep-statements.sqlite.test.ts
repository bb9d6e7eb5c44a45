import Database from 'better-sqlite3';
import { keepStatements } from './open-database.ts';

let connection: Database.Database;
beforeEach(() => {
  connection = new Database(':memory:');
  keepStatements(connection);
  connection.exec('create table leads (name)');
});
afterEach(() => connection.close());

const countQuery = 'select count(*) as count from leads';

test('returns the same statement for the same SQL text', () => {
  expect(connection.prepare(countQuery)).toBe(connection.prepare(countQuery));
});

test('a kept statement returns a column that was added later', () => {
  connection.prepare('insert into leads values (?)').run('Nimal');
  expect(connection.prepare('select * from leads').all()).toEqual([{ name: 'Nimal' }]);
  connection.exec("alter table leads add column status default 'new'");
  expect(connection.prepare('select * from leads').all()).toEqual([{ name: 'Nimal', status: 'new' }]);
});

test('discards the statement that was not used for the longest time', () => {
  const [oldest, used] = [connection.prepare('select -1'), connection.prepare('select -2')];
  for (let index = 0; index < 99; index += 1) {
    connection.prepare(`select ${index}`);
    connection.prepare('select -2');
  }
  expect(connection.prepare('select -2')).toBe(used);
  expect(connection.prepare('select -1')).not.toBe(oldest);
});
